/** What scenarios have in common, unless they say otherwise. */
import type { Scenario, Victory } from './types.ts';

/** S-14.9. */
export const LAST_STANDING: readonly Victory[] = [
  { is: 'out', lost: 1, roles: [], reason: 'eliminated' },
  { is: 'out', lost: 0, roles: [], reason: 'eliminated' },
];
/** S-14.6. */
const PASSENGERS_LOST: Victory = { is: 'out', lost: 0, roles: ['passenger'], reason: 'passengers' };

export const COMMON = {
  cargoDoor: 'shut',
  victory: [...LAST_STANDING, PASSENGERS_LOST],
  jump: 0,
  plot: null,
  papers: false,
  outside: 'jumpspace',
  military: [],
  mounts: [],
  stronger: 0,
} as const satisfies Partial<Scenario>;
