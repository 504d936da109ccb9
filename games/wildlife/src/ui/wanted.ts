/** What the observer's assignment still asks of an animal, if it is face up on this screen. */

import { cardNamed } from '../cards.ts';
import { ASSIGNMENTS } from '../data/assignments.ts';
import { coverPrestige } from '../score.ts';
import { type Card, type CardSymbol, NONE } from '../types.ts';
import type { WildRoom } from './kit.ts';
import { useSeenAssignment } from './secret.ts';

export interface Wanted {
  readonly symbols: readonly CardSymbol[];
  /** Empty as soon as one of them has been photographed: the cover counts once. */
  readonly cover: readonly Card[];
}

export const NOTHING_WANTED: Wanted = { symbols: [], cover: [] };

/** The same object for the same assignment, so that cards are drawn again only when it changes. */
const BEFORE_COVER: readonly Wanted[] = ASSIGNMENTS.map(({ symbols, cover }) => ({
  symbols,
  cover: cover.map(cardNamed),
}));
const AFTER_COVER: readonly Wanted[] = ASSIGNMENTS.map(({ symbols }) => ({ symbols, cover: [] }));

export function wantedBy(assignment: number, portfolio: readonly Card[]): Wanted {
  if (assignment === NONE) return NOTHING_WANTED;
  const table = coverPrestige(portfolio, assignment) > 0 ? AFTER_COVER : BEFORE_COVER;
  return table[assignment] ?? NOTHING_WANTED;
}

export function useWanted(room: WildRoom): Wanted {
  const { view, observer } = room;
  return wantedBy(useSeenAssignment(room), observer === 'spectator' ? [] : (view.portfolios[observer] ?? []));
}
