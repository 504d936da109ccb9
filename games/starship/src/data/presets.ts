/** Sets of options that belong together (S-14). */
import type { Preset } from '@shutterbox/kernel';
import type { Options } from '../types.ts';
import { FIRST_WATCH } from './first-watch.ts';

export const PRESETS: readonly Preset<Options>[] = [
  {
    id: 'first-watch',
    label: 'First watch',
    help: 'A short match on a small launch: one guard, two animals, one door.',
    options: FIRST_WATCH,
  },
  {
    id: 'beowulf-passengers',
    label: 'Loose among the passengers',
    help: "They're Loose! on the Beowulf, with passengers and low passage.",
    options: { ship: 'beowulf', passengers: true, sleepers: true },
  },
  {
    id: 'teams',
    label: 'Team play',
    help: "They're Loose! with two players on each side.",
    options: { firstSideSeats: 2, secondSideSeats: 2 },
  },
  {
    id: 'mutiny',
    label: 'Mutiny',
    help: 'Four mutineers against the captain, one loyal member of the crew and a mascot, aboard the Beowulf.',
    options: { scenario: 'mutiny' },
  },
  {
    id: 'mutiny-sides',
    label: 'Mutiny of six',
    help: 'Everyone chooses a side in secret, and there is a second pet.',
    options: { scenario: 'mutiny', chooseSides: true, secondPet: true },
  },
  {
    id: 'mutiny-armed',
    label: 'Mutiny with daggers',
    help: 'Mutiny with a dagger for everyone, a second pet and one re-roll.',
    options: { scenario: 'mutiny', secondPet: true, daggers: true, reroll: true },
  },
];
