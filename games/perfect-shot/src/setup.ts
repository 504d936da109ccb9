/** PS-1: the table before the first turn. */
import type { Chance, Context, OptionsSpec } from '@shutterbox/kernel';
import { startTurn } from './apply/turn.ts';
import { ALBUMS } from './data/albums.ts';
import { CARDS } from './data/cards.ts';
import { draw, insert } from './piles.ts';
import { fullSupply, noPhotos } from './tiles.ts';
import type { AlbumId, Card, Event, Options, State } from './types.ts';

/** The rulebook has no variants. */
export const OPTIONS: OptionsSpec<Options> = { fields: {} };

/** PS-1.6, PS-1.7. */
const HAND_SIZE = 3;
const OPEN_ALBUMS = 2;
const REMOVED_BY_SEATS: Readonly<Record<number, number>> = { 2: 20, 3: 10, 4: 0 };

export function setup(seats: number, options: Options, cx: Context<Event>): State {
  const pool = CARDS.map((_, card) => card);
  const hands = perSeat(seats, () => deal(pool, cx.chance));
  const albumDeck = ALBUMS.map((_, album) => album);
  const albumRow: AlbumId[] = [];
  while (albumRow.length < OPEN_ALBUMS) albumRow.push(draw(albumDeck, cx.chance));
  // PS-1.8.
  const first = cx.chance.int(seats);
  const state: State = {
    options,
    seats,
    first,
    phase: 'turns',
    turn: first,
    turns: perSeat(seats, zero),
    rounds: 0,
    deck: pool.length - (REMOVED_BY_SEATS[seats] as number),
    rack: [],
    albumDeck,
    albumRow,
    supply: fullSupply(),
    photos: perSeat(seats, noPhotos),
    albums: perSeat(seats, () => []),
    hits: perSeat(seats, zero),
    misses: perSeat(seats, zero),
    confirmed: perSeat(seats, () => 'none'),
    hands,
    layouts: perSeat(seats, () => null),
  };
  for (const [seat, cards] of hands.entries()) cx.emit?.({ type: 'dealt', seat, cards: cards.slice() });
  cx.emit?.({ type: 'opened', albums: albumRow.slice(), deck: state.deck });
  cx.emit?.({ type: 'first', seat: first });
  startTurn(state, cx);
  return state;
}

function deal(pool: Card[], chance: Chance): Card[] {
  const hand: Card[] = [];
  for (let i = 0; i < HAND_SIZE; i++) insert(hand, draw(pool, chance));
  return hand;
}

function perSeat<T>(seats: number, value: () => T): T[] {
  return Array.from({ length: seats }, value);
}

function zero(): number {
  return 0;
}
