/** How a map lies on its sheet, in pixels, for the room that there is. Any drawing fits; one that would get too small scrolls. */
import type { Board, Place } from '../../board.ts';

export interface Layout {
  /** Of the sheet. */
  readonly width: number;
  readonly height: number;
  /** From tile to tile, and the side of one. */
  readonly pitch: number;
  readonly tile: number;
  /** Where the first column and the first row begin. */
  readonly left: number;
  readonly top: number;
  /** For the name of the map and the dice: at the right edge, or at the lower one; 0: there is none. */
  readonly column: number;
  readonly band: number;
  readonly compact: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tile's share of the pitch; the rest is for the photos. */
const TILE = 0.8;
const LARGEST_PITCH = 116;
/** Below this a finger, or a mouse, does not find its tile any more. */
const SMALLEST_FOR_FINGERS = 31;
const SMALLEST_PITCH = 28;
/** What has to be scrolled on a phone anyway is large enough for a thumb. */
const SCROLLED_PITCH = 52;
/** Around the tiles, in pitches: the coast, and lines that go beyond it. */
const COAST = 0.2;
const FARTHEST_LINE = 0.75;
const COLUMN = 172;
const BAND = 132;
/** A band looks worse than a column: tiles have to be so much larger by it. */
const WORTH_A_BAND = 1.15;
/** Paper that is not needed, at most: beside the tiles, and above and below them. */
const MOST_SPARE = { width: 360, height: 110 };

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** For letters and numbers, in pixels. */
const MARGIN: Edges = { left: 30, right: 10, top: 28, bottom: 14 };
const COMPACT_MARGIN: Edges = { left: 16, right: 4, top: 20, bottom: 8 };

export function layoutOf(
  board: Pick<Board, 'width' | 'height'>,
  strokes: readonly (readonly Place[])[],
  room: { readonly width: number; readonly height: number },
  compact: boolean,
): Layout {
  const margin = compact ? COMPACT_MARGIN : MARGIN;
  const around = edgesOf(board, strokes);
  const across = board.width + around.left + around.right;
  const down = board.height + around.top + around.bottom;
  const fits = (column: number, band: number): readonly [across: number, down: number] => [
    (room.width - margin.left - margin.right - column) / across,
    (room.height - margin.top - margin.bottom - band) / down,
  ];
  const banded = !compact && largest(fits(0, BAND)) > WORTH_A_BAND * largest(fits(COLUMN, 0));
  const column = compact || banded ? 0 : COLUMN;
  const band = banded ? BAND : 0;
  const pitch = pitchOf(fits(column, band), compact);
  const needed = {
    width: margin.left + across * pitch + margin.right + column,
    height: margin.top + down * pitch + margin.bottom + band,
  };
  const width = Math.max(needed.width, compact ? room.width : Math.min(room.width, needed.width + MOST_SPARE.width));
  // On a phone the room changes from question to question: the tiles stay where they are.
  const height = compact
    ? needed.height
    : Math.max(needed.height, Math.min(room.height, needed.height + MOST_SPARE.height));
  const spare = width - needed.width;
  return {
    width: Math.round(width),
    height: Math.round(height),
    pitch,
    tile: Math.round(pitch * TILE),
    // In the middle of the whole sheet, as far as the column lets it.
    left: Math.round(margin.left + around.left * pitch + Math.min(spare, (spare + column) / 2)),
    top: Math.round(margin.top + around.top * pitch + (height - needed.height) / 2),
    column,
    band,
    compact,
  };
}

/** Where all of it is seen. */
function largest(fits: readonly number[]): number {
  return Math.min(...fits, LARGEST_PITCH);
}

function pitchOf(fits: readonly number[], compact: boolean): number {
  const smallest = compact ? SMALLEST_FOR_FINGERS : SMALLEST_PITCH;
  const whole = Math.floor(largest(fits));
  if (whole >= smallest || !compact) return Math.max(smallest, whole);
  return Math.max(smallest, Math.min(SCROLLED_PITCH, Math.floor(Math.max(...fits))));
}

function edgesOf({ width, height }: Pick<Board, 'width' | 'height'>, strokes: readonly (readonly Place[])[]): Edges {
  const xs = strokes.flat().map(({ x }) => x);
  const ys = strokes.flat().map(({ y }) => y);
  const beyond = (most: number): number => Math.min(FARTHEST_LINE, Math.max(COAST, most));
  return {
    left: beyond(-Math.min(0, ...xs)),
    right: beyond(Math.max(0, ...xs) - width),
    top: beyond(-Math.min(0, ...ys)),
    bottom: beyond(Math.max(0, ...ys) - height),
  };
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
