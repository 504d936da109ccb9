/** TT-2: bids, the order of turns, and what ends them. */
import type { Context, Seat } from '@shutterbox/kernel';
import { lower } from '../memory.ts';
import { inPlay, isOver, ROUNDS } from '../score.ts';
import { type Event, FIGURES, NONE, type State, seatOf, type View } from '../types.ts';

const POINTS_A_FIGURE = 3;
const PIPS = 6;

export function askForBids(state: State, cx: Context<Event>): void {
  state.round++;
  state.phase = state.round > ROUNDS ? 'over' : 'bids';
  state.order = [];
  state.turn = 0;
  state.points = 0;
  state.bids = Array.from({ length: state.seats }, (_, seat) => (commands(state, seat) ? NONE : 0));
  if (state.phase === 'over') end(state, cx);
}

/** TT-2.1. */
export function bid(state: State, seat: Seat, points: number, cx: Context<Event>): void {
  state.bids[seat] = points;
  cx.emit?.({ type: 'bid', seat, bid: points });
  if (!state.bids.includes(NONE)) showBids(state, cx);
}

/** TT-2.2. Equal bids are thrown for; equal throws go by seat. */
function showBids(state: State, cx: Context<Event>): void {
  const { bids } = state;
  const throws = bids.map(() => 0);
  for (const [seat, points] of bids.entries())
    if (commands(state, seat) && bids.some((other, by) => by !== seat && other === points && commands(state, by)))
      throws[seat] = 1 + cx.chance.int(PIPS);
  const rank = (seat: Seat) => (bids[seat] as number) * (PIPS + 1) + (throws[seat] as number);
  state.order = bids
    .flatMap((_, seat) => (commands(state, seat) ? [seat] : []))
    .sort((a, b) => rank(b) - rank(a) || a - b);
  cx.reveal('TT-7.2');
  cx.emit?.({ type: 'bids', bids: bids.slice(), order: state.order.slice() });
  startTurn(state, cx);
}

/** TT-2.3, TT-2.4: the next player with a photographer in play. */
function startTurn(state: State, cx: Context<Event>): void {
  while (state.turn < state.order.length && !commands(state, state.order[state.turn] as Seat)) state.turn++;
  const seat = state.order[state.turn];
  if (seat === undefined) return askForBids(state, cx);
  state.phase = 'act';
  state.points = startingPoints(state, seat);
  for (const figure of FIGURES) {
    if (seatOf(figure, state.seats) !== seat) continue;
    state.watching[figure] = false;
    lower(state, figure);
  }
  cx.emit?.({ type: 'turn', seat, round: state.round, points: state.points });
}

/** TT-2.3. */
export function startingPoints({ places, seats, bids }: Pick<View, 'places' | 'seats' | 'bids'>, seat: Seat): number {
  const own = FIGURES.filter((figure) => seatOf(figure, seats) === seat && places[figure] !== NONE).length;
  return Math.max(1, POINTS_A_FIGURE * own - (bids[seat] as number));
}

export function endTurn(state: State, cx: Context<Event>): void {
  state.turn++;
  startTurn(state, cx);
}

/** TT-2.4, TT-5.1: after every deed. */
export function goOn(state: State, cx: Context<Event>): void {
  if (isOver(state)) return end(state, cx);
  const seat = state.order[state.turn] as Seat;
  if (state.points === 0 || !commands(state, seat)) endTurn(state, cx);
}

function end(state: State, cx: Context<Event>): void {
  state.phase = 'over';
  cx.reveal('TT-7.1');
  cx.emit?.({ type: 'over', left: [inPlay(state, 0), inPlay(state, 1)] });
}

/** TT-7.2: a bid that was made but not shown yet. Players without a photographer make none. */
export function isSealed(state: State, seat: Seat): boolean {
  return state.phase === 'bids' && state.bids[seat] !== NONE && commands(state, seat);
}

/** Whether a seat has a photographer in play. */
export function commands({ places, seats }: Pick<State, 'places' | 'seats'>, seat: Seat): boolean {
  return FIGURES.some((figure) => seatOf(figure, seats) === seat && places[figure] !== NONE);
}
