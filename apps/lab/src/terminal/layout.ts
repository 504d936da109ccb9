/** A table, its news and its menu in one window. */

import { wrap } from '@shutterbox/kernel';
import { colors } from './paint.ts';

/** News above the board, in sentences; the log has the rest. */
const MOST_NEWS = 24;
/** Rows for news if even the board and the menu do not fit. */
const FEWEST_ROWS = 3;

interface TableParts {
  readonly head: readonly string[];
  /** Sentences, oldest first. */
  readonly news: readonly string[];
  readonly board: readonly string[];
  readonly below: readonly string[];
  /** Where to find the news that do not fit. */
  readonly rest?: string;
}

/** If not everything fits, empty lines go first, then the oldest news. */
export function layout(parts: TableParts, columns: number, rows: number): string[] {
  const { head, news, board, below, rest = 'l shows the log' } = parts;
  const told = newsLines(news, rest, columns, Number.POSITIVE_INFINITY);
  const roomy = [...head, ...told, '', ...board, '', ...below];
  if (roomy.length <= rows) return roomy;
  const tight = board.filter((line) => line !== '');
  const room = rows - head.length - tight.length - below.length;
  const fitting = told.length <= room ? told : newsLines(news, rest, columns, room > 0 ? room : FEWEST_ROWS);
  return [...head, ...fitting, ...tight, ...below];
}

/** The newest news that fit in this many rows. */
function newsLines(news: readonly string[], rest: string, columns: number, rows: number): string[] {
  const sentences = news.map((sentence) => wrap(sentence, columns, '· ', '  '));
  const shown = sentences.slice(-MOST_NEWS);
  const isTooMuch = () => shown.flat().length + (shown.length < news.length ? 1 : 0) > rows;
  while (shown.length > 1 && isTooMuch()) shown.shift();
  const left = news.length - shown.length;
  return [...(left > 0 ? [colors.dim(`… and ${left} earlier (${rest})`)] : []), ...shown.flat()];
}
