/** How a map lies on its sheet, in pixels, for the room available. It is always upright; if its tiles would be too small, it scrolls. */
import type { Board, Place } from '../../board.ts';

export interface Layout {
  /** The size of the sheet. */
  readonly width: number;
  readonly height: number;
  /** From tile to tile, and the side of one. */
  readonly pitch: number;
  readonly tile: number;
  /** Where the first column and the first row begin. */
  readonly left: number;
  readonly top: number;
  /** The strip for the map's name and the dice: a column on the right or a band at the bottom; 0 if there is none. */
  readonly column: number;
  readonly band: number;
  /** Empty paper below the tiles. */
  readonly below: number;
  readonly compact: boolean;
}

/** The room for the tiles. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** How high the sheet may be beyond that. */
  readonly paper?: number;
  /** You only look at the map: it is shown whole, however small its tiles become. */
  readonly whole?: boolean;
  /** Few press the map itself now, so one that fits whole may have tiles too small for a thumb. */
  readonly glance?: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tile's share of the pitch; the rest is for the photos. */
const TILE = 0.8;
const LARGEST_PITCH = 150;
/** A thumb needs tiles this large: on a phone a map that is too high scrolls, as wide as the screen. */
const THUMB_PITCH = 44;
/** Below this neither finger nor mouse can hit a tile: a drawing with that many columns scrolls sideways, too. */
const SMALLEST_FOR_FINGERS = 31;
const SMALLEST_PITCH = 28;
/** A map that scrolls sideways anyway may be larger. */
const SCROLLED_PITCH = 52;
/** Around the tiles, in pitches: the coast, and lines that go beyond it. */
const COAST = 0.2;
const FARTHEST_LINE = 0.75;
const COLUMN = 172;
const BAND = 132;
/** A band looks worse than a column, so it must make tiles this much larger. */
const WORTH_A_BAND = 1.15;
/** The most spare paper: beside the tiles, and above and below them. */
const MOST_SPARE = { width: 360, height: 110 };
/** On a phone the tiles stay near the upper edge, so that they do not move when the dock shrinks. */
const MOST_DROP = 22;

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** For letters and numbers, in pixels. */
const MARGIN: Edges = { left: 30, right: 10, top: 28, bottom: 14 };
const COMPACT_MARGIN: Edges = { left: 16, right: 4, top: 18, bottom: 4 };

export function layoutOf(
  board: Pick<Board, 'width' | 'height'>,
  strokes: readonly (readonly Place[])[],
  room: Room,
  compact: boolean,
): Layout {
  const margin = compact ? COMPACT_MARGIN : MARGIN;
  const around = edgesOf(board, strokes, compact ? room.width - margin.left - margin.right : undefined);
  const across = board.width + around.left + around.right;
  const down = board.height + around.top + around.bottom;
  const fits = (column: number, band: number): readonly [across: number, down: number] => [
    (room.width - margin.left - margin.right - column) / across,
    (room.height - margin.top - margin.bottom - band) / down,
  ];
  const banded = !compact && largest(fits(0, BAND)) > WORTH_A_BAND * largest(fits(COLUMN, 0));
  const column = compact || banded ? 0 : COLUMN;
  const band = banded ? BAND : 0;
  const pitch = pitchOf(fits(column, band), room, compact);
  const needed = {
    width: margin.left + across * pitch + margin.right + column,
    height: margin.top + down * pitch + margin.bottom + band,
  };
  const width = Math.max(needed.width, compact ? room.width : Math.min(room.width, needed.width + MOST_SPARE.width));
  const height = compact
    ? Math.max(needed.height, room.paper ?? room.height)
    : Math.max(needed.height, Math.min(room.height, needed.height + MOST_SPARE.height));
  const spare = width - needed.width;
  const drop = compact
    ? Math.min(MOST_DROP, Math.max(0, room.height - needed.height) / 2)
    : (height - needed.height) / 2;
  return {
    width: Math.round(width),
    height: Math.round(height),
    pitch,
    tile: Math.round(pitch * TILE),
    // In the middle of the whole sheet, as far as the column lets it.
    left: Math.round(margin.left + around.left * pitch + Math.min(spare, (spare + column) / 2)),
    top: Math.round(margin.top + around.top * pitch + drop),
    column,
    band,
    below: height - needed.height - drop,
    compact,
  };
}

/** The largest pitch that shows the whole map. */
function largest(fits: readonly number[]): number {
  return Math.min(...fits, LARGEST_PITCH);
}

function pitchOf(fits: readonly [across: number, down: number], { whole, glance }: Room, compact: boolean): number {
  const seen = Math.floor(largest(fits));
  if (whole === true) return Math.max(1, seen);
  if (!compact) return Math.max(SMALLEST_PITCH, seen);
  if (seen >= (glance === true ? SMALLEST_PITCH : THUMB_PITCH)) return seen;
  const [across, down] = [Math.floor(fits[0]), Math.floor(fits[1])];
  if (across >= SMALLEST_FOR_FINGERS) return Math.min(THUMB_PITCH, across);
  return Math.max(THUMB_PITCH, Math.min(SCROLLED_PITCH, down));
}

/** `narrow`: the width of a phone. If lines at the sides would make tiles too small, they run to the edge of the sheet. */
function edgesOf(
  { width, height }: Pick<Board, 'width' | 'height'>,
  strokes: readonly (readonly Place[])[],
  narrow: number | undefined,
): Edges {
  const xs = strokes.flat().map(({ x }) => x);
  const ys = strokes.flat().map(({ y }) => y);
  const beyond = (most: number): number => Math.min(FARTHEST_LINE, Math.max(COAST, most));
  const top = beyond(-Math.min(0, ...ys));
  const bottom = beyond(Math.max(0, ...ys) - height);
  const left = beyond(-Math.min(0, ...xs));
  const right = beyond(Math.max(0, ...xs) - width);
  const fits = narrow === undefined || narrow / (left + width + right) >= THUMB_PITCH;
  return fits ? { left, right, top, bottom } : { left: COAST, right: COAST, top, bottom };
}

/** A tile in pixels of the sheet. */
export function tileBox({ x, y }: Place, { left, top, pitch, tile }: Layout): Box {
  const gap = (pitch - tile) / 2;
  return { x: left + x * pitch + gap, y: top + y * pitch + gap, width: tile, height: tile };
}

/** The middle between two tiles. */
export function spotPoint(a: Place, b: Place, { left, top, pitch }: Layout): Place {
  return { x: left + ((a.x + b.x + 1) / 2) * pitch, y: top + ((a.y + b.y + 1) / 2) * pitch };
}

/** Somewhere on the sheet where a thing of this size covers nothing, near the bottom left if possible. */
export function freePlace(
  size: { readonly width: number; readonly height: number },
  taken: readonly Box[],
  { width, height }: Layout,
): Place | undefined {
  const step = 12;
  const edge = 28;
  for (let x = edge; x + size.width <= width - edge; x += step) {
    for (let y = height - edge - size.height; y >= edge; y -= step) {
      if (!taken.some((box) => overlap(box, { x, y, ...size }))) return { x, y };
    }
  }
  return undefined;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
