import { describePlaythroughs } from '@shutterbox/kernel/testing';
import { playthroughs } from './playthroughs/index.ts';

describePlaythroughs(new URL('./playthroughs/', import.meta.url), playthroughs);
