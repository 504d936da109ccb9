import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { forget, hide, secrets } from '../src/testing.ts';

describeLaws({ game, text, secrets, hide, forget }, { games: 3, oneStateIn: 3 });
