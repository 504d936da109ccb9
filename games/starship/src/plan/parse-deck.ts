/** Reads the drawing of one deck. */
import { type Fault, isFault } from './fault.ts';
import { MOST_COLUMNS, MOST_HULL_CORNERS, MOST_ROWS } from './limits.ts';
import { nameProblem } from './name.ts';
import {
  ACROSS_SIGNS,
  CORNER_SIGNS,
  CORNERS,
  DOWN_SIGNS,
  edgeOfSign,
  featureOf,
  isFloor,
  SQUARE_HEIGHT,
  SQUARE_WIDTH,
} from './signs.ts';
import type { Area, DeckDrawing, DrawnEdge, DrawnSquare, Feature, Hull, Point } from './types.ts';

const CORNER = /^-?\d{1,4},-?\d{1,4}$/;

export function isHeading(line: string, word: 'ship' | 'deck' | 'hull'): boolean {
  return line.startsWith(`${word} `) || line.trimEnd() === word;
}

/** The deck whose heading is at a line, and the line after it. */
export function parseDeck(
  areas: readonly Area[],
  lines: readonly string[],
  heading: number,
): { readonly deck: DeckDrawing; readonly next: number } | Fault {
  const name = (lines[heading] as string).slice('deck '.length).trim();
  const problem = nameProblem(name);
  if (problem !== undefined) return { line: heading + 1, column: 'deck '.length + 1, says: problem };
  const first = heading + 1;
  const end = endOfDrawing(lines, first);
  const drawing = parseDrawing(areas, lines.slice(first, end), first);
  if (isFault(drawing)) return drawing;
  const hulls: Hull[] = [];
  let next = end;
  for (; next < lines.length && isHeading(lines[next] as string, 'hull'); next++) {
    const hull = parseHull(lines[next] as string);
    if (isFault(hull)) return { line: next + 1, ...hull };
    hulls.push(hull);
  }
  return { deck: { name, ...drawing, hulls }, next };
}

/** A line of sides begins with a corner; a line of squares may be blank, so it counts only if another line of sides follows. */
function endOfDrawing(lines: readonly string[], first: number): number {
  if (!isSides(lines[first])) return first;
  let last = first;
  while (isSides(lines[last + SQUARE_HEIGHT]) && !isAnyHeading(lines[last + 1] as string)) last += SQUARE_HEIGHT;
  return last + 1;
}

function isAnyHeading(line: string): boolean {
  return isHeading(line, 'deck') || isHeading(line, 'hull');
}

function isSides(line: string | undefined): boolean {
  return line !== undefined && Object.values(CORNERS).some((sign) => line.startsWith(sign));
}

type Drawing = Omit<DeckDrawing, 'name' | 'hulls'>;

/** `above` is how many lines of the text come before the drawing. */
function parseDrawing(areas: readonly Area[], lines: readonly string[], above: number): Drawing | Fault {
  const height = Math.trunc(lines.length / SQUARE_HEIGHT);
  const width = Math.max(0, ...lines.map((line) => Math.ceil((line.trimEnd().length - 1) / SQUARE_WIDTH)));
  if (width < 1 || height < 1)
    return { line: above + 1, column: 1, says: "a deck's drawing begins here, with a corner such as '#'" };
  if (width > MOST_COLUMNS)
    return {
      line: above + 1,
      column: MOST_COLUMNS * SQUARE_WIDTH + 2,
      says: `a deck is at most ${MOST_COLUMNS} squares wide`,
    };
  if (height > MOST_ROWS)
    return {
      line: above + 1 + MOST_ROWS * SQUARE_HEIGHT,
      column: 1,
      says: `a deck is at most ${MOST_ROWS} squares high`,
    };
  const drawing = { width, height, squares: [] as DrawnSquare[], across: [] as DrawnEdge[], down: [] as DrawnEdge[] };
  for (const [index, text] of lines.entries()) {
    const line = text.trimEnd().padEnd(width * SQUARE_WIDTH + 1);
    const fault = index % SQUARE_HEIGHT === 0 ? addSides(drawing.across, line) : addSquares(areas, drawing, line);
    if (fault !== undefined) return { line: above + 1 + index, ...fault };
  }
  return drawing;
}

type LineFault = Omit<Fault, 'line'> | undefined;

function addSides(across: DrawnEdge[], line: string): LineFault {
  for (let at = 0; at < line.length; at += SQUARE_WIDTH) {
    const corner = line.charAt(at);
    if (!CORNER_SIGNS.includes(corner))
      return { column: at + 1, says: `a corner is ${CORNER_SIGNS.slice(0, -1).join(' or ')}, not '${corner}'` };
    if (at + 1 === line.length) continue;
    const sign = line.slice(at + 1, at + SQUARE_WIDTH);
    const edge = edgeOfSign(ACROSS_SIGNS, sign);
    if (edge === undefined) return { column: at + 2, says: `no side is drawn as '${sign}'` };
    across.push(edge);
  }
  return undefined;
}

function addSquares(
  areas: readonly Area[],
  into: { squares: DrawnSquare[]; down: DrawnEdge[] },
  line: string,
): LineFault {
  for (let at = 0; at < line.length; at += SQUARE_WIDTH) {
    const edge = edgeOfSign(DOWN_SIGNS, line.charAt(at));
    if (edge === undefined) return { column: at + 1, says: `no side is drawn as '${line.charAt(at)}'` };
    into.down.push(edge);
    if (at + 1 === line.length) continue;
    const square = parseSquare(areas, line, at + 1);
    if (isFault(square)) return square;
    into.squares.push(square);
  }
  return undefined;
}

/** A feature, the key of the area, and another feature. */
function parseSquare(areas: readonly Area[], line: string, at: number): DrawnSquare | Omit<Fault, 'line'> {
  const key = line.charAt(at + 1);
  const area = areas.find((known) => known.key === key);
  if (key !== ' ' && area === undefined) return { column: at + 2, says: `no area has the key '${key}'` };
  const features: Feature[] = [];
  for (const column of [at, at + 2]) {
    const sign = line.charAt(column);
    if (sign === ' ') continue;
    const feature = featureOf(sign);
    if (feature === undefined) return { column: column + 1, says: `nothing in a square is drawn as '${sign}'` };
    if (area === undefined || !isFloor(area.kind))
      return { column: column + 1, says: `'${sign}' needs a floor to stand on` };
    features.push(feature);
  }
  return { area: area?.key ?? '', features };
}

function parseHull(line: string): Hull | Omit<Fault, 'line'> {
  const hull: Point[] = [];
  for (const match of line.slice('hull'.length).matchAll(/\S+/g)) {
    const column = match.index + 'hull'.length + 1;
    const [text] = match;
    if (!CORNER.test(text))
      return { column, says: "a corner of the hull is written as '25,-10', in tenths of a square" };
    if (hull.length === MOST_HULL_CORNERS) return { column, says: `a hull has at most ${MOST_HULL_CORNERS} corners` };
    const [x, y] = text.split(',');
    hull.push({ x: Number(x), y: Number(y) });
  }
  return hull;
}
