/** What travel tokens are worth where they lie, to one seat: its own count for it, others' against it. */
import type { Seat } from '@shutterbox/kernel';
import { type Board, boardOf } from '../board.ts';
import { EXCLUSIVE_POINTS } from '../score.ts';
import { unseenTokens } from '../table.ts';
import {
  ANIMALS,
  type Animal,
  FACE_DOWN,
  NONE,
  type Spot,
  type State,
  TERRAINS,
  type Terrain,
  type Tile,
} from '../types.ts';
import type { Stage } from './stage.ts';
import { pointsOf, worthOf } from './worth.ts';

export interface Position {
  readonly state: State;
  readonly board: Board;
  readonly seat: Seat;
  readonly stage: Stage;
  /** What a photo adds to each seat's collection, for or against this seat: by seat, then by animal, with face-down last. */
  readonly worth: readonly (readonly number[])[];
  /** What one tile of each seat is worth. */
  readonly tile: readonly number[];
  /** The table as it is: every spot, and the total with the collections. */
  readonly spots: readonly number[];
  readonly value: number;
}

export function positionOf(state: State, seat: Seat, stage: Stage): Position {
  const rivalry = 1 / (state.seats - 1);
  const unseen = state.options.photoSurprise ? unseenTokens(state.collections) : undefined;
  const worth: number[][] = [];
  const tile: number[] = [];
  let value = 0;
  for (let other = 0; other < state.seats; other++) {
    const side = other === seat ? 1 : -rivalry;
    const photos = state.collections[other] as readonly number[];
    worth.push(worthsOf(photos, stage.photosLater, side, unseen));
    tile.push(side * stage.tile);
    value += side * pointsOf(photos, stage.photosLater);
  }
  const board = boardOf(state);
  const spots: number[] = [];
  const position = { state, board, seat, stage, worth, tile, spots, value };
  const { owners } = state;
  for (let spot = 0; spot < board.spots.length; spot++) {
    const [a, b] = board.spots[spot] as readonly [Tile, Tile];
    const here = spotValue(position, spot, owners[a] as Seat, owners[b] as Seat);
    spots.push(here);
    position.value += here;
  }
  for (let i = 0; i < owners.length; i++) if (owners[i] !== NONE) position.value += tile[owners[i] as Seat] as number;
  position.value += coverageValue(position, owners);
  return position;
}

function worthsOf(
  photos: readonly number[],
  later: number,
  side: number,
  unseen: readonly number[] | undefined,
): number[] {
  const worths: number[] = [];
  let [sum, all] = [0, 0];
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const worth = side * worthOf(photos, animal, later);
    const tokens = unseen === undefined ? 1 : (unseen[animal] as number);
    worths.push(worth);
    sum += worth * tokens;
    all += tokens;
  }
  worths.push(all === 0 ? 0 : sum / all);
  return worths;
}

/** What a photo adds to a seat's collection, for or against the position's seat. */
export function photoWorth({ worth }: Position, seat: Seat, photo: Animal): number {
  return (worth[seat] as readonly number[])[photo === FACE_DOWN ? ANIMALS.length : photo] as number;
}

/** The photo between two tiles with these owners. */
export function spotValue(position: Position, spot: Spot, one: Seat, other: Seat): number {
  const { state, stage } = position;
  const photo = state.photos[spot] as Animal;
  if (photo === NONE) return 0;
  if (one === other) return one === NONE ? 0 : stage.pair * photoWorth(position, one, photo);
  if (one === NONE) return stage.besideFree * photoWorth(position, other, photo);
  if (other === NONE) return stage.besideFree * photoWorth(position, one, photo);
  return contestedValue(position, spot, photoWorth(position, one, photo), photoWorth(position, other, photo));
}

/** A photo between two players: either may still get it, and with Wetlands the wetter side does in the end (DA-8.6). */
function contestedValue({ state, board, stage }: Position, spot: Spot, one: number, other: number): number {
  const contested = stage.besideOther * (one + other);
  if (!state.options.wetlands) return contested;
  const [a, b] = board.spots[spot] as readonly [Tile, Tile];
  const drier = (state.terrains[a] as Terrain) - (state.terrains[b] as Terrain);
  return drier === 0 ? contested : contested + stage.tile * stage.tile * (drier < 0 ? one : other);
}

/** Two tiles of three are far from all three. */
const COVERAGE_CURVE = 3;

/** DA-8.4: a terrain that is nearly yours is worth something already. */
export function coverageValue({ state, tile }: Position, owners: readonly Seat[]): number {
  if (!state.options.exclusiveCoverage) return 0;
  let sum = 0;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    for (let owner = 0; owner < state.seats; owner++) {
      const share = shareOf(state.terrains, owners, terrain, owner);
      sum += (tile[owner] as number) * EXCLUSIVE_POINTS * share ** COVERAGE_CURVE;
    }
  }
  return sum;
}

/** The share of a terrain's tiles that a seat has. */
export function shareOf(terrains: readonly Terrain[], owners: readonly Seat[], terrain: Terrain, owner: Seat): number {
  let all = 0;
  let own = 0;
  for (let tile = 0; tile < terrains.length; tile++) {
    if (terrains[tile] !== terrain) continue;
    all++;
    if (owners[tile] === owner) own++;
  }
  return all === 0 ? 0 : own / all;
}
