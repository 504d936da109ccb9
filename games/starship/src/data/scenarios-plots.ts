/** Hijacking and Boarding Party as printed, Rescue, Breakthrough and The Berserker with forces of our own (S-14.22 to S-14.38). */
import { COMMON, LAST_STANDING } from '../scenario/common.ts';
import { DIE_ARMOR, type Place, type Scenario } from '../scenario/types.ts';
import { PASSENGER_ROOMS, places } from './places.ts';

/** S-14.22, S-14.36: where the Beowulf's crew is on watch. */
const ON_WATCH: readonly Place[] = [
  ...places('bridge', 2),
  ...places('common', 1, 0, 'Passenger common area'),
  ...places('drive', 1),
];

/** Anywhere aboard one of two ships. */
function aboard(ship: number, count: number): readonly Place[] {
  return Array.from({ length: count }, () => ({ room: 'any', number: 0, name: '', ship }));
}

function outside(count: number, from: number, to: number): readonly Place[] {
  return Array.from({ length: count }, () => ({ room: 'ground', number: 0, name: '', from, to }));
}

/** S-14.22 to S-14.26. */
export const HIJACKING: Scenario = {
  ...COMMON,
  id: 'hijacking',
  name: 'Hijacking',
  ship: 'beowulf',
  sides: ['crew', 'hijackers', 'passengers'],
  cast: [
    { role: 'crew', side: 0, option: 'always', places: ON_WATCH, armor: 'mesh' },
    { role: 'traveller', side: 1, option: 'always', places: PASSENGER_ROOMS, armor: DIE_ARMOR, arms: 'smuggled' },
  ],
  placement: 'rooms',
  portals: 'open',
  weapons: 'locker',
  alarm: ['attacked', 'bridge'],
  alarmAfter: 0,
  jump: 40,
  limit: 80,
  atLimit: 'jump',
  victory: [{ is: 'bridge', winner: 1 }, ...LAST_STANDING],
  plot: { role: 'traveller', count: 4 },
  outside: 'vacuum',
  stronger: 1,
};

const CUSTOMS_ARMS: readonly string[] = ['laser-carbine', 'automatic-pistol'];

/** S-14.28 to S-14.31. */
export const BOARDING_PARTY: Scenario = {
  ...COMMON,
  id: 'boarding',
  name: 'Boarding Party',
  ship: 'lockedTogether',
  sides: ['trader crew', 'customs team'],
  cast: [
    { role: 'crew', side: 0, option: 'always', places: aboard(0, 4), armor: DIE_ARMOR, arms: 'discreet' },
    {
      role: 'customs',
      side: 1,
      option: 'always',
      places: aboard(1, 5),
      armor: 'combat-armor',
      arms: 'issued',
      issued: CUSTOMS_ARMS,
    },
    {
      role: 'mascot',
      side: 0,
      option: 'pet',
      places: places('stateroom', 1, 0, '').map((place) => ({ ...place, ship: 0 })),
    },
  ],
  placement: 'rooms',
  portals: 'open',
  weapons: 'locker',
  alarm: [],
  alarmAfter: 0,
  limit: 40,
  atLimit: 'first',
  victory: [{ is: 'antagonized', winner: 1 }, ...LAST_STANDING],
  papers: true,
  outside: 'vacuum',
  military: [1],
  stronger: 0,
};

/** S-14.32, S-14.33. */
export const RESCUE: Scenario = {
  ...COMMON,
  id: 'rescue',
  name: 'Rescue',
  ship: 'lockedTogether',
  sides: ['rescuers', 'pirates'],
  cast: [
    {
      role: 'rescuer',
      side: 0,
      option: 'always',
      places: aboard(1, 5),
      armor: 'combat-armor',
      arms: 'issued',
      issued: CUSTOMS_ARMS,
    },
    { role: 'pirate', side: 1, option: 'always', places: aboard(0, 3), armor: 'cloth', arms: 'worn' },
    { role: 'hostage', side: 0, option: 'always', places: PASSENGER_ROOMS, arms: 'none' },
  ],
  placement: 'rooms',
  portals: 'open',
  weapons: 'locker',
  alarm: [],
  alarmAfter: 0,
  limit: 60,
  atLimit: 'second',
  victory: [
    { is: 'brought', winner: 0, role: 'hostage', count: 2, ship: 1 },
    { is: 'out', lost: 1, roles: [], reason: 'eliminated' },
    { is: 'losses', lost: 0, roles: ['hostage'], count: 3 },
    { is: 'out', lost: 0, roles: ['rescuer'], reason: 'eliminated' },
  ],
  outside: 'vacuum',
  military: [0],
  stronger: 0,
};

/** S-14.34, S-14.35. */
export const BREAKTHROUGH: Scenario = {
  ...COMMON,
  id: 'breakthrough',
  name: 'Breakthrough',
  ship: 'landedBeowulf',
  sides: ['crew', 'crowd'],
  cast: [
    { role: 'crew', side: 0, option: 'always', places: places('cargo', 2), arms: 'worn' },
    { role: 'returning', side: 0, option: 'always', places: outside(2, 20, 23), arms: 'worn' },
    { role: 'local', side: 1, option: 'always', places: outside(4, 4, 16), arms: 'issued', issued: ['blade'] },
    { role: 'local', side: 1, option: 'always', places: outside(3, 4, 16), arms: 'issued', issued: ['club'] },
    { role: 'local', side: 1, option: 'always', places: outside(3, 4, 16), arms: 'issued', issued: ['cudgel'] },
  ],
  placement: 'rooms',
  portals: 'open',
  cargoDoor: 'open',
  weapons: 'locker',
  alarm: [],
  alarmAfter: 0,
  limit: 40,
  atLimit: 'second',
  victory: [
    { is: 'aboard', winner: 0, role: 'returning' },
    { is: 'out', lost: 1, roles: [], reason: 'eliminated' },
    { is: 'losses', lost: 0, roles: ['crew', 'returning'], count: 2 },
  ],
  outside: 'breathable',
  stronger: 1,
};

/** S-14.36, S-14.37. */
export const BERSERKER: Scenario = {
  ...COMMON,
  id: 'berserker',
  name: 'The Berserker',
  ship: 'beowulf',
  sides: ['crew', 'berserker'],
  cast: [
    { role: 'crew', side: 0, option: 'always', places: ON_WATCH, armor: 'mesh' },
    { role: 'berserker', side: 1, option: 'always', places: places('cargo', 1) },
  ],
  placement: 'rooms',
  portals: 'open',
  weapons: 'locker',
  alarm: [],
  alarmAfter: 0,
  limit: 40,
  atLimit: 'first',
  victory: [{ is: 'wrecked', winner: 1, ap: 90, rooms: ['bridge', 'drive'] }, ...LAST_STANDING],
  stronger: 1,
};
