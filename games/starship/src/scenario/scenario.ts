/** The scenario that the options ask for, and its ship. */
import { SCENARIOS } from '../data/scenarios.ts';
import { breached } from '../grid/breach.ts';
import type { Plan } from '../plan/types.ts';
import { planOfDocument, planOfShip } from '../ships.ts';
import type { Options, State, Who } from '../types.ts';
import type { CastRow, Scenario } from './types.ts';

const BY_ID: ReadonlyMap<string, Scenario> = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

interface Case {
  readonly options: Options;
  readonly scenario: Scenario;
  readonly plan: Plan;
  readonly hostages: boolean;
  /** By character. */
  readonly rows: readonly CastRow[];
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
  const scenario = options.ownScenario ?? printed(options);
  const made = {
    options,
    scenario,
    plan: options.ownPlan === null ? planOfShip(scenario.ship) : planOfDocument(options.ownPlan),
    hostages: scenario.cast.some(({ role }) => role === 'hostage'),
    rows: castIn(scenario, options).flatMap((row) => row.places.map(() => row)),
  };
  CASES.set(options, made);
  return made;
}

/** One of the rulebook's. */
function printed({ scenario, ship }: Options): Scenario {
  const id = scenario === 'loose' && ship === 'beowulf' ? 'loose-beowulf' : scenario;
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no scenario '${id}'.`);
  return found;
}

export function scenarioOf({ options }: Pick<State, 'options'>): Scenario {
  return caseOf(options).scenario;
}

/** S-14.32: whether anyone is there to be freed. */
export function hasHostages({ options }: Pick<State, 'options'>): boolean {
  return caseOf(options).hostages;
}

/** The ship as it was drawn. */
export function shipOf(options: Options): Plan {
  return caseOf(options).plan;
}

/** The part of the cast that a character is from. */
export function rowOf(options: Options, who: Who): CastRow {
  return caseOf(options).rows[who] as CastRow;
}

/** The ship as breaches have left it. */
export function planOf({ options, breaches }: Pick<State, 'options' | 'breaches'>): Plan {
  const { plan } = caseOf(options);
  return breaches.length === 0 ? plan : breached(plan, breaches);
}

export function castOf(options: Options): readonly CastRow[] {
  return castIn(scenarioOf({ options }), options);
}

function castIn({ cast }: Scenario, options: Options): readonly CastRow[] {
  return cast.filter((row) => row.option === 'always' || options[row.option]);
}
