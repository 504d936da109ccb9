/** Scenarios of the kind that players write, for the laws. */
import { COMMON } from '../scenario/common.ts';
import type { Place, Scenario } from '../scenario/types.ts';

/** Two of the crew against an animal, with nobody warned and nothing locked away. */
export const DUEL: Scenario = {
  ...COMMON,
  id: 'duel',
  name: 'Duel',
  ship: 'intrepid',
  sides: ['crew', 'stowaway'],
  cast: [
    { role: 'crew', side: 0, option: 'always', places: [bridge(), bridge()] },
    { role: 'animal', side: 1, option: 'always', places: [{ room: 'cargo', number: 0, name: '' }] },
  ],
  placement: 'rooms',
  portals: 'shut',
  weapons: 'kept',
  alarm: [],
  alarmAfter: 0,
  limit: 30,
  atLimit: 'bridge',
  outside: 'vacuum',
  military: [0],
  mounts: [{ weapon: 'autocannon', ammo: 'he', place: { room: 'cargo', number: 0, name: '' } }],
};

/** Two crews and an animal aboard a ship whose gravity has failed, with doors open and weapons at hand. */
export const ADRIFT: Scenario = {
  ...DUEL,
  id: 'adrift',
  name: 'Adrift',
  sides: ['crew', 'boarders'],
  cast: [
    { role: 'crew', side: 0, option: 'always', places: [bridge(), bridge(), bridge(), bridge()] },
    { role: 'crew', side: 1, option: 'always', places: [common(), common(), common()] },
    { role: 'animal', side: 1, option: 'always', places: [common()] },
  ],
  portals: 'open',
  atLimit: 'share',
  weightless: true,
};

function common(): Place {
  return { room: 'common', number: 0, name: '' };
}

function bridge(): Place {
  return { room: 'bridge', number: 0, name: '' };
}
