/** How a game would be scored if it ended with these travel tokens on the map. */
import type { Seat } from '@shutterbox/kernel';
import { boardOf } from '../board.ts';
import { EXCLUSIVE_POINTS } from '../score.ts';
import { unseenTokens } from '../table.ts';
import { ANIMALS, type Animal, FACE_DOWN, NONE, type State, TERRAINS, type Terrain, type Tile } from '../types.ts';
import { shareOf } from './position.ts';
import { pointsOf } from './worth.ts';

/** What winning is worth on top of the margin, in points. */
const VICTORY = 8;

/** The margin of a seat over the best of the others, and whether it wins. */
export function finalValue(state: State, seat: Seat, owners: readonly Seat[]): number {
  let mine = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    const points = finalPoints(state, other, owners);
    if (other === seat) mine = points;
    else best = Math.max(best, points);
  }
  // DA-7.7: the player who ends the game had the latest turn.
  return mine - best + (mine > best ? VICTORY : -VICTORY);
}

/** DA-6.4, DA-7, DA-8; a face-down photo counts as the average of those left. */
function finalPoints(state: State, seat: Seat, owners: readonly Seat[]): number {
  const photos = (state.collections[seat] as readonly number[]).slice();
  const { spots } = boardOf(state);
  let unseen = 0;
  for (let spot = 0; spot < spots.length; spot++) {
    const photo = state.photos[spot] as Animal;
    if (photo === NONE || takerOf(state, spots[spot] as readonly [Tile, Tile], owners) !== seat) continue;
    if (photo === FACE_DOWN) unseen++;
    else photos[photo] = (photos[photo] as number) + 1;
  }
  let points = pointsOf(withUnseen(state, photos, unseen), 0);
  for (let tile = 0; tile < owners.length; tile++) if (owners[tile] === seat) points++;
  return state.options.exclusiveCoverage ? points + coverage(state.terrains, seat, owners) : points;
}

function takerOf({ options, terrains }: State, [a, b]: readonly [Tile, Tile], owners: readonly Seat[]): Seat {
  const [one, other] = [owners[a] as Seat, owners[b] as Seat];
  if (one === other) return one;
  const drier = (terrains[a] as Terrain) - (terrains[b] as Terrain);
  if (!options.wetlands || one === NONE || other === NONE || drier === 0) return NONE;
  return drier < 0 ? one : other;
}

/** Deals unseen photos in proportion to the tokens that are left. */
function withUnseen(state: State, photos: number[], unseen: number): number[] {
  if (unseen === 0) return photos;
  const left = unseenTokens(state.collections);
  for (let i = 0; i < unseen; i++) {
    let most = 0;
    for (let animal = 1; animal < ANIMALS.length; animal++)
      if ((left[animal] as number) > (left[most] as number)) most = animal;
    left[most] = (left[most] as number) - 1;
    photos[most] = (photos[most] as number) + 1;
  }
  return photos;
}

function coverage(terrains: readonly Terrain[], seat: Seat, owners: readonly Seat[]): number {
  let points = 0;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++)
    if (shareOf(terrains, owners, terrain, seat) === 1) points += EXCLUSIVE_POINTS;
  return points;
}
