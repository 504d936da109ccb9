/** A board for the terminal (a game's `./terminal` entry): lines of spans that a host colours. */
import type { Seat } from './game.ts';
import { type Reader, seatText, who } from './words.ts';

export type Tone = 'dim' | 'bold' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

export interface Span {
  readonly text: string;
  readonly tone?: Tone;
}

export type Line = readonly Span[];

/** `board` draws a view within the given columns, which may be few. `names` by seat, if known. */
export type TerminalBoard<V> = (view: V, columns: number, names?: readonly string[]) => readonly Line[];

/** "You", "Ansel" in a column of a table: cut so that at least one space is left. */
export function seatCell(seat: Seat, reader: Reader, width: number): string {
  const letters = [...seatText(who(seat), reader)];
  return letters.length < width ? letters.join('') : `${letters.slice(0, width - 2).join('')}…`;
}

/** Lines of whole words; a word that is longer than a line stays in one piece. */
export function wrap(text: string, columns: number, first = '', indent = ''): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (!empty && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
