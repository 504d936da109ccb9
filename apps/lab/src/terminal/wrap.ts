/** Text within the columns of a window. */
const USUAL_COLUMNS = 80;
const USUAL_ROWS = 24;
/** Narrower windows wrap by themselves. */
const FEWEST_COLUMNS = 20;

/** A pipe has none; whoever reads it may set COLUMNS. */
export function columnsOf(stream: { readonly columns?: number }): number {
  const { COLUMNS = '' } = process.env;
  return Math.max(FEWEST_COLUMNS, stream.columns ?? (/^\d{1,4}$/.test(COLUMNS) ? Number(COLUMNS) : USUAL_COLUMNS));
}

/** One row is for what is typed. */
export function rowsOf(stream: { readonly rows?: number }): number {
  return (stream.rows ?? USUAL_ROWS) - 1;
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
