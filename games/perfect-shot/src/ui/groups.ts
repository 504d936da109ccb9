/** The list of legal actions: by card and by album, so that a level stays short. */
import type { ActionGroup, ActionItem, LegalAction } from '@shutterbox/ui';
import { albumName, cardName, photoName } from '../text/words.ts';
import { type Action, LOOSE } from '../types.ts';
import type { ShotQuestion } from './kit.ts';

export function groups(question: ShotQuestion): readonly ActionItem<Action>[] {
  const found = new Map<string, LegalAction<Action>[]>();
  for (const legal of question.legal) {
    const label = labelOf(legal.action);
    found.set(label, [...(found.get(label) ?? []), legal]);
  }
  const levels = [...found].map(([label, items]): ActionGroup<Action> => ({ label, items: byTile(items) }));
  return halved('Your albums', levels);
}

/** The tiles of an album, each with the places it can go. */
function byTile(legal: readonly LegalAction<Action>[]): readonly ActionItem<Action>[] {
  if (legal.length <= MOST_ITEMS) return legal;
  const found = new Map<string, LegalAction<Action>[]>();
  for (const each of legal) {
    const label = each.action.type === 'arrange' ? photoName(each.action.photo) : 'More';
    found.set(label, [...(found.get(label) ?? []), each]);
  }
  return [...found].map(([label, items]) => ({ label, items: halved(label, items) }));
}

/** The longest level that the table shows. */
const MOST_ITEMS = 12;

/** Splits a level that is too long. */
function halved(label: string, items: readonly ActionItem<Action>[]): readonly ActionItem<Action>[] {
  if (items.length <= MOST_ITEMS) return items;
  const parts = Math.ceil(items.length / MOST_ITEMS);
  return Array.from({ length: parts }, (_, part) => ({
    label: `${label}, ${part + 1} of ${parts}`,
    items: items.slice(part * MOST_ITEMS, (part + 1) * MOST_ITEMS),
  }));
}

function labelOf(action: Action): string {
  switch (action.type) {
    case 'photo':
      return cardName(action.card);
    case 'album':
    case 'topAlbum':
      return 'Albums';
    case 'arrange':
      return action.from === LOOSE ? 'Loose tiles' : `Tiles on ${albumName(action.from)}`;
    case 'arrangeForMe':
      return 'All tiles';
    case 'confirm':
    case 'takeBack':
      return 'Confirm';
  }
}
