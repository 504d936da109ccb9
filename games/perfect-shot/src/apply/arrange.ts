/** PS-6: tiles are moved between albums, in or out of turn. */
import type { Context, Seat } from '@shutterbox/kernel';
import { layoutOf, moved } from '../layout.ts';
import type { AlbumId, ArrangeAction, Event, State } from '../types.ts';

export function arrange(state: State, seat: Seat, action: ArrangeAction, cx: Context<Event>): void {
  state.layouts[seat] = moved(state.albums[seat] as AlbumId[], layoutOf(state, seat), action);
  cx.emit?.({ type: 'arranged', seat, photo: action.photo, from: action.from, to: action.to });
}

/** PS-6.7. */
export function arrangeForMe(state: State, seat: Seat, cx: Context<Event>): void {
  state.layouts[seat] = null;
  cx.emit?.({ type: 'arrangedForMe', seat });
}
