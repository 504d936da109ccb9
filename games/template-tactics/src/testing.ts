/** For tests: the secrets of RULES.md section 7, written from there and never from view.ts. */
import type { Chance, Observer } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { isSealed } from './apply/round.ts';
import { isSeen } from './sight.ts';
import {
  FIGURES,
  type Figure,
  type Guise,
  guiseOf,
  HIDDEN,
  isOwn,
  isWatching,
  NONE,
  ORDERS,
  type Order,
  type Square,
  type State,
  squareOf,
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

/** Moves unseen figures to where the other side thinks they may be. Onlookers remember nothing, so only one side moves at a time. */
function otherPlaces(state: State, observer: Observer, chance: Chance): void {
  const figures = unseen(state, observer);
  const side = observer === 'spectator' ? chance.int(2) : undefined;
  for (const figure of figures) {
    if (side !== undefined && figure % 2 !== side) continue;
    const possible = state.maybe[figure] as Guise[];
    const guise = possible[chance.int(possible.length)] as Guise;
    state.places[figure] = squareOf(guise);
    state.watching[figure] = isWatching(guise);
  }
  forget(state, observer);
}

function otherBids(state: State, observer: Observer, chance: Chance): void {
  for (const seat of state.bids.keys())
    if (isSealed(state, seat) && !isOwn(seat, observer)) state.bids[seat] = chance.int(3);
}

/** A watcher who is asked shows that its order is to ask. */
function otherOrders(state: State, observer: Observer, chance: Chance): void {
  for (const figure of FIGURES) {
    if (isOwn(figure, observer) || (state.phase === 'reaction' && figure === state.watcher)) continue;
    state.orders[figure] = ORDERS[chance.int(ORDERS.length)] as Order;
  }
}

/** Makes the other side remember the observer's own figures exactly where they are. */
export function forget(state: State, observer: Observer): void {
  for (const figure of FIGURES) {
    if (observer !== 'spectator' && !isOwn(figure, observer)) continue;
    const place = state.places[figure] as Square;
    state.maybe[figure] = place === NONE ? [] : [guiseOf(place, state.watching[figure] === true)];
  }
}

/** TT-7: a state in which everything that an observer cannot know is made equal. */
export function hide(state: State, observer: Observer): void {
  forget(state, observer);
  if (observer === 'spectator') state.deeds = state.deeds.map(() => 0);
  for (const figure of unseen(state, observer)) {
    state.places[figure] = HIDDEN;
    state.watching[figure] = false;
    if (observer === 'spectator') state.maybe[figure] = [];
  }
  for (const figure of FIGURES) if (!isOwn(figure, observer)) state.orders[figure] = 'ask';
  for (const seat of state.bids.keys()) if (isSealed(state, seat) && !isOwn(seat, observer)) state.bids[seat] = HIDDEN;
}
