/** A table on stdout: the first column is words, the others are numbers. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, i) =>
    Math.max(...[title, ...rows.map((row) => row[i] ?? '')].map((cell) => cell.length)),
  );
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
    process.stdout.write(`  ${cells.join('  ').trimEnd()}\n`);
  }
}
