/** They're Loose! and Mutiny (S-14.1 to S-14.17); forces and places as printed. The others are in scenarios-plots.ts. */
import { COMMON } from '../scenario/common.ts';
import type { Scenario } from '../scenario/types.ts';
import { PASSENGER_ROOMS, places } from './places.ts';
import { BERSERKER, BOARDING_PARTY, BREAKTHROUGH, HIJACKING, RESCUE } from './scenarios-plots.ts';

/** S-14.1, S-14.2. */
const LOOSE: Scenario = {
  ...COMMON,
  id: 'loose',
  name: "They're Loose!",
  ship: 'intrepid',
  sides: ['crew', 'animals'],
  cast: [
    {
      role: 'crew',
      side: 0,
      option: 'always',
      places: [...places('bridge', 2), ...places('drive', 1), ...places('stateroom', 1, 4)],
    },
    {
      role: 'animal',
      side: 1,
      option: 'always',
      places: [...places('cargo', 2), ...places('common', 2), ...places('raft', 2)],
    },
  ],
  placement: 'rooms',
  portals: 'open',
  weapons: 'locker',
  alarm: ['sighted'],
  alarmAfter: 10,
  limit: 80,
  atLimit: 'share',
  stronger: 1,
  outside: 'jumpspace',
  military: [],
  mounts: [],
};

/** S-14.6 to S-14.8: option 2, with passengers and sleepers where they are asked for. */
const LOOSE_ON_BEOWULF: Scenario = {
  ...LOOSE,
  id: 'loose-beowulf',
  ship: 'beowulf',
  cast: [
    {
      role: 'crew',
      side: 0,
      option: 'always',
      places: [...places('bridge', 2), ...places('common', 1, 0, 'Passenger common area'), ...places('drive', 1)],
    },
    { role: 'passenger', side: 0, option: 'passengers', places: PASSENGER_ROOMS },
    { role: 'sleeper', side: 0, option: 'sleepers', places: places('lowPassage', 6) },
    { role: 'animal', side: 1, option: 'always', places: places('cargo', 6) },
  ],
};

/** S-14.11. */
const MUTINY: Scenario = {
  ...COMMON,
  id: 'mutiny',
  name: 'Mutiny',
  ship: 'beowulf',
  sides: ['loyal crew', 'mutineers'],
  cast: [
    { role: 'captain', side: 0, option: 'always', places: places('bridge', 1) },
    { role: 'crew', side: 0, option: 'always', places: places('bridge', 1) },
    { role: 'mascot', side: 0, option: 'always', places: places('bridge', 1) },
    { role: 'crew', side: 1, option: 'always', places: places('bridge', 4) },
    { role: 'mascot', side: 0, option: 'secondPet', places: places('bridge', 1) },
  ],
  placement: 'anywhere',
  portals: 'shut',
  weapons: 'kept',
  alarm: [],
  alarmAfter: 0,
  limit: 40,
  atLimit: 'bridge',
  stronger: 1,
  outside: 'vacuum',
  military: [],
  mounts: [],
};

export const SCENARIOS: readonly Scenario[] = [
  LOOSE,
  LOOSE_ON_BEOWULF,
  MUTINY,
  HIJACKING,
  BOARDING_PARTY,
  RESCUE,
  BREAKTHROUGH,
  BERSERKER,
];
