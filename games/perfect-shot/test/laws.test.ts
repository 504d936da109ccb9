import { describeLaws } from '@shutterbox/kernel/testing';
import { game } from '../src/index.ts';
import { secrets } from '../src/testing.ts';

describeLaws({ game, secrets });
