/** The scenario that the options ask for, and its ship. */
import { SCENARIOS } from '../data/scenarios.ts';
import type { Plan } from '../plan/types.ts';
import { planOfShip } from '../ships.ts';
import type { Options, State } from '../types.ts';
import type { CastRow, Scenario } from './types.ts';

const BY_ID: ReadonlyMap<string, Scenario> = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

interface Case {
  readonly options: Options;
  readonly scenario: Scenario;
  readonly plan: Plan;
}

/** Worked out once for each set of options: all states of a match share it. */
const CASES = new WeakMap<Options, Case>();
/** The one asked for last: rules ask for the same one a million times over. */
let last: Case | undefined;

function caseOf(options: Options): Case {
  if (last !== undefined && last.options === options) return last;
  last = CASES.get(options) ?? newCase(options);
  return last;
}

function newCase(options: Options): Case {
  const id = options.scenario === 'loose' && options.ship === 'beowulf' ? 'loose-beowulf' : options.scenario;
  const scenario = BY_ID.get(id);
  if (scenario === undefined) throw new Error(`There is no scenario '${id}'.`);
  const made = { options, scenario, plan: planOfShip(scenario.ship) };
  CASES.set(options, made);
  return made;
}

export function scenarioOf({ options }: Pick<State, 'options'>): Scenario {
  return caseOf(options).scenario;
}

export function planOf({ options }: Pick<State, 'options'>): Plan {
  return caseOf(options).plan;
}

export function castOf(options: Options): readonly CastRow[] {
  return scenarioOf({ options }).cast.filter((row) => row.option === 'always' || options[row.option]);
}
