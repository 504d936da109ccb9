/** What enemies can do to a character, wherever it stands. */
import { isMelee } from '../combat/means.ts';
import { isInFront, range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { areAdjacent } from '../grid/step.ts';
import { isKnownTo } from '../knowledge/fog.ts';
import { bodyOf, canAct, isAnimal, sheetOf } from '../people.ts';
import { NONE, type OpenPortals, type Plan, type Square } from '../plan/types.ts';
import type { State, Who } from '../types.ts';
import { isLost } from '../zero-g/poise.ts';
import { distancesFrom, FAR, type Field } from './field.ts';
import { isMet } from './imagined.ts';
import { afterAll, armsOf, type Strike, strikeOver, strikesOf } from './odds.ts';
import { isFoe } from './targets.ts';

export interface Foe {
  readonly who: Who;
  readonly at: Square;
  /** Now or in this activation; otherwise it may be anywhere, and `at` is only one of its haunts. */
  readonly seen: boolean;
  readonly melee: boolean;
  readonly animal: boolean;
  readonly caged: boolean;
  /** Action points until the character acts again itself, and for each square on the way. */
  readonly budget: number;
  readonly pace: number;
  /** Attacks on the character by range, and the same while it evades. */
  readonly strikes: readonly Strike[];
  readonly faint: readonly Strike[];
  /** What putting it out is worth. */
  readonly value: number;
}

/** What an unseen enemy counts, both as a danger and as a target: it may be somewhere else. */
export const DOUBT = 0.3;
/** A mascot wins and loses nothing by itself. */
const MASCOT_VALUE = 0.6;
const ESCAPE_CHANCE = 21 / 36;
/** How far a melee weapon reaches. */
const REACH = 2;
/** A gun that cannot see its target yet will see it this many squares before the end of the way. */
const ROUND_THE_CORNER = 4;
/** Action points for a square, with runs and turns, and for setting out. */
const SQUARE_AP = 0.8;
/** S-21.5: along a wall. */
const AFLOAT_AP = 4;
const START_AP = 1;

export function foesOf(state: State, who: Who): readonly Foe[] {
  return state.bodies.flatMap((_, other) => (isFoe(state, who, other) ? [foeOf(state, who, other)] : []));
}

function foeOf(state: State, who: Who, other: Who): Foe {
  const arms = armsOf(state, other);
  const { at, caged } = bodyOf(state, other);
  const seen = isKnownTo(state, who, other) || (state.fog !== null && isMet(state.fog, other));
  const worth = sheetOf(state, other).role === 'mascot' ? MASCOT_VALUE : 1;
  return {
    who: other,
    at,
    seen,
    melee: isMelee(arms.weapon),
    animal: isAnimal(state, other),
    caged,
    budget: budgetOf(state, who, other) - arms.delay,
    pace: state.gravity ? SQUARE_AP : AFLOAT_AP,
    strikes: doubted(seen, strikesOf(state, other, who, arms)),
    faint: doubted(seen, strikesOf(state, other, who, arms, true)),
    value: seen ? worth : DOUBT * worth,
  };
}

function doubted(seen: boolean, strikes: readonly Strike[]): readonly Strike[] {
  return seen ? strikes : strikes.map(({ worth, cost }) => ({ worth: DOUBT * worth, cost }));
}

/** S-3.1: this turn's, if it is still to come, and the next one's, if that comes before the character's own. */
function budgetOf(state: State, who: Who, other: Who): number {
  const { acted, total } = bodyOf(state, other);
  if (!canAct(state, other) || isLost(state, other)) return 0;
  const before = state.list.indexOf(other) < state.list.indexOf(who);
  return (acted ? 0 : total) + (before ? total : 0);
}

/** By foe: how far each square is for it, once these portals are open. */
export function fieldsOf(plan: Plan, open: OpenPortals, foes: readonly Foe[]): readonly Field[] {
  return foes.map(({ at, animal }) => distancesFrom(plan, open, !animal, at));
}

/** The worth of everything that a foe can do to someone on a square, `far` squares of way from it. */
export function menace(plan: Plan, open: OpenPortals, foe: Foe, square: Square, far: number, evading: boolean): number {
  const { budget, melee } = foe;
  if (budget <= 0) return 0;
  const squares = range(plan, foe.at, square);
  const seen = squares !== NONE && canSee(plan, open, foe.at, square);
  const strikes = evading ? foe.faint : foe.strikes;
  if (melee) return melee && seen && squares <= REACH ? blows(strikes, squares, budget) : rush(foe, strikes, far);
  if (seen) return blows(strikes, squares, budget - 1);
  return far >= FAR ? 0 : blows(strikes, 3, budget - START_AP - Math.max(1, far - ROUND_THE_CORNER) * foe.pace);
}

function blows(strikes: readonly Strike[], squares: number, ap: number): number {
  const { worth, cost } = strikeOver(strikes, squares);
  return afterAll(worth, Math.floor(ap / cost));
}

function rush({ caged, budget, pace }: Foe, strikes: readonly Strike[], far: number): number {
  if (far >= FAR) return 0;
  const left = budget - START_AP - Math.max(0, far - REACH) * pace;
  const worth = Math.max(blows(strikes, 1, left), blows(strikes, 2, left));
  return caged ? worth * ESCAPE_CHANCE : worth;
}

/** By square: who in sight may strike at anyone who enters it (S-8.7, S-13.3, S-13.7), one bit for each foe. */
export function guardsOf(state: State, plan: Plan, foes: readonly Foe[]): ReadonlyMap<Square, number> {
  const guarded = new Map<Square, number>();
  for (const [index, foe] of foes.entries()) {
    if (!foe.seen) continue;
    const { at, cover, facing } = bodyOf(state, foe.who);
    const add = (square: Square) => guarded.set(square, (guarded.get(square) ?? 0) | (1 << index));
    for (let direction = 0; direction < 8; direction++) {
      const next = plan.next[at * 8 + direction] as Square;
      if (next !== NONE && areAdjacent(plan, state.open, at, next)) add(next);
    }
    if (cover === NONE || foe.melee) continue;
    for (let square = 0; square < plan.squares; square++)
      if (isInFront(plan, at, facing, square) && canSee(plan, state.open, at, square)) add(square);
  }
  return guarded;
}
