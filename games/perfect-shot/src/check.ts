/** Why an answer is refused. Reads the same questions about the table as legal.ts, and gives a reason for each. */
import type { Decision, Rejection, Seat } from '@shutterbox/kernel';
import { albumOf } from './albums.ts';
import { countAt, layoutOf, rowAt } from './layout.ts';
import { callsLeft } from './table.ts';
import {
  type Action,
  type AlbumId,
  type ArrangeAction,
  type Card,
  type DecisionKind,
  LOOSE,
  type PhotoAction,
  type Photos,
  type State,
} from './types.ts';

const ANSWERS: Readonly<Record<DecisionKind, { readonly types: readonly Action['type'][]; readonly rule: string }>> = {
  turn: { types: ['photo', 'album', 'topAlbum'], rule: 'PS-2.1' },
  arrange: { types: ['arrange', 'arrangeForMe'], rule: 'PS-6.1' },
  confirm: { types: ['confirm'], rule: 'PS-7.3' },
  confirmed: { types: ['takeBack'], rule: 'PS-7.4' },
};

export function check(state: State, { seat, kind: asked }: Decision, action: Action): Rejection | undefined {
  const kind = asked as DecisionKind;
  const { types, rule } = ANSWERS[kind];
  if (!types.includes(action.type)) return { code: 'notNow', rule, params: { kind } };
  switch (action.type) {
    case 'photo':
      return checkPhoto(state, seat, action);
    case 'album':
      return state.albumRow.includes(action.album)
        ? undefined
        : { code: 'notOpen', rule: 'PS-5.1', params: { album: action.album } };
    case 'topAlbum':
      return state.albumDeck.length > 0 ? undefined : { code: 'noAlbums', rule: 'PS-5.2' };
    case 'arrange':
      return checkArrange(state, seat, action);
    case 'arrangeForMe':
      return state.layouts[seat] === null ? { code: 'arranged', rule: 'PS-6.6' } : undefined;
    case 'confirm':
      return action.layout === 'keep' && state.layouts[seat] === null
        ? { code: 'nothingToKeep', rule: 'PS-7.3' }
        : undefined;
    case 'takeBack':
      return undefined;
  }
}

function checkPhoto(state: State, seat: Seat, { card, called }: PhotoAction): Rejection | undefined {
  if (!(state.hands[seat] as Card[]).includes(card)) return { code: 'notInHand', rule: 'PS-2.2', params: { card } };
  return called && callsLeft(state, seat) === 0 ? { code: 'noCalls', rule: 'PS-3.2' } : undefined;
}

function checkArrange(state: State, seat: Seat, { photo, from, to }: ArrangeAction): Rejection | undefined {
  const albums = state.albums[seat] as AlbumId[];
  for (const album of [from, to])
    if (album !== LOOSE && !albums.includes(album)) return { code: 'notYourAlbum', rule: 'PS-6.4', params: { album } };
  const layout = layoutOf(state, seat);
  if (countAt(state.photos[seat] as Photos, albums, layout, photo, from) === 0)
    return { code: 'noSuchTile', rule: 'PS-6.4', params: { photo, from } };
  return to !== LOOSE && rowAt(albums, layout, to).length === albumOf(to).slots
    ? { code: 'full', rule: 'PS-6.2', params: { album: to } }
    : undefined;
}
