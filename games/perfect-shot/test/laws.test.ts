import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../src/index.ts';
import { hide, secrets } from '../src/testing.ts';

// Everyone sees everything that is done.
describeLaws({ game, text, secrets, hide }, { idle: ['sealed', 'unseen'] });
