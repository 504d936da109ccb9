/** What can pay for a re-roll, and the actions sent for it. */
import { PAY, PAY_FROM, REROLL } from '../actions.ts';
import { REROLL_COST } from '../table.ts';
import { type Action, type Card, NONE, type View } from '../types.ts';
import type { WildQuestion } from './kit.ts';

/** Tokens that lie together: the supply (NONE), or those on a card. */
export interface Purse {
  readonly card: Card;
  readonly tokens: number;
}

export function tokensDue({ paid }: View): number {
  return REROLL_COST - paid;
}

export function pursesOf(question: WildQuestion, view: View): readonly Purse[] {
  return question.legal.flatMap(({ action }) => {
    if (action.type === 'pay') return [{ card: NONE, tokens: view.tokens[question.seat] ?? 0 }];
    return action.type === 'payFrom' ? [{ card: action.card, tokens: view.animalTokens[action.card] ?? 0 }] : [];
  });
}

/** All the tokens, if they are just enough or lie in one place: then there is nothing to choose. */
export function onlyPayment(purses: readonly Purse[], due: number): readonly Card[] | undefined {
  const all = purses.flatMap(({ card, tokens }) => Array.from({ length: Math.min(tokens, due) }, () => card));
  return all.length === due ? all : undefined;
}

/** Pays token by token, then rolls the first die: none was high enough, so it does not matter which. */
export function paying(cards: readonly Card[], view: View): readonly Action[] {
  const tokens = cards.flatMap((card) => (card === NONE ? [PAY] : [PAY_FROM[card] ?? PAY]));
  const [die] = REROLL;
  return cards.length === tokensDue(view) && die !== undefined ? [...tokens, die] : tokens;
}
