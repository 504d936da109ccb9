import { describeLaws } from '@shutterbox/kernel/testing';
import { ADRIFT } from '../../src/data/duel.ts';
import { text } from '../../src/index.ts';
import { denseAdrift, secrets } from '../../src/testing.ts';
import { type Definition, narrowed } from './tables.ts';

/** S-21: in a crowd without gravity. */
const afloat = narrowed({ adrift: { ownScenario: ADRIFT }, controls: { scenario: 'mutiny', gravityControls: true } });
const crowd: Definition = {
  ...afloat,
  setup: (seats, options, cx) => denseAdrift(seats, afloat.setup(seats, options, cx).options, cx.chance),
};
describeLaws(
  { game: crowd, text, secrets: secrets.filter(({ rule }) => rule === 'S-17.1') },
  { games: 1, oneStateIn: 50, idle: ['order', 'unseen'] },
);
