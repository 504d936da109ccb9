/** Boards in colour, if the terminal has colours. */
import type { Line, Span, Tone } from '@shutterbox/kernel';
import picocolors from 'picocolors';
import { isTerminal } from './plain.ts';

/** picocolors treats CI as a terminal, too: a pipe gets colours only on request. */
const wanted = isTerminal(process.stdout) || process.env.FORCE_COLOR !== undefined;

export const colors = picocolors.createColors(wanted && picocolors.isColorSupported);

const PAINTS: Readonly<Record<Tone, (text: string) => string>> = {
  dim: colors.dim,
  bold: colors.bold,
  red: colors.red,
  green: colors.green,
  yellow: colors.yellow,
  blue: colors.blue,
  magenta: colors.magenta,
  cyan: colors.cyan,
};

/** A board whose lines fit the window: longer ones wrap at a space. */
export function paint(lines: readonly Line[], columns: number): string[] {
  return lines.flatMap((line) => fit(line, columns)).map((line) => line.map(paintSpan).join(''));
}

const INDENT = 2;

function fit(line: Line, columns: number): Line[] {
  if (widthOf(line) <= columns) return [line];
  if (widthOf(trimmed(line)) <= columns) return [trimmed(line)];
  const indent: Span = { text: ' '.repeat(INDENT + leadingSpaces(line)) };
  const fitted: Span[][] = [[]];
  let width = 0;
  for (const piece of line.flatMap(piecesOf)) {
    const room = columns - width;
    if (piece.text.trimEnd().length > room && endsWithSpace(fitted.at(-1) ?? [])) {
      fitted.push([indent]);
      width = indent.text.length;
    }
    fitted.at(-1)?.push(piece);
    width += piece.text.length;
  }
  return fitted.map(trimmed);
}

/** Spaces past the last column would make a terminal start a new line. */
function trimmed(line: Line): Line {
  const last = line.at(-1);
  if (last === undefined || !last.text.endsWith(' ')) return line;
  const rest = line.slice(0, -1);
  const text = last.text.trimEnd();
  return text === '' ? trimmed(rest) : [...rest, { ...last, text }];
}

/** Words, each with the spaces after it. */
function piecesOf({ text, tone }: Span): Span[] {
  const words = text.match(/ +|[^ ]+ */g) ?? [];
  return words.map((word) => (tone === undefined ? { text: word } : { text: word, tone }));
}

function widthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}

function leadingSpaces(line: Line): number {
  const text = line.map((span) => span.text).join('');
  return text.length - text.trimStart().length;
}

function endsWithSpace(line: Line): boolean {
  return line.at(-1)?.text.endsWith(' ') === true;
}

function paintSpan({ text, tone }: Span): string {
  return tone === undefined ? text : PAINTS[tone](text);
}
