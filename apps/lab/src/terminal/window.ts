/** How large the window is. */
const USUAL_COLUMNS = 80;
const USUAL_ROWS = 24;
/** Narrower windows wrap by themselves. */
const FEWEST_COLUMNS = 20;

/** A pipe has no width; its reader may set COLUMNS. */
export function columnsOf(stream: { readonly columns?: number }): number {
  const { COLUMNS = '' } = process.env;
  return Math.max(FEWEST_COLUMNS, stream.columns ?? (/^\d{1,4}$/.test(COLUMNS) ? Number(COLUMNS) : USUAL_COLUMNS));
}

/** One row is left for typing. */
export function rowsOf(stream: { readonly rows?: number }): number {
  return (stream.rows ?? USUAL_ROWS) - 1;
}
