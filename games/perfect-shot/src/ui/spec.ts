/** What you can do where: place cards on the rack, take albums, move tiles. */

import { list, type Seat } from '@shutterbox/kernel';
import { legalOf } from '@shutterbox/ui';
import type { BoardSpec, Hand, Meant, Offer, Place } from '@shutterbox/ui/board';
import { albumOf } from '../albums.ts';
import { albumText, cardName, photoName, photosText } from '../text/words.ts';
import { countsOf } from '../tiles.ts';
import { type Action, type AlbumId, type ArrangeAction, type Card, LOOSE, type Photo, type View } from '../types.ts';
import { albumsOf, layoutOf, tilesAt } from './albums.ts';
import { kindOf, ownSeat, type ShotQuestion } from './kit.ts';
import {
  albumPlace,
  cardIn,
  cardPlace,
  type Held,
  heldOf,
  homeOf,
  RACK,
  type Spot,
  slotPlace,
  spotOf,
  TOP,
  TRAY,
  tileHand,
} from './places.ts';
import { swapOffers } from './swap.ts';

/** How the cards in hand would be placed. */
export interface Ways {
  readonly turned: ReadonlySet<Card>;
  readonly called: boolean;
}

export function specOf(ways: Ways): BoardSpec<View, Action> {
  return {
    offers: (question, view) => offersOf(question, view, ways),
    meant,
    name: placeName,
    held: heldName,
    // A placement cannot be undone (PS-2.4), and taking an album reveals the next one, so a press alone does neither.
    press: ({ question, hand }) => (kindOf(question) === 'turn' && hand === undefined ? 'mark' : 'act'),
    several: 'hand',
  };
}

function offersOf(question: ShotQuestion, view: View, ways: Ways): readonly Offer<Action>[] {
  switch (kindOf(question)) {
    case 'turn':
      return [...photoOffers(question, view, ways), ...albumOffers(question)];
    case 'arrange':
      return [
        ...legalOf(question, 'arrange').flatMap(({ action, words }) => tileOffers(question, view, action, words)),
        ...swapOffers(question, view),
      ];
    case 'confirm':
    case 'confirmed':
      return [];
  }
}

/**
 * A press marks a card as it is turned now, for the large button to place; carried to the rack it is placed at once. Its key
 * stays the same either way up, so that turning it keeps the choice.
 */
function photoOffers(question: ShotQuestion, { hand }: View, { turned, called }: Ways): readonly Offer<Action>[] {
  const photos = legalOf(question, 'photo');
  return hand.flatMap((card) => {
    const ofCard = photos.filter(({ action }) => action.card === card && action.turned === turned.has(card));
    const legal = ofCard.find(({ action }) => action.called === called) ?? ofCard[0];
    if (legal === undefined) return [];
    const place = cardPlace(card);
    const offer = { question, actions: [legal.action], words: legal.words };
    return [
      { ...offer, key: keyOf(question, place), at: [place] },
      { ...offer, key: keyOf(question, `${place} carried`), at: [RACK], hand: place },
    ];
  });
}

function albumOffers(question: ShotQuestion): readonly Offer<Action>[] {
  const offer = (action: Action, words: string, place: Place): Offer<Action> => ({
    key: keyOf(question, place),
    question,
    actions: [action],
    words,
    at: [place],
  });
  return [
    ...legalOf(question, 'album').map(({ action, words }) => offer(action, words, albumPlace(action.album))),
    ...legalOf(question, 'topAlbum').map(({ action, words }) => offer(action, words, TOP)),
  ];
}

/** One offer for each tile of that kind there. */
function tileOffers(
  question: ShotQuestion,
  view: View,
  action: ArrangeAction,
  words: string,
): readonly Offer<Action>[] {
  const { photo, from, to } = action;
  const tiles = tilesOf(view, question.seat, from);
  const at = to === LOOSE ? [TRAY] : freeSlots(view, question.seat, to);
  const indices =
    from === LOOSE
      ? tiles.filter((each) => each === photo).map((_, i) => i)
      : [...tiles.keys()].filter((i) => tiles[i] === photo);
  return indices.map((index) => {
    const hand = tileHand(photo, from, index);
    return { key: keyOf(question, `${hand} to ${to}`), question, actions: [action], words, at, hand };
  });
}

function keyOf({ seat, id }: ShotQuestion, what: string): string {
  return `${seat}.${id} ${what}`;
}

