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

export function veilOf(state: Pick<State, 'options'>): Veil {
  const scenario = scenarioOf(state);
  const known = VEILS.get(scenario);
  if (known !== undefined) return known;
  const clothed = scenario.cast.flatMap(({ role, armor }) => (armor === DIE_ARMOR ? [role] : []));
  const veil = { any: clothed.length > 0 || scenario.plot !== null, plotting: scenario.plot?.role, clothed };
  VEILS.set(scenario, veil);
  return veil;
}

/** May be in the plot, as far as others know. */
export function isSuspect(state: Pick<State, 'options'>, { role }: Sheet): boolean {
  return veilOf(state).plotting === role;
}

export function isClothed(state: Pick<State, 'options'>, { role }: Sheet): boolean {
  return veilOf(state).clothed.includes(role);
}

/** S-14.23: each passenger has a seat, and nobody knows which seats play together. */
export function hasSecretSeats({ options }: Pick<State, 'options'>): boolean {
  return options.passengerSeats && scenarioOf({ options }).plot !== null;
}
