/** On which side of its lens each label lies: below, or above where it would lie on another one. */
import { CARD_WIDTH, type Lens } from '../../cards/types.ts';

export type Side = 'below' | 'above';

/** As large as writing gets beside the cards, in their units: on the smallest phone. */
const [LETTER, PADDING, HEIGHT] = [9, 36, 32];
/** A label begins a little before the end of the lens: so far from its middle, in radii. */
const REACH = 0.92;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Of all ways the one in which labels cover least of each other, and then the one with most of them below. */
export function labelSides(lenses: readonly Lens[], words: readonly string[]): readonly Side[] {
  let best: readonly Side[] = lenses.map(() => 'below');
  let least = Number.POSITIVE_INFINITY;
  for (let way = 0; way < 2 ** lenses.length; way++) {
    const sides = lenses.map((_, i): Side => ((way >> i) & 1 ? 'above' : 'below'));
    const cost = costOf(lenses, words, sides);
    if (cost < least) [best, least] = [sides, cost];
  }
  return best;
}

function costOf(lenses: readonly Lens[], words: readonly string[], sides: readonly Side[]): number {
  const boxes = lenses.map((lens, i) => boxOf(lens, words[i] ?? '', sides[i] ?? 'below'));
  const covered = boxes.reduce((sum, box, i) => sum + coveredBy(box, boxes.slice(0, i)) + aboveCard(box), 0);
  return covered + sides.filter((side) => side === 'above').length;
}

/** Near an edge of the card a label begins or ends with its lens, and stays on the card. */
export function edgeOf({ x }: Lens): 'left' | 'right' | undefined {
  if (x < CARD_WIDTH / 4) return 'left';
  return x > (3 * CARD_WIDTH) / 4 ? 'right' : undefined;
}

function boxOf(lens: Lens, words: string, side: Side): Box {
  const width = words.length * LETTER + PADDING;
  const { x, y, radius } = lens;
  const reach = radius * REACH;
  const top = side === 'below' ? y + reach : y - reach - HEIGHT;
  switch (edgeOf(lens)) {
    case 'left':
      return { left: x - radius, top, width };
    case 'right':
      return { left: x + radius - width, top, width };
    case undefined:
      return { left: x - width / 2, top, width };
  }
}

function coveredBy(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const high = HEIGHT - Math.abs(box.top - other.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** What of it lies above the card, where a call is told. */
function aboveCard({ top, width }: Box): number {
  return width * Math.max(0, -top);
}
