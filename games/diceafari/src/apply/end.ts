/** DA-6.4, DA-8.6: what is left on the map is given out, and the game is scored. */
import type { Context, Seat } from '@shutterbox/kernel';
import { boardOf } from '../board.ts';
import { endReason, scoreSheet } from '../score.ts';
import { canTake } from '../table.ts';
import { type Event, NONE, type Spot, type State, type Terrain } from '../types.ts';
import { pickUp } from './pick-up.ts';

export function finish(state: State, cx: Context<Event>): void {
  state.open = [];
  state.over = true;
  cx.emit?.({ type: 'ended', reason: endReason(state) });
  if (state.options.photoSurprise) cx.reveal('DA-9.1');
  for (let spot = 0; spot < state.photos.length; spot++) collect(state, spot, cx);
  if (state.options.wetlands) for (let spot = 0; spot < state.photos.length; spot++) giveWetter(state, spot, cx);
  cx.emit?.({ type: 'over', sheets: state.turns.map((_, seat) => scoreSheet(state, seat)) });
}

/** DA-6.4. */
function collect(state: State, spot: Spot, cx: Context<Event>): void {
  const [tile] = boardOf(state).spots[spot] as readonly [number, number];
  const seat = state.owners[tile] as Seat;
  if (seat === NONE || !canTake(state, spot, seat)) return;
  const animal = pickUp(state, spot, seat, cx);
  cx.emit?.({ type: 'collected', seat, spot, animal });
}

/** DA-8.6, DA-8.7. */
function giveWetter(state: State, spot: Spot, cx: Context<Event>): void {
  if (state.photos[spot] === NONE) return;
  const [one, other] = boardOf(state).spots[spot] as readonly [number, number];
  if (state.owners[one] === NONE || state.owners[other] === NONE) return;
  const drier = (state.terrains[one] as Terrain) - (state.terrains[other] as Terrain);
  if (drier === 0) return;
  const seat = state.owners[drier < 0 ? one : other] as Seat;
  state.gifts[seat] = (state.gifts[seat] as number) + 1;
  const animal = pickUp(state, spot, seat, cx);
  cx.emit?.({ type: 'wetland', seat, spot, animal });
}
