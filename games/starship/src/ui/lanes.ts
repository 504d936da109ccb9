/** S-13.3: what covering fire needs, before a lane is chosen and while an enemy's is looked at. */
import { percent } from '@shutterbox/ui';
import type { Action } from '../answers.ts';
import { assumed } from '../assumed.ts';
import { howOf, READY } from '../combat/means.ts';
import { DASH } from '../data/chart.ts';
import { isOnLine } from '../grid/line.ts';
import { areAdjacent } from '../grid/step.ts';
import { areEnemies, bodyOf, isPresent } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View, Who } from '../types.ts';
import { type Throw, throwIn } from './throws.ts';

const AIMED = howOf(READY, false, false);

function laneSquares(plan: Plan, from: Square, to: Square): readonly Square[] {
  const { first = 0, end = 0 } = plan.decks[plan.deck[from] as number] ?? {};
  return Array.from({ length: end - first }, (_, at) => first + at).filter(
    (square) => square !== from && isOnLine(plan, from, to, square),
  );
}

/** An aimed shot at an enemy who comes there: the one who is easiest to hit. */
function throwAt(view: View, by: Who, square: Square): Throw | undefined {
  const state = assumed(view);
  const throws = [...state.bodies.keys()]
    .filter((enemy) => areEnemies(state, by, enemy) && isPresent(bodyOf(state, enemy)))
    .map((enemy) => {
      // A character who has just taken a step does not evade.
      const there = { ...bodyOf(state, enemy), at: square, evading: false };
      return throwIn({ ...state, bodies: state.bodies.with(enemy, there) }, by, enemy, AIMED);
    });
  return throws.toSorted((a, b) => a.needed - b.needed)[0];
}

export interface LaneOdds {
  /** At the square or the enemy that is chosen. */
  readonly aim: Throw;
  /** "needs 8+, 42%"; along a lane that is not the same everywhere "needs 8+ to 11+, 42% to 8%". */
  readonly words: string;
}

export function oddsOf(view: View, { type, on }: Action): LaneOdds | undefined {
  const by = view.act.who;
  if (type === 'mark') {
    const aim = throwIn(assumed(view), by, on, AIMED);
    return { aim, words: rangeWords([aim]) };
  }
  const aim = type === 'aim' ? throwAt(view, by, on) : undefined;
  if (aim === undefined) return undefined;
  const lane = laneSquares(planOf(view), bodyOf(view, by).at, on);
  return { aim, words: rangeWords(lane.flatMap((square) => throwAt(view, by, square) ?? [])) };
}

function rangeWords(throws: readonly Throw[]): string {
  const all = throws.filter(({ needed }) => needed < DASH).toSorted((a, b) => a.needed - b.needed);
  const [best, worst] = [all[0], all.at(-1)];
  if (best === undefined || worst === undefined) return 'out of range';
  const needs = [`${best.needed}+`, ...(worst.needed === best.needed ? [] : [`${worst.needed}+`])].join(' to ');
  const odds = [best, ...(worst.chance === best.chance ? [] : [worst])].map(({ chance }) => `${percent(chance)}%`);
  return `needs ${needs}, ${odds.join(' to ')}`;
}

/** Squares where someone who covers reacts at once: the lane of a gun (S-13.3), or what is next to claws and blades (S-13.7). */
export function watchedBy(view: View, who: Who): readonly Square[] {
  const { at, cover } = bodyOf(view, who);
  if (!isPresent(bodyOf(view, who)) || cover === NONE) return [];
  const plan = planOf(view);
  const lane = laneOf(view, who);
  if (lane.length > 0) return lane;
  const { first = 0, end = 0 } = plan.decks[plan.deck[at] as number] ?? {};
  return Array.from({ length: end - first }, (_, index) => first + index).filter(
    (square) => square !== at && areAdjacent(plan, view.open, at, square),
  );
}

/** Of someone who covers with a gun or a bow; a lane is kept beside a covered enemy, too (S-13.6). */
export function laneOf(view: View, who: Who): readonly Square[] {
  const { at, cover } = bodyOf(view, who);
  if (!isPresent(bodyOf(view, who)) || cover === NONE || cover === at) return [];
  return laneSquares(planOf(view), at, cover);
}
