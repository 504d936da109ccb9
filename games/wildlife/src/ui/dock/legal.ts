/** Legal actions of one type. */
import type { LegalAction } from '@shutterbox/ui';
import type { Action } from '../../types.ts';
import type { WildQuestion } from '../kit.ts';

export interface LegalOf<T extends Action['type']> {
  readonly action: Extract<Action, { readonly type: T }>;
  readonly words: string;
}

export function legalOf<T extends Action['type']>(question: WildQuestion, type: T): readonly LegalOf<T>[] {
  return question.legal.filter((legal): legal is LegalAction<Action> & LegalOf<T> => legal.action.type === type);
}

export function oneLegal<T extends Action['type']>(question: WildQuestion, type: T): LegalOf<T> | undefined {
  return legalOf(question, type)[0];
}
