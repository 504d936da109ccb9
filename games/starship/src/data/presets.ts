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
  {
    id: 'hijacking',
    label: 'Hijacking',
    help: 'Four of six passengers are in a plot to take the Beowulf before it jumps. The crew does not know which.',
    options: { scenario: 'hijacking' },
  },
  {
    id: 'hijacking-armed',
    label: 'Hijacking, armed',
    help: 'Hijacking with grenades for one hijacker and blades for the crew.',
    options: { scenario: 'hijacking', grenades: true, armedCrew: true },
  },
  {
    id: 'hijacking-seats',
    label: 'Hijacking for eight',
    help: 'Two players for the crew, and one for each passenger. Chance decides who is in the plot.',
    options: { scenario: 'hijacking', passengerSeats: true, firstSideSeats: 2 },
  },
  {
    id: 'boarding',
    label: 'Boarding Party',
    help: 'Customs men board a trader, or pirates who say so.',
    options: { scenario: 'boarding' },
  },
  {
    id: 'boarding-pet',
    label: 'Boarding Party with a pet',
    help: "The traders' pet may find out what the customs men are.",
    options: { scenario: 'boarding', pet: true },
  },
  {
    id: 'boarding-teams',
    label: 'Boarding Party for nine',
    help: 'One player for each trader and each customs man.',
    options: { scenario: 'boarding', firstSideSeats: 4, secondSideSeats: 5 },
  },
  {
    id: 'rescue',
    label: 'Rescue',
    help: 'Pirates hold six hostages aboard the Beowulf. Five rescuers come to free them.',
    options: { scenario: 'rescue' },
  },
  {
    id: 'breakthrough',
    label: 'Breakthrough',
    help: 'The Beowulf is on the ground, and a crowd is between the ship and two of its crew.',
    options: { scenario: 'breakthrough' },
  },
  {
    id: 'berserker',
    label: 'The Berserker',
    help: 'One beast is loose aboard the Beowulf, and stronger than any other.',
    options: { scenario: 'berserker' },
  },
  {
    id: 'bidding',
    label: 'Bid for the berserker',
    help: 'The Berserker, with bids for the stronger side.',
    options: { scenario: 'berserker', bidding: true },
  },
];
