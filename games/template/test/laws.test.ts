import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { secrets } from '../src/testing.ts';

// Games are short: every state of many of them takes no time.
describeLaws({ game, text, secrets }, { games: 20, oneStateIn: 1 });