function tilesOf(view: View, seat: Seat, at: AlbumId) {
  return tilesAt(view.photos[seat] ?? [], albumsOf(view, seat), layoutOf(view, seat), at);
}

function freeSlots(view: View, seat: Seat, album: AlbumId): readonly Place[] {
  const filled = tilesOf(view, seat, album).length;
  return Array.from({ length: albumOf(album).slots - filled }, (_, i) => slotPlace(album, filled + i));
}

function isFullOf(view: View, seat: Seat, album: AlbumId, photo: Photo): boolean {
  return freeSlots(view, seat, album).length === 0 && tilesOf(view, seat, album).every((each) => each === photo);
}

function meant(question: ShotQuestion, place: Place, hand: Hand | undefined, view: View): Meant<Action> | undefined {
  const spot = spotOf(place);
  if (spot === undefined) return undefined;
  if (kindOf(question) === 'turn') return meantInTurn(spot);
  return kindOf(question) === 'arrange' ? meantByTile(spot, heldOf(hand), view, question.seat) : undefined;
}

function meantInTurn(spot: Spot): Meant<Action> | undefined {
  if (spot.what === 'album') return { action: { type: 'album', album: spot.album } };
  return spot.what === 'top' ? { action: { type: 'topAlbum' } } : undefined;
}

function meantByTile(spot: Spot, held: Held | undefined, view: View, seat: Seat): Meant<Action> | undefined {
  const to = homeOf(spot);
  if (to === undefined)
    return view.phase === 'turns' && view.turn !== seat
      ? { reason: { sentence: 'You can take an album when it is your turn.', rule: 'PS-2.1' } }
      : undefined;
  if (held === undefined) return emptyHanded(spot, view, seat);
  if (held.from === to) return undefined;
  return { action: { type: 'arrange', photo: held.photo, from: held.from, to } };
}

/** Nothing is refused if the tile can be picked up. */
function emptyHanded(spot: Spot, view: View, seat: Seat): Meant<Action> | undefined {
  const albums = albumsOf(view, seat);
  if (spot.what === 'loose') {
    if (albums.length === 0)
      return { reason: { sentence: 'You have no album yet. Take one on your turn.', rule: 'PS-6.2' } };
    // On a full album it can swap with another tile, but not with one of its own kind.
    return albums.every((album) => isFullOf(view, seat, album, spot.photo))
      ? { reason: { sentence: 'Your albums are full. Take a tile off first.', rule: 'PS-6.2' } }
      : undefined;
  }
  if (spot.what === 'slot' && spot.index < tilesOf(view, seat, spot.album).length) return undefined;
  return { reason: { sentence: 'Pick up a tile first, then press a slot for it.', rule: 'PS-6.1' } };
}

function placeName(place: Place, view: View): string {
  const spot = spotOf(place);
  switch (spot?.what) {
    case 'album':
      return albumText(spot.album);
    case 'top':
      return `Face-down album, ${view.albumDeck.length} left`;
    case 'slot':
      return slotName(spot.album, spot.index, view);
    case 'tray':
      return 'Loose tiles, worth nothing';
    case 'loose':
      return `Loose ${photoName(spot.photo)}`;
    case 'card':
      return cardName(spot.card);
    case undefined:
      return 'The rack';
  }
}

/** "Twins, slot 2 of 2: tiger". */
function slotName(album: AlbumId, index: number, view: View): string {
  const photo = tilesOf(view, ownSeat(view) ?? 0, album)[index];
  const { name, slots } = albumOf(album);
  return `${name}, slot ${index + 1} of ${slots}: ${photo === undefined ? 'empty' : photoName(photo)}`;
}

function heldName(hand: Hand): string {
  const card = cardIn(hand);
  if (card !== undefined) return cardName(card);
  const tile = heldOf(hand);
  return tile === undefined ? 'nothing' : `the ${photoName(tile.photo)} tile`;
}

/** "Twins: a tiger. Postcards: nothing." for the name of a group. */
export function albumsWords(view: View, seat: Seat): string {
  const rows = albumsOf(view, seat).map((album, i) => {
    const row = layoutOf(view, seat)[i] ?? [];
    return `${albumOf(album).name}: ${row.length === 0 ? 'nothing' : photosText(countsOf(row))}`;
  });
  return list(rows);
}
