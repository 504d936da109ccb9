import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { hide, secrets } from '../src/testing.ts';

// Games are short: every state of many of them takes no time.
describeLaws({ game, text, secrets, hide }, { games: 20, oneStateIn: 1 });
