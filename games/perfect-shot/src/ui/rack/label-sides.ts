/** On which side of its lens each label lies: below, or above if it would cover another one. */
import { CARD_WIDTH, type Lens } from '../../cards/types.ts';

export type Side = 'below' | 'above';

/** The size of labels in units of the cards: on a phone, where text cannot shrink with the rack, and elsewhere. */
const PHONE_LABEL = { letter: 9, padding: 36, height: 32 };
const LABEL = { letter: 6, padding: 28, height: 24 };
type Size = typeof LABEL;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Of all ways the one in which labels cover least of each other and of lenses, and then the one with most labels below. */
export function labelSides(lenses: readonly Lens[], words: readonly string[], phone: boolean): readonly Side[] {
  const size = phone ? PHONE_LABEL : LABEL;
  let best: readonly Side[] = lenses.map(() => 'below');
  let least = Number.POSITIVE_INFINITY;
  for (let way = 0; way < 2 ** lenses.length; way++) {
    const sides = lenses.map((_, i): Side => ((way >> i) & 1 ? 'above' : 'below'));
    const boxes = lenses.map((lens, i) => boxOf(lens, words[i] ?? '', sides[i] ?? 'below', size));
    const cost =
      costOf(boxes, size) + lensesCovered(boxes, lenses, size) + sides.filter((side) => side === 'above').length;
    if (cost < least) [best, least] = [sides, cost];
  }
  return best;
}

function costOf(boxes: readonly Box[], size: Size): number {
  return boxes.reduce((sum, box, i) => sum + coveredBy(box, boxes.slice(0, i), size) + aboveCard(box), 0);
}

/** A label hides what is under it, so it should cover as little of other lenses as possible. */
function lensesCovered(boxes: readonly Box[], lenses: readonly Lens[], { height }: Size): number {
  return boxes.reduce(
    (sum, box, i) => sum + lenses.reduce((more, lens, k) => more + (k === i ? 0 : covered(box, lens, height)), 0),
    0,
  );
}

/** Uses the square inside the lens: covering its rim does no harm. */
function covered({ left, top, width }: Box, { x, y, radius }: Lens, height: number): number {
  const half = radius * Math.SQRT1_2;
  const wide = Math.min(left + width, x + half) - Math.max(left, x - half);
  const high = Math.min(top + height, y + half) - Math.max(top, y - half);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Near an edge of the card a label begins or ends with its lens, and stays on the card. */
export function edgeOf({ x }: Lens): 'left' | 'right' | undefined {
  if (x < CARD_WIDTH / 4) return 'left';
  return x > (3 * CARD_WIDTH) / 4 ? 'right' : undefined;
}

function boxOf(lens: Lens, words: string, side: Side, { letter, padding, height }: Size): Box {
  const width = words.length * letter + padding;
  const { x, y, radius } = lens;
  const top = side === 'below' ? y + radius : y - radius - height;
  switch (edgeOf(lens)) {
    case 'left':
      return { left: x - radius, top, width };
    case 'right':
      return { left: x + radius - width, top, width };
    case undefined:
      return { left: x - width / 2, top, width };
  }
}

function coveredBy(box: Box, others: readonly Box[], { height }: Size): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const high = height - Math.abs(box.top - other.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** How much of the label is above the card, where a call is announced. */
function aboveCard({ top, width }: Box): number {
  return width * Math.max(0, -top);
}
