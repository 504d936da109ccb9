/** A map as the rules need it: its tiles, the spots between them, and every route. Built once per map. */
import { MAPS, type MapDocument } from './data/maps.ts';
import { type ClaimAction, NONE, type Spot, type Tile, type View } from './types.ts';

/** A tile's column and row. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Board {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly tiles: readonly Place[];
  /** The two tiles of each spot, by tile. */
  readonly spots: readonly (readonly [Tile, Tile])[];
  /** The spots beside each tile. */
  readonly spotsAt: readonly (readonly Spot[])[];
  /** DA-3.2. */
  readonly routes: readonly ClaimAction[];
  /** DA-8.2. */
  readonly routesWithCorners: readonly ClaimAction[];
}

/** DA-3.2. */
const LONGEST_ROUTE = 4;
const TILE = '#';

export function makeBoard({ name, rows }: MapDocument): Board {
  const tiles = placesOf(rows);
  const width = Math.max(...rows.map((row) => row.length));
  const at = (x: number, y: number): Tile => tiles.findIndex((place) => place.x === x && place.y === y);
  const spots: (readonly [Tile, Tile])[] = [];
  const routes: ClaimAction[] = [];
  for (const [tile, { x, y }] of tiles.entries()) {
    for (const next of [at(x + 1, y), at(x, y + 1)]) if (next !== NONE) spots.push([tile, next]);
    routes.push(...straights(tile, (steps) => at(x + steps, y)), ...straights(tile, (steps) => at(x, y + steps)));
  }
  const corners: ClaimAction[] = [];
  for (let y = 0; y + 1 < rows.length; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const square = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
      routes.push(...claimsOf(square));
      for (const left of square.keys()) corners.push(...claimsOf(square.filter((_, corner) => corner !== left)));
    }
  }
  const spotsAt = tiles.map((_, tile) => spots.flatMap((pair, spot) => (pair.includes(tile) ? [spot] : [])));
  return {
    name,
    width,
    height: rows.length,
    tiles,
    spots,
    spotsAt,
    routes,
    routesWithCorners: [...routes, ...corners],
  };
}

function placesOf(rows: readonly string[]): Place[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === TILE ? [{ x, y }] : [])));
}

/** The runs of two, three and four that begin at a tile. */
function straights(start: Tile, next: (steps: number) => Tile): ClaimAction[] {
  const found: ClaimAction[] = [];
  const run = [start];
  while (run.length < LONGEST_ROUTE) {
    const tile = next(run.length);
    if (tile === NONE) break;
    run.push(tile);
    found.push(claimOf(run));
  }
  return found;
}

/** Undefined if one of the tiles is missing. */
function claimsOf(tiles: readonly Tile[]): ClaimAction[] {
  return tiles.includes(NONE) ? [] : [claimOf(tiles)];
}

function claimOf(tiles: readonly Tile[]): ClaimAction {
  return { type: 'claim', tiles: tiles.toSorted((a, b) => a - b) };
}

const BOARDS: readonly Board[] = MAPS.map(makeBoard);
/** Option documents live as long as their match. */
const customBoards = new WeakMap<MapDocument, Board>();

/** The board of this match. */
export function boardOf({ map, options }: Pick<View, 'map' | 'options'>): Board {
  return map === NONE ? customBoard(options.customMap as MapDocument) : (BOARDS[map] as Board);
}

function customBoard(document: MapDocument): Board {
  const known = customBoards.get(document);
  if (known !== undefined) return known;
  const board = makeBoard(document);
  customBoards.set(document, board);
  return board;
}

/** DA-3.2, DA-8.2. */
export function routesOf(state: Pick<View, 'map' | 'options'>): readonly ClaimAction[] {
  const board = boardOf(state);
  return state.options.corners ? board.routesWithCorners : board.routes;
}
