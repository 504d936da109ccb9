/** What speaks against heading out now. */
import { count } from '@shutterbox/kernel';
import { scoped } from '@shutterbox/ui/board';
import { theAll } from '../text/words.ts';
import type { Card, View } from '../types.ts';
import { photographing } from './chances.ts';
import { kindOf, type WildQuestion } from './kit.ts';

/** The preparation in which it was told: once is enough. */
export const toldIn = scoped<string | undefined>(undefined);

export function preparationOf({ round, turn }: Pick<View, 'round' | 'turn'>): string {
  return `${round} ${turn}`;
}

/** A promised animal that cannot be photographed, or tokens that would help; undefined where neither is so. */
export function doubtToHeadOut({ seat, kind }: Pick<WildQuestion, 'seat' | 'kind'>, view: View): string | undefined {
  const tokens = view.tokens[seat] ?? 0;
  const asked = kindOf({ kind });
  // Before the dice nothing is placed yet, and tokens are asked for after them.
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

/** Whether they make any photograph more likely. */
function hasUse(view: View, tokens: number): boolean {
  return view.animalDice.some(
    (dice, card) => dice > 0 && photographing(view, card, 0, tokens) > photographing(view, card),
  );
}
