/** A small match of our own (S-14.20): one guard, two animals, one door. The lesson is played on it too. */
import { COMMON } from '../scenario/common.ts';
import type { Scenario } from '../scenario/types.ts';
import type { Options } from '../types.ts';
import { WREN } from './ships/wren.ts';

const CAGE = { room: 'cargo', number: 0, name: '' } as const;

const SCENARIO: Scenario = {
  ...COMMON,
  id: 'first-watch',
  name: 'First watch',
  ship: 'intrepid',
  sides: ['guard', 'animals'],
  cast: [
    { role: 'crew', side: 0, option: 'always', places: [{ room: 'common', number: 0, name: '' }] },
    { role: 'animal', side: 1, option: 'always', places: [CAGE, CAGE] },
  ],
  placement: 'rooms',
  portals: 'shut',
  weapons: 'locker',
  alarm: [],
  alarmAfter: 0,
  limit: 12,
  atLimit: 'share',
  outside: 'jumpspace',
  military: [],
  mounts: [],
};

/** Acts before the animals, and shoots well. */
const GUARD = '877777 carbine-2 / carbine';

export const FIRST_WATCH: Pick<Options, 'ownScenario' | 'ownPlan' | 'people'> = {
  ownScenario: SCENARIO,
  ownPlan: WREN,
  people: { first: [GUARD], second: [] },
};
