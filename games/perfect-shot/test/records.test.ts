import { describeRecords } from '@shutterbox/kernel/testing';
import { game } from '../src/index.ts';

describeRecords(new URL('./records/', import.meta.url), game);
