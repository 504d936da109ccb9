/** Maps as documents: counts, problems, and decoding from untrusted JSON. Used by the options and by the editor. */
import { charactersOf, type Decoded, hasUnseen, isRecord } from '@shutterbox/kernel';
import { type Board, makeBoard } from './board.ts';
import type { MapDocument } from './data/maps.ts';
import type { Tile } from './types.ts';

/** DA-1.8. */
export const FEWEST_TILES = 4;
export const MOST_TILES = 18;
/** The longest possible line of tiles. It fits into a terminal of 80 columns, and on a phone it scrolls in one direction. */
export const MOST_COLUMNS = 18;
export const MOST_ROWS = 18;
/** As a reader counts characters. */
export const MOST_NAME_LETTERS = 40;
/** As a computer counts them: a joined emoji can take a dozen. */
const MOST_NAME_UNITS = 400;
const NAME_SENTENCE = `A map’s name has 1 to ${MOST_NAME_LETTERS} characters, without control characters.`;
/** The most rows and columns of a drawing before its empty edges are trimmed. */
const MOST_CELLS = 40;
const NOTHING_SEEN = /^[\s\u200c\u200d]*$/u;
/** The longest JSON text of a document: all rows, the name, and the syntax. */
export const MAP_LENGTH = 3000;

export interface MapCounts {
  readonly tiles: number;
  /** Places between two tiles, each for one photo. */
  readonly photos: number;
  readonly routes: number;
}

export interface MapProblem {
  readonly code: 'tooFew' | 'tooMany' | 'tooLarge' | 'noRoute' | 'lonely' | 'pieces';
  /** Errors are refused; warnings are only shown. */
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
  /** The tiles concerned; undefined for the whole map. */
  readonly tiles: readonly Tile[];
}

export function mapCounts(map: MapDocument): MapCounts {
  const { tiles, spots, routes } = makeBoard(map);
  return { tiles: tiles.length, photos: spots.length, routes: routes.length };
}

/** DA-1.8: what is wrong or odd about a map, worst first. */
export function mapProblems(map: MapDocument): readonly MapProblem[] {
  const board = makeBoard(map);
  const { length } = board.tiles;
  const pieces = piecesOf(board);
  const lonely = pieces.filter((piece) => piece.length === 1).flat();
  const found: MapProblem[] = [];
  const add = (
    code: MapProblem['code'],
    severity: MapProblem['severity'],
    sentence: string,
    tiles: readonly Tile[] = [],
  ) => found.push({ code, severity, sentence, tiles });
  if (length < FEWEST_TILES)
    add('tooFew', 'error', `A map needs at least ${FEWEST_TILES} tiles. This one has ${length}.`);
  if (length > MOST_TILES)
    add('tooMany', 'error', `A map can have at most ${MOST_TILES} tiles. This one has ${length}.`);
  if (board.width > MOST_COLUMNS || board.height > MOST_ROWS) add('tooLarge', 'error', sizeSentence(board));
  if (length >= FEWEST_TILES && board.routes.length === 0)
    add('noRoute', 'error', 'No two tiles share a side, so nobody could ever claim a route.');
  else if (lonely.length > 0) add('lonely', 'warning', lonelySentence(lonely.length), lonely);
  if (pieces.length > 1) add('pieces', 'warning', `The map is in ${pieces.length} separate pieces.`);
  return found;
}

function sizeSentence({ width, height }: Board): string {
  return `A map can have at most ${MOST_COLUMNS} columns and ${MOST_ROWS} rows. This one has ${width} and ${height}.`;
}

function lonelySentence(tiles: number): string {
  const subject = tiles === 1 ? 'One tile stands' : `${tiles} tiles stand`;
  return `${subject} alone. You can only claim ${tiles === 1 ? 'it' : 'them'} with a bonus.`;
}

/** The tiles of each connected part. */
function piecesOf({ tiles, spots }: Board): readonly (readonly Tile[])[] {
  const pieces: Tile[][] = [];
  for (const tile of tiles.keys()) {
    const neighbours = spots.flatMap(([a, b]) => (a === tile ? [b] : b === tile ? [a] : []));
    const touched = pieces.filter((piece) => piece.some((other) => neighbours.includes(other)));
    for (const piece of touched) pieces.splice(pieces.indexOf(piece), 1);
    pieces.push([...touched.flat(), tile]);
  }
  return pieces;
}

/** An unfinished drawing from untrusted JSON, moved to the upper left corner; undefined if it is not a drawing. */
export function readDrawing(json: unknown): MapDocument | undefined {
  if (!isRecord(json) || typeof json.name !== 'string' || !isDrawing(json.rows)) return undefined;
  return { name: cutName(json.name), rows: trimmed(json.rows) };
}

/** As much of a name as fits, cut between characters. */
export function cutName(name: string): string {
  let cut = '';
  for (const character of charactersOf(name).slice(0, MOST_NAME_LETTERS)) {
    if (cut.length + character.length > MOST_NAME_UNITS) break;
    cut += character;
  }
  return cut;
}

/** A sentence if the name is not allowed. */
export function nameProblem(name: string): string | undefined {
  return decodeName(name) === undefined ? NAME_SENTENCE : undefined;
}

/** A map from untrusted JSON, moved to the upper left corner, or a sentence that says what is wrong. */
export function decodeMap(json: unknown): Decoded<MapDocument> {
  if (!isRecord(json)) return refuse("A map is an object with a 'name' and 'rows'.");
  const name = decodeName(json.name);
  if (name === undefined) return refuse(NAME_SENTENCE);
  const { rows } = json;
  if (!isDrawing(rows))
    return refuse(
      `The rows of a map are at most ${MOST_CELLS} strings of '#' (a tile) and '.' (none), at most ${MOST_CELLS} long.`,
    );
  const map: MapDocument = { name, rows: trimmed(rows) };
  // Larger maps used to be allowed, and matches on them go on.
  const error = mapProblems(map).find(({ code, severity }) => severity === 'error' && code !== 'tooLarge');
  return error === undefined ? { ok: true, value: map } : refuse(error.sentence);
}

/** DA-1.8: why a map is too large for a new match. */
export function sizeProblem(map: MapDocument | null): string | undefined {
  return map === null ? undefined : mapProblems(map).find(({ code }) => code === 'tooLarge')?.sentence;
}

function decodeName(json: unknown): string | undefined {
  if (typeof json !== 'string' || json !== cutName(json) || hasUnseen(json)) return undefined;
  const name = json.trim();
  return NOTHING_SEEN.test(name) ? undefined : name;
}

function isDrawing(json: unknown): json is readonly string[] {
  return (
    Array.isArray(json) &&
    json.length <= MOST_CELLS &&
    json.every((row) => typeof row === 'string' && row.length <= MOST_CELLS && /^[#.]*$/.test(row))
  );
}

/** Trims empty rows and columns and pads the rows to one length, so that equal drawings are equal documents. */
export function trimmed(rows: readonly string[]): readonly string[] {
  const used = rows.flatMap((row, y) => (row.includes('#') ? [y] : []));
  const kept = rows.slice(used[0] ?? rows.length, (used.at(-1) ?? 0) + 1);
  const left = Math.min(...kept.filter((row) => row.includes('#')).map((row) => row.indexOf('#')));
  const right = Math.max(...kept.map((row) => row.lastIndexOf('#'))) + 1;
  return kept.map((row) => row.slice(left, right).padEnd(right - left, '.'));
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
