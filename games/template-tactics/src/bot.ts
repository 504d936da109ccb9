/** What the bots know about Stakeout: photographers decide, a good shot is worth taking, and nobody should stand in the open. */
import { type Chance, type Decision, type Heuristics, type Seat, type Side, total } from '@shutterbox/kernel';
import { needed } from './apply/shot.ts';
import { SHOT_COST } from './apply.ts';
import { floorOf, sees } from './map.ts';
import { inPlay } from './score.ts';
import { type Action, FIGURES, type Figure, NONE, type Square, type State, sideOf } from './types.ts';

/** What one more photographer than the other side is worth. */
const FIGURE_WORTH = 0.24;
/** A watch; a step nearer to the other side; a shot that can be taken now; standing where the other side shoots next. */
const WATCH_WORTH = 0.01;
const NEAR_WORTH = 0.012;
const CHANCE_WORTH = 0.12;
const EXPOSED_WORTH = 0.1;
/** About two rounds of four players. */
const HORIZON = 30;
const FAR = 8;
const PIPS = 6;

function evaluate(state: State, seat: Seat): number {
  const side = sideOf(seat);
  const [own, other] = [inPlay(state, side), inPlay(state, 1 - side)];
  if (own === 0 || other === 0) return own === other ? 0.5 : own === 0 ? 0 : 1;
  const value = 0.5 + FIGURE_WORTH * (own - other) + standing(state, side) - standing(state, 1 - side);
  return Math.min(0.98, Math.max(0.02, value));
}

/** How well the photographers of a side stand, apart from their number. Being near counts once, because both sides gain by it. */
function standing(state: State, side: Side): number {
  const floor = floorOf(state.options.map);
  const acts = state.order[state.turn] !== undefined && sideOf(state.order[state.turn] as Seat) === side;
  let sum = 0;
  for (const figure of FIGURES) {
    const place = state.places[figure] as Square;
    if (sideOf(figure) !== side || place === NONE) continue;
    if (state.watching[figure] === true) sum += WATCH_WORTH;
    let nearest = FAR;
    for (const foe of FIGURES) {
      const there = state.places[foe] as Square;
      if (sideOf(foe) === side || there === NONE) continue;
      nearest = Math.min(nearest, steps(floor.width, place, there));
      if (!sees(floor, place, there)) continue;
      const odds = (PIPS + 1 - total(needed(state, figure, foe))) / PIPS;
      if (acts && state.points >= SHOT_COST) sum += CHANCE_WORTH * odds;
      else if (!acts || isNext(state, foe)) sum -= EXPOSED_WORTH * odds;
    }
    if (acts) sum += NEAR_WORTH * (FAR - nearest);
  }
  return sum;
}

function steps(width: number, a: Square, b: Square): number {
  return Math.min(FAR, Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width)));
}

/** Whether the other side may shoot before this one. */
function isNext({ order, turn }: State, figure: Figure): boolean {
  const next = order[turn + 1];
  return next !== undefined && sideOf(next) === sideOf(figure);
}

/** Shoots if it can, keeps watch with its last point, and walks about otherwise. */
function playout(state: State, { kind }: Decision, legal: readonly Action[], chance: Chance): Action {
  if (kind !== 'act') return legal[kind === 'reaction' ? 0 : chance.int(legal.length)] as Action;
  let best: Action | undefined;
  let odds = 0;
  for (const action of legal) {
    if (action.type !== 'shoot') continue;
    const chances = PIPS + 1 - total(needed(state, action.figure, action.target));
    if (chances > odds) [best, odds] = [action, chances];
  }
  if (best !== undefined) return best;
  const watches = state.points === 1 ? legal.find(({ type }) => type === 'watch') : undefined;
  if (watches !== undefined) return watches;
  const moves = legal.filter(({ type }) => type === 'step');
  return (moves.length === 0 ? legal.at(-1) : moves[chance.int(moves.length)]) as Action;
}

export const heuristics: Heuristics<State, Action> = { evaluate, playout, horizon: HORIZON };
