/** TT-3.1, TT-4.2: a step, what it shows, and who reacts to it. */
import type { Context } from '@shutterbox/kernel';
import { distance, floorOf, sees } from '../map.ts';
import { hear, look } from '../memory.ts';
import { isSeen, seenSquares } from '../sight.ts';
import { type Event, FIGURES, type Figure, NONE, type Order, type Square, type State, sideOf } from '../types.ts';
import { goOn } from './round.ts';
import { shoot } from './shot.ts';

const NEAR = 2;

export function step(state: State, figure: Figure, to: Square, cx: Context<Event>): void {
  const side = sideOf(figure);
  const from = state.places[figure] as Square;
  const known = seenSquares(state, side);
  const met = contacts(state);
  const before = isSeen(state, figure);
  state.places[figure] = to;
  state.watching[figure] = false;
  state.points--;
  const after = isSeen(state, figure);
  cx.emit?.({ type: 'stepped', figure, from, to, before, after });
  if (state.options.dark) {
    if (contacts(state).some((seen, other) => seen && met[other] === false)) cx.reveal('TT-7.1');
    else if (seenSquares(state, side).some((seen, square) => seen && known[square] === false))
      cx.reveal('TT-7.1', seatsOf(state, side), 'goes on');
  }
  hear(state, figure);
  look(state);
  state.mover = figure;
  state.watcher = NONE;
  react(state, cx);
}

function seatsOf({ seats }: State, side: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat) === side);
}

/** By figure: whether the other side has it in sight. */
function contacts(state: State): boolean[] {
  return FIGURES.map((figure) => state.places[figure] !== NONE && isSeen(state, figure));
}

/** TT-4.2, TT-4.3: asks the next watcher, or lets it follow its order. */
export function react(state: State, cx: Context<Event>): void {
  for (let watcher = nextWatcher(state); watcher !== NONE; watcher = nextWatcher(state)) {
    state.watcher = watcher;
    state.phase = 'reaction';
    cx.reveal('TT-7.3');
    const order = state.orders[watcher] as Order;
    if (order === 'ask') return;
    if (follows(state, watcher, order)) shoot(state, watcher, state.mover, cx);
  }
  state.mover = NONE;
  state.watcher = NONE;
  state.phase = 'act';
  goOn(state, cx);
}

/** The next watcher after the last one asked, by figure; NONE if the mover is out. */
function nextWatcher({ options, places, watching, mover, watcher }: State): Figure {
  const floor = floorOf(options.map);
  const place = places[mover] as Square;
  if (place === NONE) return NONE;
  for (let figure = watcher + 1; figure < FIGURES.length; figure++) {
    const from = places[figure] as Square;
    if (from !== NONE && watching[figure] === true && sideOf(figure) !== sideOf(mover) && sees(floor, from, place))
      return figure;
  }
  return NONE;
}

function follows({ options, places, mover }: State, watcher: Figure, order: Order): boolean {
  if (order !== 'near') return order === 'any';
  return distance(floorOf(options.map), places[watcher] as Square, places[mover] as Square) <= NEAR;
}
