/** The list of all moves: by photographer, actions that end the turn last. */
import type { ActionGroup, LegalAction } from '@shutterbox/ui';
import { figureName } from '../text.ts';
import type { Action } from '../types.ts';
import type { StakeoutQuestion } from './kit.ts';

export function groups({ legal }: Pick<StakeoutQuestion, 'legal'>): readonly ActionGroup<Action>[] {
  const found = new Map<string, LegalAction<Action>[]>();
  for (const each of legal) {
    const label = labelOf(each.action);
    found.set(label, [...(found.get(label) ?? []), each]);
  }
  return [...found].map(([label, items]) => ({ label, items }));
}

function labelOf(action: Action): string {
  if ('figure' in action) return figureName(action.figure);
  return action.type === 'bid' ? 'Bids' : 'Otherwise';
}
