/** Small bar plots as SVG, for the page about the cards. */

export interface Bars {
  readonly title: string;
  /** What each row's bars stand for, in their order. */
  readonly series: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** The value at the right edge, and how values are written. */
  readonly most: number;
  readonly shown: (value: number) => string;
  /** Values with a dashed line down the plot. */
  readonly marks: readonly number[];
}

const [WIDTH, LEFT, RIGHT, TOP] = [640, 210, 60, 64];
const [BAR, GAP] = [9, 7];
const COLOURS = ['#2F6F8F', '#E39A2D'];
const [PAPER, INK, PALE] = ['#FFFBEA', '#17202B', '#B9B29A'];

export function barPlot({ title, series, rows, most, shown, marks }: Bars): string {
  const step = series.length * BAR + GAP;
  const height = TOP + rows.length * step + 12;
  const x = (value: number) => round(LEFT + (value / most) * (WIDTH - LEFT - RIGHT));
  const lines = marks.map(
    (mark) =>
      `<path d="M${x(mark)} ${TOP - 6}V${height - 8}" stroke="${PALE}" stroke-dasharray="4 3"/>${text(x(mark), TOP - 10, shown(mark), 'middle', 11)}`,
  );
  const bars = rows.flatMap(({ label, values }, row) => {
    const top = TOP + row * step;
    const name = text(LEFT - 8, top + (step - GAP) / 2 + 4, label, 'end', 12);
    return [name, ...values.map((value, i) => bar(top + i * BAR, x(value), COLOURS[i] ?? INK, shown(value)))];
  });
  const keys = series.map((name, i) => {
    const left = LEFT + i * 215;
    return `<rect x="${left}" y="30" width="10" height="10" fill="${COLOURS[i] ?? INK}"/>${text(left + 15, 39, name, 'start', 12)}`;
  });
  const parts = [text(12, 20, title, 'start', 14), ...keys, ...lines, ...bars].join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif">
<rect width="${WIDTH}" height="${height}" rx="8" fill="${PAPER}"/>
${parts}
</svg>
`;
}

function bar(top: number, end: number, colour: string, value: string): string {
  const width = round(Math.max(0, end - LEFT));
  return `<rect x="${LEFT}" y="${top}" width="${width}" height="${BAR - 1}" fill="${colour}"/>${text(end + 4, top + BAR - 1, value, 'start', 10)}`;
}

function text(x: number, y: number, words: string, anchor: string, size: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${INK}">${words}</text>`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
