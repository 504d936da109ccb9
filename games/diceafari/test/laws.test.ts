import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { secrets } from '../src/testing.ts';

// Games are short, and only the seat on turn is ever asked.
describeLaws({ game, text, secrets }, { games: 3, oneStateIn: 3, idle: ['order'] });
