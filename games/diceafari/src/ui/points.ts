/** What a claim or a photo is worth at this moment. */
import type { Seat } from '@shutterbox/kernel';
import { bestPartition, EXCLUSIVE_POINTS, exclusiveTerrains } from '../score.ts';
import { type Animal, FACE_DOWN, NONE, type Tile, type View } from '../types.ts';
import { photosOpened } from './opened.ts';

/** The least that an unseen photo adds. */
export const LEAST_PHOTO = 1;

/** What the photo adds to the collection now (DA-7.4); undefined if that is not known. */
export function photoWorth(animal: Animal, seat: Seat, { collections }: Pick<View, 'collections'>): number | undefined {
  const photos = collections[seat];
  if (animal === FACE_DOWN || photos == null) return undefined;
  const more = photos.map((n, each) => (each === animal ? n + 1 : n));
  return bestPartition(more).points - bestPartition(photos).points;
}

/** The points of a turn that claims these tiles: tiles, the best free tile as a bonus, whole terrains, and the best photo. */
export function claimPoints(tiles: readonly Tile[], bonus: boolean, seat: Seat, view: View): number {
  if (!bonus) return turnPoints(tiles, seat, view);
  const free = view.owners.flatMap((owner, tile) => (owner === NONE && !tiles.includes(tile) ? [tile] : []));
  return Math.max(...free.map((tile) => turnPoints([...tiles, tile], seat, view)));
}

function turnPoints(tiles: readonly Tile[], seat: Seat, view: View): number {
  const gained = tiles.filter((tile) => view.owners[tile] !== seat).length;
  return gained + terrainPoints(tiles, seat, view) + bestPhoto(tiles, seat, view);
}

function terrainPoints(tiles: readonly Tile[], seat: Seat, view: View): number {
  if (!view.options.exclusiveCoverage) return 0;
  const owners = view.owners.map((owner, tile) => (tiles.includes(tile) ? seat : owner));
  const more = exclusiveTerrains({ ...view, owners }, seat).length - exclusiveTerrains(view, seat).length;
  return EXCLUSIVE_POINTS * more;
}

function bestPhoto(tiles: readonly Tile[], seat: Seat, view: View): number {
  const worths = photosOpened(tiles, seat, view).map(
    (spot) => photoWorth(view.photos[spot] ?? NONE, seat, view) ?? LEAST_PHOTO,
  );
  return Math.max(0, ...worths);
}
