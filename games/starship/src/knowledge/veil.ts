/** S-17.4 to S-17.7: which roles of a scenario have something to hide. Worked out once for each scenario. */
import { scenarioOf } from '../scenario/scenario.ts';
import { DIE_ARMOR, type Role, type Scenario } from '../scenario/types.ts';
import type { Sheet, State } from '../types.ts';

interface Veil {
  readonly any: boolean;
  /** Some of them are in a plot. */
  readonly plotting: Role | undefined;
  /** Their armor is under their clothes. */
  readonly clothed: readonly Role[];
}

const VEILS = new WeakMap<Scenario, Veil>();
/** The one asked for last. */
let last: { readonly scenario: Scenario; readonly veil: Veil } | undefined;

export function veilOf(state: Pick<State, 'options'>): Veil {
  const scenario = scenarioOf(state);
  if (last?.scenario === scenario) return last.veil;
  const veil = VEILS.get(scenario) ?? newVeil(scenario);
  last = { scenario, veil };
  return veil;
}

function newVeil(scenario: Scenario): Veil {
  const clothed = scenario.cast.flatMap(({ role, armor }) => (armor === DIE_ARMOR ? [role] : []));
  const veil = { any: clothed.length > 0 || scenario.plot !== null, plotting: scenario.plot?.role, clothed };
  VEILS.set(scenario, veil);
  return veil;
}

/** May be in the plot, as far as others know. */
export function isSuspect(state: Pick<State, 'options'>, { role }: Sheet): boolean {
  return veilOf(state).plotting === role;
}

let lastBits: { readonly sheets: readonly Sheet[]; readonly plotting: Role | undefined; readonly bits: number } = {
  sheets: [],
  plotting: undefined,
  bits: 0,
};

/** All of them, one bit each. */
export function suspectBits(state: Pick<State, 'options' | 'sheets'>): number {
  const { plotting } = veilOf(state);
  const { sheets } = state;
  if (plotting === undefined) return 0;
  if (lastBits.sheets === sheets && lastBits.plotting === plotting) return lastBits.bits;
  let bits = 0;
  for (const [who, { role }] of sheets.entries()) if (role === plotting) bits |= 1 << who;
  lastBits = { sheets, plotting, bits };
  return bits;
}

export function isClothed(state: Pick<State, 'options'>, { role }: Sheet): boolean {
  return veilOf(state).clothed.includes(role);
}

/** S-14.23: each passenger has a seat, and nobody knows which seats play together. */
export function hasSecretSeats({ options }: Pick<State, 'options'>): boolean {
  return options.passengerSeats && scenarioOf({ options }).plot !== null;
}
