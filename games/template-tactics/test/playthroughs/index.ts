/** The golden playthroughs of Stakeout, written by `npm run golden`. */
import { defaultOptions } from '@shutterbox/kernel';
import { type Playthroughs, writePlaythrough } from '@shutterbox/kernel/testing';
import { game, text } from '../../src/index.ts';

const dark = defaultOptions(game.options);

export const playthroughs: Playthroughs = {
  'dark-2': () => writePlaythrough({ game, text, seats: 2, options: dark, seed: 1 }),
  'light-4': () => writePlaythrough({ game, text, seats: 4, options: { ...dark, dark: false }, seed: 2 }),
};
