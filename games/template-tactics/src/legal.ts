/** The open questions, the legal answers, and why an answer is refused. */
import type { Decision, Rejection, Seat } from '@shutterbox/kernel';
import { BID, DONE, FIRE, HOLD, ORDER, SHOOT, STEP, WATCH } from './actions.ts';
import { commands } from './apply/round.ts';
import { SHOT_COST } from './apply.ts';
import { floorOf, sees } from './map.ts';
import {
  type Action,
  type DecisionKind,
  FIGURES,
  type Figure,
  NONE,
  type Square,
  type State,
  seatOf,
  sideOf,
} from './types.ts';

export function pending(state: State): readonly Decision<DecisionKind>[] {
  const open: Decision<DecisionKind>[] = [];
  const { phase, seats, order, turn, watcher } = state;
  if (phase === 'over') return open;
  if (phase === 'bids') {
    for (let seat = 0; seat < seats; seat++)
      if (state.bids[seat] === NONE) open.push({ seat, kind: 'bid', sealed: true, knownTo: partners(seat, seats) });
  } else if (phase === 'act') open.push({ seat: order[turn] as Seat, kind: 'act' });
  else open.push({ seat: seatOf(watcher, seats), kind: 'reaction', subject: watcher });
  for (let seat = 0; seat < seats; seat++)
    if (commands(state, seat))
      open.push({ seat, kind: 'orders', optional: true, hidden: true, knownTo: partners(seat, seats) });
  return open;
}

/** TT-1.1: the other seats of the same side. */
function partners(seat: Seat, seats: number): readonly Seat[] {
  return seats === FIGURES.length ? [(seat + 2) % seats] : [];
}

export function legalActions(state: State, { seat, kind }: Decision, into: Action[]): void {
  switch (kind as DecisionKind) {
    case 'bid':
      for (const action of BID) into.push(action);
      return;
    case 'act':
      for (const figure of FIGURES) if (isOwned(state, seat, figure)) deedsOf(state, figure, into);
      into.push(DONE);
      return;
    case 'reaction':
      into.push(FIRE, HOLD);
      return;
    case 'orders':
      for (const figure of FIGURES)
        if (isOwned(state, seat, figure))
          for (const action of ORDER[figure] ?? []) if (action.order !== state.orders[figure]) into.push(action);
  }
}

function deedsOf(state: State, figure: Figure, into: Action[]): void {
  const from = state.places[figure] as Square;
  for (const to of floorOf(state.options.map).beside[from] as Square[])
    into.push((STEP[figure] as readonly Action[])[to] as Action);
  if (state.points >= SHOT_COST)
    for (const target of FIGURES)
      if (canShoot(state, figure, target)) into.push((SHOOT[figure] as readonly Action[])[target] as Action);
  if (state.watching[figure] === false) into.push(WATCH[figure] as Action);
}

/** In play, and commanded by the seat. */
function isOwned({ places, seats }: State, seat: Seat, figure: Figure): boolean {
  return seatOf(figure, seats) === seat && places[figure] !== NONE;
}

function canShoot({ options, places }: State, figure: Figure, target: Figure): boolean {
  const [from, to] = [places[figure] as Square, places[target] as Square];
  return to !== NONE && sideOf(figure) !== sideOf(target) && sees(floorOf(options.map), from, to);
}

export function check(state: State, { seat, kind }: Decision, action: Action): Rejection | undefined {
  const wanted = WANTED[kind as DecisionKind];
  if (!wanted.includes(action.type)) return { code: 'notNow', rule: 'TT-2.4' };
  if ('figure' in action && !isOwned(state, seat, action.figure)) return { code: 'notYours', rule: 'TT-1.1' };
  switch (action.type) {
    case 'step':
      return checkStep(state, action.figure, action.to);
    case 'shoot':
      if (state.points < SHOT_COST) return { code: 'noTime', rule: 'TT-3.2', params: { points: state.points } };
      return canShoot(state, action.figure, action.target) ? undefined : { code: 'noView', rule: 'TT-4.1' };
    case 'watch':
      return state.watching[action.figure] === true ? { code: 'watching', rule: 'TT-3.3' } : undefined;
    case 'order':
      return state.orders[action.figure] === action.order ? { code: 'sameOrder', rule: 'TT-4.3' } : undefined;
    default:
      return undefined;
  }
}

function checkStep(state: State, figure: Figure, to: Square): Rejection | undefined {
  const { beside } = floorOf(state.options.map);
  const near = (beside[state.places[figure] as Square] as Square[]).includes(to);
  return near ? undefined : { code: 'tooFar', rule: 'TT-3.1' };
}

const WANTED: Readonly<Record<DecisionKind, readonly Action['type'][]>> = {
  bid: ['bid'],
  act: ['step', 'shoot', 'watch', 'done'],
  reaction: ['react'],
  orders: ['order'],
};

/** TT-3.4. */
export function timeoutAction(_: State, { kind }: Decision): Action {
  if (kind === 'bid') return BID[0] as Action;
  return kind === 'reaction' ? FIRE : DONE;
}
