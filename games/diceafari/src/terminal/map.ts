/** The map in the terminal: tiles with their owners, and the photos between them. */
import type { Line, Span, Tone } from '@shutterbox/kernel';
import { type Board, boardOf } from '../board.ts';
import { columnName, terrainName } from '../text/words.ts';
import { ANIMALS, type Animal, FACE_DOWN, NONE, type Spot, type Terrain, type Tile, type View } from '../types.ts';

/** How a tile and a photo are written, and how wide. */
interface Style {
  readonly letters: number;
  readonly cell: number;
  readonly gap: number;
  readonly photos: readonly string[];
  readonly faceDown: string;
}

/** "Mou 2 Li Jun ." */
const WIDE: Style = { letters: 3, cell: 5, gap: 4, photos: ['Li', 'El', 'Gi', 'Go'], faceDown: '??' };
/** "Mo2LJu." */
const NARROW: Style = { letters: 2, cell: 3, gap: 1, photos: ['L', 'E', 'G', 'O'], faceDown: '?' };
const MARGIN = 4;
const FREE = '.';

const TONES: readonly Tone[] = ['cyan', 'green', 'blue', 'red', 'magenta', 'yellow'];

export function terrainTone(terrain: Terrain): Tone {
  return TONES[terrain] ?? 'bold';
}

export function mapLines(view: View, columns: number): Line[] {
  const board = boardOf(view);
  const style = MARGIN + board.width * (WIDE.cell + WIDE.gap) <= columns ? WIDE : NARROW;
  const lines: Line[] = [[{ text: headings(board, style), tone: 'dim' }]];
  for (let y = 0; y < board.height; y++) {
    lines.push(tileLine(view, board, style, y));
    if (y + 1 < board.height) lines.push(betweenLine(view, board, style, y));
  }
  return [...lines, ...legend(view, style)];
}

function headings({ width }: Board, { cell, gap }: Style): string {
  const names = Array.from({ length: width }, (_, x) => columnName(x).padEnd(cell + gap));
  return `${' '.repeat(MARGIN)}${names.join('')}`.trimEnd();
}

function tileLine(view: View, board: Board, style: Style, y: number): Line {
  const spans: Span[] = [{ text: String(y + 1).padEnd(MARGIN), tone: 'dim' }];
  for (let x = 0; x < board.width; x++) {
    const tile = tileAt(board, x, y);
    spans.push(tile === NONE ? { text: ' '.repeat(style.cell) } : tileSpan(view, style, tile));
    spans.push({ text: centered(photoAt(view, board, style, tile, tileAt(board, x + 1, y)), style.gap) });
  }
  return spans;
}

function tileSpan(view: View, { letters, cell }: Style, tile: Tile): Span {
  const terrain = view.terrains[tile] ?? NONE;
  const name = terrainName(terrain);
  const owner = view.owners[tile] ?? NONE;
  const start = `${name.charAt(0).toUpperCase()}${name.slice(1, letters)}`;
  return {
    text: start + (owner === NONE ? FREE : String(owner + 1)).padStart(cell - letters),
    tone: terrainTone(terrain),
  };
}

/** The photos between two rows. */
function betweenLine(view: View, board: Board, style: Style, y: number): Line {
  const cells = Array.from({ length: board.width }, (_, x) => {
    const photo = photoAt(view, board, style, tileAt(board, x, y), tileAt(board, x, y + 1));
    return centered(photo, style.cell) + ' '.repeat(style.gap);
  });
  return [{ text: `${' '.repeat(MARGIN)}${cells.join('')}`.trimEnd() }];
}

function tileAt({ tiles }: Board, x: number, y: number): Tile {
  return tiles.findIndex((place) => place.x === x && place.y === y);
}

function photoAt(view: View, { spots }: Board, style: Style, one: Tile, other: Tile): string {
  const spot: Spot = spots.findIndex(([a, b]) => a === one && b === other);
  const photo: Animal = view.photos[spot] ?? NONE;
  return photo === FACE_DOWN ? style.faceDown : (style.photos[photo] ?? '');
}

function centered(words: string, width: number): string {
  const before = Math.floor((width - words.length) / 2);
  return (' '.repeat(before) + words).padEnd(width);
}

/** Explains the short names of the photos. */
function legend(view: View, style: Style): Line[] {
  if (view.options.photoSurprise) return [];
  const words = ANIMALS.map((animal, i) => `${style.photos[i]} ${animal}`);
  return [[{ text: `${' '.repeat(MARGIN)}${words.join(', ')}`, tone: 'dim' }]];
}
