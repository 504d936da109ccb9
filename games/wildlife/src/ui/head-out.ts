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

/** A promised animal that cannot be photographed, unused dice with it, or unused tokens that would help; undefined if there is neither. */
export function doubtToHeadOut({ seat, kind }: Pick<WildQuestion, 'seat' | 'kind'>, view: View): string | undefined {
  const tokens = view.tokens[seat] ?? 0;
  const asked = kindOf({ kind });
  // Nothing is placed before the dice.
  if (asked === 'reserves') return undefined;
  const lost = lostWords(view.committed.filter((card) => photographing(view, card) === 0));
  // The question about tokens comes after the dice.
  if (asked === 'dice' && tokens > 0) return lost === '' || view.dice === 0 ? undefined : `${lost} ${diceWords(view)}`;
  const words = [lost, hasUse(view, tokens) ? tokenWords(tokens) : ''].filter((each) => each !== '');
  return words.length === 0 ? undefined : words.join(' ');
}

function diceWords({ dice }: Pick<View, 'dice'>): string {
  return `${count(dice, 'die', 'dice')} ${dice === 1 ? 'is' : 'are'} unused.`;
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
