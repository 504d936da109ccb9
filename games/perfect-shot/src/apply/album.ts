/** PS-5: an album is taken instead of a photo. */
import type { Context, Seat } from '@shutterbox/kernel';
import { draw } from '../piles.ts';
import type { AlbumId, Event, State } from '../types.ts';
import { endTurn } from './turn.ts';

export function takeAlbum(state: State, seat: Seat, album: AlbumId, cx: Context<Event>): void {
  state.albumRow.splice(state.albumRow.indexOf(album), 1);
  receive(state, seat, album, 'row', cx);
  // PS-5.2.
  if (state.albumDeck.length > 0) {
    const next = draw(state.albumDeck, cx.chance);
    state.albumRow.push(next);
    cx.emit?.({ type: 'refilled', album: next });
  }
  endTurn(state, cx);
}

export function takeTopAlbum(state: State, seat: Seat, cx: Context<Event>): void {
  receive(state, seat, draw(state.albumDeck, cx.chance), 'deck', cx);
  endTurn(state, cx);
}

function receive(state: State, seat: Seat, album: AlbumId, from: 'row' | 'deck', cx: Context<Event>): void {
  (state.albums[seat] as AlbumId[]).push(album);
  const layout = state.layouts[seat] ?? null;
  if (layout !== null) state.layouts[seat] = [...layout, []];
  cx.emit?.({ type: 'album', seat, album, from });
}
