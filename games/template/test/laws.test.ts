import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { hide, secrets } from '../src/testing.ts';

// Games are short, so every state of many games takes no time.
describeLaws({ game, text, secrets, hide }, { games: 20, oneStateIn: 1 });
