/** The law suite: every table of the plan is walked through. */
import { Pool } from './pool.ts';
import { LAW_IDS, type LawId, type LawSubject, type Tally, type Violation } from './types.ts';
import { tablesOf, tablesWith } from './variants.ts';
import { Walk } from './walk.ts';

const GUESSES_A_CHECK = 50;

export interface LawPlan {
  readonly seed: number;
  /** How many rounds through all tables, each with its own seed. */
  readonly games: number;
  /** The share of states that are checked: 1 = all, 4 = every fourth at random. */
  readonly oneStateIn: number;
  /** Where a truth takes many thousands of guesses, fewer states are steered to it: no more than so many for each that was checked. */
  readonly guessesACheck?: number;
  /** In a game of searching players, only so many answers are searched for: in a long one, search would take most of the time. */
  readonly searched?: number;
  readonly onGame?: (done: number, of: number) => void;
  /** A clock, for what each law costs. The kernel has none of its own. */
  readonly now?: () => number;
}

export interface LawReport {
  readonly games: number;
  readonly actions: number;
  readonly tally: Tally;
  /** The first violation of each law. */
  readonly violations: readonly Violation[];
}

/** Every table of the game; or, with `only`, those with these options. */
export function checkLaws<O, S, A, E, V>(subject: LawSubject<O, S, A, E, V>, plan: LawPlan, only?: O): LawReport {
  const { oneStateIn, guessesACheck = GUESSES_A_CHECK, searched = Number.POSITIVE_INFINITY, now = () => 0 } = plan;
  const seeds = Array.from({ length: plan.games }, (_, round) => plan.seed + round);
  const tablesAt = (seed: number) =>
    only === undefined ? tablesOf(subject.game, seed) : tablesWith(subject.game, only);
  const rounds = seeds.map((seed) => ({ seed, tables: tablesAt(seed) }));
  const total = rounds.reduce((sum, { tables }) => sum + tables.length, 0);
  const tally = newTally();
  const found = new Map<LawId, Violation>();
  let actions = 0;
  let done = 0;
  for (const { seed, tables } of rounds) {
    // One per round, not one for all, so that a round replayed from its seed has the same actions to try.
    const pool = new Pool<A>();
    for (const table of tables) {
      const walk = new Walk({ subject, table, seed, oneStateIn, guessesACheck, searched, pool, tally, now });
      actions += walk.run();
      for (const violation of walk.violations) if (!found.has(violation.law)) found.set(violation.law, violation);
      plan.onGame?.(++done, total);
    }
  }
  // One set of options need not have every secret.
  for (const violation of only === undefined ? vacuities(subject, plan, tally) : [])
    if (!found.has(violation.law)) found.set(violation.law, violation);
  return { games: total, actions, tally, violations: [...found.values()] };
}

function newTally(): Tally {
  const none = () => Object.fromEntries(LAW_IDS.map((id) => [id, 0])) as Record<LawId, number>;
  return { checks: none(), perturbed: {}, varied: 0, guesses: 0, time: none() };
}

/** A secret that was never perturbed, or a guess that never varied, proves nothing. */
function vacuities<O, S, A, E, V>(
  { game, secrets }: LawSubject<O, S, A, E, V>,
  { seed }: LawPlan,
  tally: Tally,
): Violation[] {
  const at = { seed, seats: tablesOf(game, seed)[0]?.seats ?? 0, options: 'all', action: 0 };
  const idle = secrets
    .filter(({ rule }) => tally.perturbed[rule] === undefined)
    .map(({ rule }) => ({
      ...at,
      law: 'secrets' as const,
      message: `${rule} was never perturbed: in all states looked at its perturb changes nothing`,
    }));
  const stiff = secrets.length > idle.length && tally.varied === 0;
  return stiff
    ? [...idle, { ...at, law: 'determinize', message: 'there are secrets, and yet every guess is the truth' }]
    : idle;
}
