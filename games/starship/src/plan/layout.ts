/** Numbers the squares and rooms of a drawing. */
import { AHEAD_X, AHEAD_Y, areaAt, edgeAt, squareAt } from './drawing.ts';
import { PLACES_A_ROW } from './limits.ts';
import { isFloor } from './signs.ts';
import {
  type Area,
  type DeckDrawing,
  type DeckId,
  EDGE_KINDS,
  FACINGS,
  type Feature,
  NONE,
  type PlanDrawing,
  type Room,
  type RoomId,
  type Square,
} from './types.ts';

export interface Layout {
  readonly squares: number;
  /** By deck, and one more: where the next deck would begin. */
  readonly first: readonly Square[];
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly deck: Int16Array;
  readonly place: Int32Array;
  readonly room: Int16Array;
  readonly rooms: readonly Room[];
  readonly features: readonly (readonly Feature[])[];
  readonly neighbour: Int16Array;
  readonly edge: Uint8Array;
  /** NONE where no floor is. */
  squareOf(deck: DeckId, x: number, y: number): Square;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly deck: DeckId;
  readonly area: Area;
}

export function layOut(drawing: PlanDrawing): Layout {
  const numbers = drawing.decks.map(({ width, height }) => new Int16Array(width * height).fill(NONE));
  const places: Place[] = [];
  const first = [0];
  for (const [deck, { width, height }] of drawing.decks.entries()) {
    for (let at = 0; at < width * height; at++) {
      const place = { x: at % width, y: Math.trunc(at / width), deck };
      const area = areaAt(drawing, drawing.decks[deck] as DeckDrawing, place.x, place.y);
      if (area === undefined || !isFloor(area.kind)) continue;
      (numbers[deck] as Int16Array)[at] = places.length;
      places.push({ ...place, area });
    }
    first.push(places.length);
  }
  const squareOf = (deck: DeckId, x: number, y: number): Square => {
    const { width = 0, height = 0 } = drawing.decks[deck] ?? {};
    return x < 0 || x >= width || y < 0 || y >= height
      ? NONE
      : ((numbers[deck] as Int16Array)[y * width + x] as Square);
  };
  return {
    squares: places.length,
    first,
    x: Int16Array.from(places, ({ x }) => x),
    y: Int16Array.from(places, ({ y }) => y),
    deck: Int16Array.from(places, ({ deck }) => deck),
    place: Int32Array.from(places, ({ x, y, deck }) => (deck * PLACES_A_ROW + y) * PLACES_A_ROW + x),
    ...roomsOf(drawing, places),
    features: places.map(({ deck, x, y }) => squareAt(drawing.decks[deck] as DeckDrawing, x, y).features),
    ...sidesOf(drawing, places, squareOf),
    squareOf,
  };
}

/** An area is one room on each deck where it has squares. */
function roomsOf({ areas, decks }: PlanDrawing, places: readonly Place[]): Pick<Layout, 'room' | 'rooms'> {
  const room = new Int16Array(places.length);
  const rooms: Room[] = [];
  for (const deck of decks.keys()) {
    for (const { key, kind, name, number, ship } of areas) {
      if (!isFloor(kind)) continue;
      const squares = [...places.keys()].filter((at) => places[at]?.deck === deck && places[at]?.area.key === key);
      if (squares.length === 0) continue;
      const id: RoomId = rooms.length;
      rooms.push({ id, kind, name, number, ship, deck, squares });
      for (const square of squares) room[square] = id;
    }
  }
  return { room, rooms };
}

function sidesOf(
  { decks }: PlanDrawing,
  places: readonly Place[],
  squareOf: Layout['squareOf'],
): Pick<Layout, 'neighbour' | 'edge'> {
  const neighbour = new Int16Array(places.length * 4);
  const edge = new Uint8Array(places.length * 4);
  for (const [square, { x, y, deck }] of places.entries()) {
    for (const facing of FACINGS) {
      const at = square * 4 + facing;
      const beyond = squareOf(deck, x + AHEAD_X[facing], y + AHEAD_Y[facing]);
      const drawn = edgeAt(decks[deck] as DeckDrawing, x, y, facing);
      neighbour[at] = beyond;
      edge[at] = EDGE_KINDS.indexOf(drawn === 'nothing' && beyond === NONE ? 'solid' : drawn);
    }
  }
  return { neighbour, edge };
}
