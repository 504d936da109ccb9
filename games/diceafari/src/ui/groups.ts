/** The list of legal actions: routes by length, rolls by the number of dice rolled, actions that end the turn last. */
import { capital } from '@shutterbox/kernel';
import type { ActionGroup, LegalAction } from '@shutterbox/ui';
import { isHeld, SAFARI_DICE } from '../dice.ts';
import { inWords, terrainName, tileName } from '../text/words.ts';
import { type Action, NONE, type View } from '../types.ts';
import type { SafariQuestion } from './kit.ts';

/** A group with no groups inside it. */
interface Group extends ActionGroup<Action> {
  readonly items: readonly LegalAction<Action>[];
}

/** A longer list is hard to survey. */
const MOST_IN_GROUP = 12;

export function groups(question: SafariQuestion, view: View): readonly ActionGroup<Action>[] {
  return grouped(question.legal, ({ action }) => labelOf(action, view))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((group) => split(group, view));
}

/** Routes are ordered by their first tile. */
function split(group: Group, view: View): readonly Group[] {
  const { label, items } = group;
  const parts = Math.ceil(items.length / MOST_IN_GROUP);
  if (parts === 1) return [group];
  return Array.from({ length: parts }, (_, part) => {
    const some = items.slice(part * MOST_IN_GROUP, (part + 1) * MOST_IN_GROUP);
    return { label: `${label}, from ${startOf(some, view)} on`, items: some };
  });
}

function startOf([first]: readonly LegalAction<Action>[], view: View): string {
  return first?.action.type === 'claim' ? tileName(first.action.tiles[0] ?? NONE, view) : '';
}

function grouped(actions: readonly LegalAction<Action>[], label: (legal: LegalAction<Action>) => string): Group[] {
  const found = new Map<string, LegalAction<Action>[]>();
  for (const legal of actions) found.set(label(legal), [...(found.get(label(legal)) ?? []), legal]);
  return [...found].map(([name, members]) => ({ label: name, items: members }));
}

function labelOf(action: Action, view: View): string {
  switch (action.type) {
    case 'claim':
      return `Claim ${inWords(action.tiles.length)} tiles`;
    case 'roll': {
      const dice = rolledDice(action.hold);
      if (dice === 1) return 'Roll one die again';
      return dice === 2 ? 'Roll two dice again' : 'Roll three or four dice again';
    }
    case 'bonus':
      return capital(terrainName(view.terrains[action.tile]));
    case 'photo':
      return 'Photos';
    case 'stop':
    case 'noPhoto':
      return 'Otherwise';
  }
}

function rolledDice(hold: number): number {
  return Array.from({ length: SAFARI_DICE }, (_, die) => die).filter((die) => !isHeld(hold, die)).length;
}

/** Longer routes first, then rolls with more dice, then what ends the turn. */
function rank({ items: [first] }: Group): number {
  switch (first?.action.type) {
    case 'claim':
      return -first.action.tiles.length;
    case 'roll':
      return SAFARI_DICE - rolledDice(first.action.hold);
    case 'stop':
    case 'noPhoto':
      return SAFARI_DICE + 1;
    default:
      return 0;
  }
}
