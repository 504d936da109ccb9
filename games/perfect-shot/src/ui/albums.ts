/** What albums and their tiles are worth, and why, in the words of the board. */
import { count, type Seat } from '@shutterbox/kernel';
import { albumOf, bonusOf, completeYetis, livesIn } from '../albums.ts';
import { bestLayout } from '../arrange/best.ts';
import { looseOf, moved } from '../layout.ts';
import { scoreSheet } from '../score.ts';
import { anAnimal, animalName, bonusText, photoName } from '../text/words.ts';
import { speciesOf } from '../tiles.ts';
import {
  type AlbumId,
  type ArrangeAction,
  type Condition,
  type Layout,
  LOOSE,
  type Photo,
  type Photos,
  type Row,
  type ScoreSheet,
  type View,
} from '../types.ts';

export function albumsOf({ albums }: View, seat: Seat): readonly AlbumId[] {
  return albums[seat] ?? [];
}

export function layoutOf({ layouts }: View, seat: Seat): Layout {
  return layouts[seat] ?? [];
}

/** Loose tiles one by one. */
export function looseTiles({ photos }: View, seat: Seat, layout: Layout): readonly Photo[] {
  return looseOf(photos[seat] ?? [], layout).flatMap((n, photo) => Array.from({ length: n }, () => photo));
}

export function bestOf({ albums, photos }: View, seat: Seat): Layout {
  return bestLayout(albums[seat] ?? [], photos[seat] ?? []);
}

/** The seat's score if its albums were arranged like this. */
export function sheetWith(view: View, seat: Seat, layout: Layout): ScoreSheet {
  return scoreSheet({ ...view, layouts: view.layouts.map((shown, other) => (other === seat ? layout : shown)) }, seat);
}

/** What the move would change, in points. */
export function gainOf(view: View, seat: Seat, action: ArrangeAction): number {
  const layout = layoutOf(view, seat);
  const next = moved(albumsOf(view, seat), layout, action);
  return sheetWith(view, seat, next).total - sheetWith(view, seat, layout).total;
}

/** "8 for tiles", "2 for bonuses", …: the parts that are not zero, in points. */
export function sheetParts({ placed, bonuses, yetis, hits }: ScoreSheet): readonly (readonly [number, string])[] {
  const bonus = bonuses.reduce((sum, each) => sum + each, 0);
  const parts: readonly (readonly [number, string])[] = [
    [placed, 'for tiles'],
    [bonus, 'for bonuses'],
    [yetis, yetiWords(yetis)],
    [2 * hits, 'for perfect shots'],
  ];
  return parts.filter(([points], i) => i === 0 || points > 0);
}

function yetiWords(yetis: number): string {
  return yetis === 1 ? 'for a whole yeti' : 'for whole yetis';
}

/** "3 slots, bonus if all from the jungle": any tile may fill a slot (PS-6.3). */
export function askedWords(album: AlbumId): string {
  const { slots, condition } = albumOf(album);
  return `${slots} slots, bonus ${bonusText(condition)}`;
}

/** The state of an album: "Complete: 3 + 2 points", "Full, but the toucan lives elsewhere: 3 + 0 points", "1 of 3 tiles, bonus if all different". */
export function standWords(album: AlbumId, row: Row): string {
  const { slots, condition } = albumOf(album);
  const bonus = bonusOf(albumOf(album), row);
  const yetis = completeYetis(row);
  const yeti = yetis === 0 ? '' : `, ${count(yetis, 'more point')} ${yetiWords(yetis)}`;
  if (bonus > 0) return `Complete: ${row.length} + ${bonus} points${yeti}`;
  if (row.length < slots) return `${row.length} of ${slots} tiles, bonus ${bonusText(condition)}${yeti}`;
  return `Full, but ${misfit(condition, row)}: ${row.length} + 0 points${yeti}`;
}

/** Why a full album earns no bonus. */
function misfit(condition: Condition, row: Row): string {
  switch (condition.kind) {
    case 'same':
      return 'not all of one species';
    case 'different':
      return `there are two ${animalName(speciesOf(twice(row)))} tiles`;
    case 'species':
      return `${other(row, (photo) => speciesOf(photo) === condition.species)} is not ${anAnimal(condition.species)}`;
    case 'environment':
      return `${other(row, (photo) => livesIn(photo, condition.environment))} lives elsewhere`;
  }
}

function twice(row: Row): Photo {
  return row.find((photo, i) => row.findIndex((each) => speciesOf(each) === speciesOf(photo)) !== i) ?? 0;
}

function other(row: Row, fits: (photo: Photo) => boolean): string {
  const photo = row.find((each) => !fits(each)) ?? 0;
  return `the ${photoName(photo)}`;
}

/** By album, how many tiles of a kind were not there before: what an arrangement has moved. */
export function newcomers(before: Row, after: Row): readonly boolean[] {
  const left: Photo[] = [...before];
  return after.map((photo) => {
    const at = left.indexOf(photo);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

export function tilesAt(photos: Photos, albums: readonly AlbumId[], layout: Layout, at: AlbumId): readonly Photo[] {
  if (at !== LOOSE) return layout[albums.indexOf(at)] ?? [];
  return looseOf(photos, layout).flatMap((n, photo) => Array.from({ length: n }, () => photo));
}
