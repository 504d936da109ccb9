/** Reasons not to head out yet. */
import { count } from '@shutterbox/kernel';
import { scoped } from '@shutterbox/ui/board';
import { theAll } from '../text/words.ts';
import type { Card, View } from '../types.ts';
import { photographing } from './chances.ts';
import { kindOf, type WildQuestion } from './kit.ts';

/** The preparation in which you were warned: once is enough. */
export const toldIn = scoped<string | undefined>(undefined);

export function preparationOf({ round, turn }: Pick<View, 'round' | 'turn'>): string {
  return `${round} ${turn}`;
}

/** A promised animal that cannot be photographed, or unused tokens that would help; undefined if there is neither. */
export function doubtToHeadOut({ seat, kind }: Pick<WildQuestion, 'seat' | 'kind'>, view: View): string | undefined {
  const tokens = view.tokens[seat] ?? 0;
  const asked = kindOf({ kind });
  // Nothing is placed before the dice, and the question about tokens comes after them.
  if (asked === 'reserves' || (asked === 'dice' && tokens > 0)) return undefined;
  const lost = view.committed.filter((card) => photographing(view, card) === 0);
  const words = [lostWords(lost), hasUse(view, tokens) ? tokenWords(tokens) : ''].filter((each) => each !== '');
  return words.length === 0 ? undefined : words.join(' ');
}

function lostWords(lost: readonly Card[]): string {
  if (lost.length === 0) return '';
  return `You promised ${theAll(lost)}: 0% chance with these dice.`;
}

function tokenWords(tokens: number): string {
  return `Your ${count(tokens, 'unused token')} would improve your chances.`;
}

/** Whether the tokens left make any photograph more likely. */
function hasUse(view: View, tokens: number): boolean {
  return view.animalDice.some(
    (dice, card) => dice > 0 && photographing(view, card, 0, tokens) > photographing(view, card),
  );
}
