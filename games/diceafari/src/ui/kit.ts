/** The types of the table as this game fills them. */
import type { LegalAction, OwnQuestion, Playing, Room } from '@shutterbox/ui';
import type { Action, DecisionKind, Event, View } from '../types.ts';

export type SafariRoom = Room<View, Action, Event>;
export type SafariQuestion = OwnQuestion<Action>;
export type SafariPlaying = Playing<Event>;

export function kindOf(question: { readonly kind: string }): DecisionKind {
  return question.kind as DecisionKind;
}

export interface LegalOf<T extends Action['type']> {
  readonly action: Extract<Action, { readonly type: T }>;
  readonly words: string;
}

/** Legal actions of one type. */
export function legalOf<T extends Action['type']>(
  question: Pick<SafariQuestion, 'legal'>,
  type: T,
): readonly LegalOf<T>[] {
  return question.legal.filter((legal): legal is LegalAction<Action> & LegalOf<T> => legal.action.type === type);
}
