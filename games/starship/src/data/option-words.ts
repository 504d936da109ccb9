/** What the options are called, and what they change: for the lobby. */
import type { Options } from '../types.ts';

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly rule?: string;
}

export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  scenario: {
    label: 'Scenario',
    help: 'The story you play.',
    rule: 'S-14.1',
  },
  ship: {
    label: 'Ship',
    help: "They're Loose! can be played on either ship. The other scenarios name their own.",
    rule: 'S-14.6',
  },
  passengers: {
    label: 'Passengers',
    help: "They're Loose! on the Beowulf: six passengers to protect.",
    rule: 'S-14.6',
  },
  sleepers: {
    label: 'Low passage',
    help: "They're Loose! on the Beowulf: six sleepers who can be revived.",
    rule: 'S-14.7',
  },
  armor: {
    label: 'Armor',
    help: "They're Loose!: each side has one armor of each kind to give out.",
    rule: 'S-14.8',
  },
  chooseSides: {
    label: 'Choose your side',
    help: 'Mutiny: one player for each person. Everyone but the captain chooses a side in secret.',
    rule: 'S-14.16',
  },
  secondPet: {
    label: 'Second pet',
    help: 'Mutiny: one more animal, which belongs to another member of the crew.',
    rule: 'S-14.17',
  },
  grenades: {
    label: 'Grenades',
    help: 'Hijacking: one hijacker has eight hand grenades instead of other weapons.',
    rule: 'S-14.26',
  },
  armedCrew: {
    label: 'Armed crew',
    help: 'Hijacking: the crew wear the blades they know how to use.',
    rule: 'S-14.26',
  },
  passengerSeats: {
    label: 'A player for each passenger',
    help: 'Hijacking: chance decides who is in the plot. The others do as they like, and win or lose with the crew.',
    rule: 'S-14.23',
  },
  pet: {
    label: 'Pet',
    help: "Boarding Party: the traders' pet may find out what the customs men are.",
    rule: 'S-14.31',
  },
  bidding: {
    label: 'Bid for sides',
    help: 'Two players bid in secret how many of 6 AP they need. The lower bid plays the stronger side, and the rest of the 6 goes to the other side each turn.',
    rule: 'S-14.39',
  },
  daggers: {
    label: 'Daggers for all',
    help: 'Everyone owns a dagger.',
    rule: 'S-15.8',
  },
  reroll: {
    label: 'One re-roll',
    help: 'Each side may roll all its characters again, once.',
    rule: 'S-15.13',
  },
  regularChart: {
    label: 'Regular chart',
    help: 'Corrects the numbers of the weapons chart that look like misprints.',
    rule: 'S-9.3',
  },
  fog: {
    label: 'Fog of war',
    help: 'Each side sees only what its own people see, and remembers the rest.',
    rule: 'S-22.1',
  },
  gravityControls: {
    label: 'Gravity controls',
    help: 'You can switch the gravity off and on from the bridge and the drive room.',
    rule: 'S-21.1',
  },
  controls: {
    label: "Ship's controls",
    help: "You can switch the ship's power and gravity off and on.",
    rule: 'S-20.9',
  },
  firstSideSeats: {
    label: 'Crew players',
    help: 'How many players share the crew, or the rescuers.',
    rule: 'S-14.18',
  },
  secondSideSeats: {
    label: 'Players on the other side',
    help: 'How many players share the other side. In Hijacking it is one, or one for each passenger.',
    rule: 'S-14.18',
  },
  ownScenario: {
    label: 'Your own scenario',
    help: 'Play a scenario you wrote instead of the chosen one.',
    rule: 'S-14.20',
  },
  ownPlan: {
    label: 'Your own ship',
    help: "Play on a deck plan you drew instead of the scenario's ship.",
    rule: 'S-14.21',
  },
  people: {
    label: 'Your own people',
    help: 'Your own characters, one per line. They replace the first characters rolled.',
    rule: 'S-15.14',
  },
};
