import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { hide, secrets } from '../src/testing.ts';

// All that anyone does is seen.
describeLaws({ game, text, secrets, hide }, { idle: ['sealed', 'unseen'] });
