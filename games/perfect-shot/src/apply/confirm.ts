/** PS-7.3, PS-7.4: the last arranging, and the end. */
import type { Context, Seat } from '@shutterbox/kernel';
import { layoutOf } from '../layout.ts';
import { scoredNow, sheetsOf } from '../score.ts';
import type { Event, State } from '../types.ts';

export function confirm(state: State, seat: Seat, layout: 'best' | 'keep', cx: Context<Event>): void {
  state.confirmed[seat] = layout;
  cx.emit?.({ type: 'confirmed', seat });
  if (!state.confirmed.includes('none')) finish(state, cx);
}

export function takeBack(state: State, seat: Seat, cx: Context<Event>): void {
  state.confirmed[seat] = 'none';
  cx.emit?.({ type: 'tookBack', seat });
}

function finish(state: State, cx: Context<Event>): void {
  state.phase = 'over';
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.confirmed[seat] === 'best') state.layouts[seat] = null;
    state.layouts[seat] = layoutOf(state, seat);
  }
  cx.emit?.({ type: 'over', sheets: sheetsOf(scoredNow(state)) });
}
