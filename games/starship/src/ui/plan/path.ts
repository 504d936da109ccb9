/** Paths at their place. A drawing of hundreds of small groups, each with a transform of its own, is slow to move. */

/** By command: which of its numbers are moved across, and which down; the others stay. */
const MOVED: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  Q: 'xyxy',
  A: '-----xy',
};

/** The same path, moved to the right and down by this many units. Relative commands stay as they are. */
export function shifted(path: string, x: number, y: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, given: string) => {
    const moved = MOVED[command];
    if (moved === undefined) return command + given;
    const numbers = given.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const by = { x, y, '-': 0 } as const;
    const at = numbers.map((each, index) => Number(each) + by[moved[index % moved.length] as keyof typeof by]);
    return command + at.join(' ');
  });
}
