/** A tile put on a tile of a full album swaps places with it. Each swap is two or three moves (PS-6.1). */
import type { Seat } from '@shutterbox/kernel';
import type { Offer } from '@shutterbox/ui/board';
import { albumOf } from '../albums.ts';
import { albumName, photoName } from '../text/words.ts';
import { type Action, type AlbumId, type ArrangeAction, LOOSE, type Photo, type View } from '../types.ts';
import { albumsOf, layoutOf, tilesAt } from './albums.ts';
import type { ShotQuestion } from './kit.ts';
import { slotPlace, tileHand } from './places.ts';

interface Tile {
  readonly photo: Photo;
  readonly at: AlbumId;
  /** Its index among the tiles of its album, or among the loose ones of its kind. */
  readonly index: number;
}

export function swapOffers(question: ShotQuestion, view: View): readonly Offer<Action>[] {
  const tiles = tilesOf(view, question.seat);
  return fullAlbums(view, question.seat).flatMap((album) => {
    const there = tiles.filter(({ at }) => at === album);
    return tiles
      .filter(({ at }) => at !== album)
      .flatMap((held) => there.filter(({ photo }) => photo !== held.photo).map((tile) => offer(question, held, tile)));
  });
}

function offer(question: ShotQuestion, held: Tile, tile: Tile): Offer<Action> {
  const hand = tileHand(held.photo, held.at, held.index);
  return {
    key: `${question.seat}.${question.id} ${hand} for ${tile.at} ${tile.index}`,
    question,
    actions: swapped(held, tile),
    words: `Swap the ${photoName(held.photo)} tile for the ${photoName(tile.photo)} on ${albumName(tile.at)}`,
    at: [slotPlace(tile.at, tile.index)],
    hand,
  };
}

/** The slot is emptied first: an album never has more tiles than slots. */
function swapped(held: Tile, tile: Tile): readonly [ArrangeAction, ...ArrangeAction[]] {
  const off: ArrangeAction = { type: 'arrange', photo: tile.photo, from: tile.at, to: LOOSE };
  const on: ArrangeAction = { type: 'arrange', photo: held.photo, from: held.at, to: tile.at };
  if (held.at === LOOSE) return [off, on];
  return [off, on, { type: 'arrange', photo: tile.photo, from: LOOSE, to: held.at }];
}

function fullAlbums(view: View, seat: Seat): readonly AlbumId[] {
  const layout = layoutOf(view, seat);
  return albumsOf(view, seat).filter((album, place) => layout[place]?.length === albumOf(album).slots);
}

function tilesOf(view: View, seat: Seat): readonly Tile[] {
  const [albums, layout] = [albumsOf(view, seat), layoutOf(view, seat)];
  return [...albums, LOOSE].flatMap((at) => {
    const photos = tilesAt(view.photos[seat] ?? [], albums, layout, at);
    return photos.map((photo, i) => ({
      photo,
      at,
      index: at === LOOSE ? photos.slice(0, i).filter((each) => each === photo).length : i,
    }));
  });
}
