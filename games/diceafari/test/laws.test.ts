import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { hide, secrets } from '../src/testing.ts';

// Games are short; only the seat on turn is ever asked, and everyone sees all it does.
describeLaws({ game, text, secrets, hide }, { games: 3, oneStateIn: 3, idle: ['order', 'late', 'sealed', 'unseen'] });
