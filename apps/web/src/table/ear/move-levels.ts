/** Legal actions in levels of at most a dozen items, however the game groups them. */
import type { ActionGroup, ActionItem, LegalAction } from '@shutterbox/ui';

export interface MoveLevel {
  readonly label: string;
  /** Actions in it and below. */
  readonly count: number;
  readonly items: readonly (LegalAction<unknown> | MoveLevel)[];
}

export const MOST_ITEMS = 12;

export function moveLevels(items: readonly ActionItem<unknown>[]): MoveLevel {
  return levelOf({ label: '', items });
}

function levelOf({ label, items }: ActionGroup<unknown>): MoveLevel {
  const all = items.flatMap(actionsIn);
  const count = all.length;
  // A few are quicker to find without opening a group.
  return count <= MOST_ITEMS ? { label, count, items: all } : split({ label, count, items: items.flatMap(itemOf) });
}

/** A group with one item becomes that item; an empty group disappears. */
function itemOf(item: ActionItem<unknown>): readonly Item[] {
  const actions = actionsIn(item);
  return !('items' in item) || actions.length <= 1 ? actions : [levelOf(item)];
}

function actionsIn(item: ActionItem<unknown>): readonly LegalAction<unknown>[] {
  return 'items' in item ? item.items.flatMap(actionsIn) : [item];
}

/** Long groups are split into parts, named by their first and last item. */
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
