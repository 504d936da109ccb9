/** Legal actions in levels of at most a dozen items, whatever a game has made of its groups. */
import type { ActionGroup, LegalAction } from '@shutterbox/ui';

export interface MoveLevel {
  readonly label: string;
  /** Actions in it and below. */
  readonly count: number;
  readonly items: readonly (LegalAction<unknown> | MoveLevel)[];
}

export const MOST_ITEMS = 12;

export function moveLevels(groups: readonly ActionGroup<unknown>[]): MoveLevel {
  const filled = groups.filter(({ actions }) => actions.length > 0);
  const count = filled.reduce((sum, { actions }) => sum + actions.length, 0);
  // A few are found faster without opening anything.
  if (count <= MOST_ITEMS) return { label: '', count, items: filled.flatMap(({ actions }) => actions) };
  const items = filled.map(({ label, actions }) => {
    const [only] = actions;
    return only !== undefined && actions.length === 1 ? only : split({ label, count: actions.length, items: actions });
  });
  return split({ label: '', count, items });
}

/** Too many become parts, each named by its first and last. */
function split(level: MoveLevel): MoveLevel {
  const { items } = level;
  if (items.length <= MOST_ITEMS) return level;
  const size = Math.max(MOST_ITEMS, Math.ceil(items.length / MOST_ITEMS));
  const parts: MoveLevel[] = [];
  for (let at = 0; at < items.length; at += size) {
    const part = items.slice(at, at + size);
    const label = `${nameOf(part.at(0))} … ${nameOf(part.at(-1))}`;
    parts.push(split({ label, count: part.reduce((sum, item) => sum + countOf(item), 0), items: part }));
  }
  return { ...level, items: parts };
}

type Item = MoveLevel['items'][number];

function nameOf(item: Item | undefined): string {
  if (item === undefined) return '';
  return 'items' in item ? item.label : item.words;
}

function countOf(item: Item): number {
  return 'items' in item ? item.count : 1;
}
