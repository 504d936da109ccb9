/** Every legal answer. */
import type { Decision, Seat } from '@shutterbox/kernel';
import { ARRANGE_FOR_ME, BEST, KEEP, PHOTOS, TAKE, TAKE_BACK, TAKE_TOP, UNCALLED } from './actions.ts';
import { albumOf } from './albums.ts';
import { layoutOf, looseOf } from './layout.ts';
import { callsLeft } from './table.ts';
import { countsOf } from './tiles.ts';
import {
  type Action,
  type AlbumId,
  type Card,
  type DecisionKind,
  type Layout,
  LOOSE,
  type Photos,
  type Row,
  type State,
} from './types.ts';

export function legalActions(state: State, { seat, kind }: Decision, into: Action[]): void {
  switch (kind as DecisionKind) {
    case 'turn':
      pushPhotos(state, seat, into);
      return pushAlbums(state, into);
    case 'arrange':
      return pushArranging(state, seat, into);
    case 'confirm':
      into.push(BEST);
      // PS-7.3.
      if (state.layouts[seat] !== null) into.push(KEEP);
      return;
    case 'confirmed':
      into.push(TAKE_BACK);
  }
}

/** PS-2.2, PS-3.2. */
function pushPhotos(state: State, seat: Seat, into: Action[]): void {
  const hand = state.hands[seat] as Card[];
  for (let i = 0; i < hand.length; i++) {
    const ways = PHOTOS[hand[i] as Card] as readonly Action[];
    const count = callsLeft(state, seat) > 0 ? ways.length : UNCALLED;
    for (let way = 0; way < count; way++) into.push(ways[way] as Action);
  }
}

/** PS-5.1. */
function pushAlbums({ albumRow, albumDeck }: State, into: Action[]): void {
  for (let i = 0; i < albumRow.length; i++) into.push(TAKE[albumRow[i] as AlbumId] as Action);
  if (albumDeck.length > 0) into.push(TAKE_TOP);
}

/** PS-6.1, PS-6.2. */
function pushArranging(state: State, seat: Seat, into: Action[]): void {
  const albums = state.albums[seat] as AlbumId[];
  const layout = layoutOf(state, seat);
  const loose = looseOf(state.photos[seat] as Photos, layout);
  pushMoves(loose, LOOSE, albums, layout, into);
  for (let place = 0; place < albums.length; place++)
    pushMoves(countsOf(layout[place] as Row), albums[place] as AlbumId, albums, layout, into);
  if (state.layouts[seat] !== null) into.push(ARRANGE_FOR_ME);
}

/** Every kind of tile at one place, to every other place with room. */
function pushMoves(photos: Photos, from: AlbumId, albums: readonly AlbumId[], layout: Layout, into: Action[]): void {
  for (let photo = 0; photo < photos.length; photo++) {
    if (photos[photo] === 0) continue;
    if (from !== LOOSE) into.push({ type: 'arrange', photo, from, to: LOOSE });
    for (let place = 0; place < albums.length; place++) {
      const to = albums[place] as AlbumId;
      if (to !== from && (layout[place] as Row).length < albumOf(to).slots)
        into.push({ type: 'arrange', photo, from, to });
    }
  }
}
