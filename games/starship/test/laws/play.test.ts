import { describeLaws } from '@shutterbox/kernel/testing';
import { text } from '../../src/index.ts';
import { inTheLight, narrowed, played, SETS } from './tables.ts';

const play = played(narrowed(SETS));
describeLaws(
  { game: play, text, secrets: inTheLight.filter(({ rule }) => rule !== 'S-17.2' && rule !== 'S-17.8') },
  { games: 1, oneStateIn: 100, idle: ['order', 'unseen'] },
);
