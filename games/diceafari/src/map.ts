/** Maps as documents: what is drawn, counted, found fault with, and read from untrusted JSON. Used by the options and by editors. */
import { charactersOf, type Decoded, hasUnseen, isRecord } from '@shutterbox/kernel';
import { type Board, makeBoard } from './board.ts';
import type { MapDocument } from './data/maps.ts';
import type { Tile } from './types.ts';

/** DA-1.8. */
export const FEWEST_TILES = 4;
export const MOST_TILES = 18;
/** The longest possible line of tiles. It fits into a terminal of 80 columns, and on a phone it is scrolled in one direction. */
export const MOST_COLUMNS = 18;
export const MOST_ROWS = 18;
/** As a reader counts them. */
export const MOST_NAME_LETTERS = 40;
/** As a computer counts them: a joined emoji takes up to a dozen. */
const MOST_NAME_UNITS = 400;
const NAME_SENTENCE = `The name of a map has 1 to ${MOST_NAME_LETTERS} characters, none of them a control character.`;
/** Of a drawing that is not pushed into a corner yet, in each direction. */
const MOST_CELLS = 40;
const NOTHING_SEEN = /^[\s\u200c\u200d]*$/u;
/** A document's JSON text: all rows, a name, and what is around them. */
export const MAP_LENGTH = 3000;

export interface MapCounts {
  readonly tiles: number;
  /** Places between two tiles, each for one photo. */
  readonly photos: number;
  readonly routes: number;
}

export interface MapProblem {
  readonly code: 'tooFew' | 'tooMany' | 'tooLarge' | 'noRoute' | 'lonely' | 'pieces';
  /** An error is refused, a warning only said. */
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
  /** The tiles that it is about, if not all. */
  readonly tiles: readonly Tile[];
}

export function mapCounts(map: MapDocument): MapCounts {
  const { tiles, spots, routes } = makeBoard(map);
  return { tiles: tiles.length, photos: spots.length, routes: routes.length };
}

/** DA-1.8: what is wrong or odd about a map, the worst first. */
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
    add('tooFew', 'error', `A map has at least ${FEWEST_TILES} tiles, and this one has ${length}.`);
  if (length > MOST_TILES)
    add('tooMany', 'error', `A map has at most ${MOST_TILES} tiles, and this one has ${length}.`);
  if (board.width > MOST_COLUMNS || board.height > MOST_ROWS) add('tooLarge', 'error', sizeSentence(board));
  if (length >= FEWEST_TILES && board.routes.length === 0)
    add('noRoute', 'error', 'No two tiles of the map touch at a side, so that nothing could ever be claimed.');
  else if (lonely.length > 0) add('lonely', 'warning', lonelySentence(lonely.length), lonely);
  if (pieces.length > 1) add('pieces', 'warning', `The map is in ${pieces.length} separate pieces.`);
  return found;
}

function sizeSentence({ width, height }: Board): string {
  return `A map has at most ${MOST_COLUMNS} columns and ${MOST_ROWS} rows, and this one has ${width} and ${height}.`;
}

function lonelySentence(tiles: number): string {
  const subject = tiles === 1 ? 'One tile touches' : `${tiles} tiles touch`;
  return `${subject} no other at a side: no route leads there, only the bonus.`;
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

/** A drawing in any state of being made, from untrusted JSON, pushed into the upper left corner; undefined: it is none. */
export function readDrawing(json: unknown): MapDocument | undefined {
  if (!isRecord(json) || typeof json.name !== 'string' || !isDrawing(json.rows)) return undefined;
  return { name: cutName(json.name), rows: trimmed(json.rows) };
}

/** As much of a name as there is room for, cut between characters. */
export function cutName(name: string): string {
  let cut = '';
  for (const character of charactersOf(name).slice(0, MOST_NAME_LETTERS)) {
    if (cut.length + character.length > MOST_NAME_UNITS) break;
    cut += character;
  }
  return cut;
}

/** What may be wrong with a name, in a sentence. */
export function nameProblem(name: string): string | undefined {
  return decodeName(name) === undefined ? NAME_SENTENCE : undefined;
}

/** A map from untrusted JSON, pushed into the upper left corner; or a sentence. */
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
  // A map that is too large was allowed once: matches on one go on.
  const error = mapProblems(map).find(({ code, severity }) => severity === 'error' && code !== 'tooLarge');
  return error === undefined ? { ok: true, value: map } : refuse(error.sentence);
}

/** DA-1.8: why no new match is played on a map. */
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

/** Without empty rows and columns around it, every row as long as the longest: equal drawings are equal documents. */
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
