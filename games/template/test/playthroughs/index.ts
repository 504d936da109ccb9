/** The golden playthroughs of Blink, written by `npm run golden`. */
import { type Playthroughs, writePlaythrough } from '@shutterbox/kernel/testing';
import { game, text } from '../../src/index.ts';

export const playthroughs: Playthroughs = {
  'default-3': () => writePlaythrough({ game, text, seats: 3, options: { lowLight: false }, seed: 1 }),
  'low-light-2': () => writePlaythrough({ game, text, seats: 2, options: { lowLight: true }, seed: 2 }),
};
