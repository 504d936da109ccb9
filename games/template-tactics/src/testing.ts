/** For tests: the secrets of RULES.md section 7 (written from there, never from view.ts) and a table builder. */
import { type Chance, type Observer, shuffle } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { startingPoints } from './apply/round.ts';
import { floorOf } from './map.ts';
import { isSeen, seenSquares } from './sight.ts';
import {
  FIGURES,
  type Figure,
  HIDDEN,
  isOwn,
  NONE,
  ORDERS,
  type Order,
  type Square,
  type State,
  sideOf,
} from './types.ts';

export const secrets: readonly Secret<State>[] = [
  { rule: 'TT-7.1', perturb: otherPlaces, disclosedBy: ['TT-7.1', 'TT-7.3'] },
  { rule: 'TT-7.2', perturb: otherBids, disclosedBy: ['TT-7.2'] },
  { rule: 'TT-7.3', perturb: otherOrders, disclosedBy: ['TT-7.3'] },
];

/** The photographers that an observer does not see. */
function unseen(state: State, observer: Observer): Figure[] {
  if (state.phase === 'over') return [];
  return FIGURES.filter(
    (figure) => state.places[figure] !== NONE && !isOwn(figure, observer) && !isSeen(state, figure),
  );
}

/** Onto other squares that are out of sight, with other watches; and other points for whoever acts unseen. */
function otherPlaces(state: State, observer: Observer, chance: Chance): void {
  const { options, places, watching } = state;
  const figures = unseen(state, observer);
  for (const figure of figures) places[figure] = NONE;
  for (const figure of figures) {
    const seen = seenSquares(state, 1 - sideOf(figure));
    const free = floorOf(options.map).beside.flatMap((beside, square) =>
      beside.length === 0 || seen[square] === true || places.includes(square) ? [] : [square],
    );
    shuffle(free, chance);
    places[figure] = free[0] as Square;
    watching[figure] = chance.int(2) === 1;
  }
  otherPoints(state, observer, chance);
}

function otherPoints(state: State, observer: Observer, chance: Chance): void {
  const seat = state.order[state.turn];
  if (seat === undefined || !state.options.dark || isOwn(seat, observer)) return;
  const most = startingPoints(state, seat);
  state.points = state.phase === 'reaction' ? chance.int(most) : 1 + chance.int(most);
}

function otherBids(state: State, observer: Observer, chance: Chance): void {
  if (state.phase !== 'bids') return;
  for (const [seat, bid] of state.bids.entries())
    if (bid !== NONE && !isOwn(seat, observer)) state.bids[seat] = chance.int(3);
}

/** A watcher who is asked shows that its order is to ask. */
function otherOrders(state: State, observer: Observer, chance: Chance): void {
  for (const figure of FIGURES) {
    if (isOwn(figure, observer) || (state.phase === 'reaction' && figure === state.watcher)) continue;
    state.orders[figure] = ORDERS[chance.int(ORDERS.length)] as Order;
  }
}

/** TT-7: a state with all that an observer cannot know made equal. */
export function hide(state: State, observer: Observer): void {
  for (const figure of unseen(state, observer)) {
    state.places[figure] = HIDDEN;
    state.watching[figure] = false;
  }
  for (const figure of FIGURES) if (!isOwn(figure, observer)) state.orders[figure] = 'ask';
  if (state.phase === 'bids')
    for (const [seat, bid] of state.bids.entries())
      if (bid !== NONE && !isOwn(seat, observer)) state.bids[seat] = HIDDEN;
  const seat = state.order[state.turn];
  if (state.options.dark && seat !== undefined && !isOwn(seat, observer)) state.points = HIDDEN;
}
