/** The types of the table as this game fills them. */
import type { Seat } from '@shutterbox/kernel';
import { type LegalAction, type OwnQuestion, openQuestions, type Room } from '@shutterbox/ui';
import type { Action, DecisionKind, Event, View } from '../types.ts';

export type ShotRoom = Room<View, Action, Event>;
export type ShotQuestion = OwnQuestion<Action>;

export function kindOf(question: { readonly kind: string }): DecisionKind {
  return question.kind as DecisionKind;
}

export interface LegalOf<T extends Action['type']> {
  readonly action: Extract<Action, { readonly type: T }>;
  readonly words: string;
}

/** Legal actions of one type. */
export function legalOf<T extends Action['type']>(
  question: Pick<ShotQuestion, 'legal'>,
  type: T,
): readonly LegalOf<T>[] {
  return question.legal.filter((legal): legal is LegalAction<Action> & LegalOf<T> => legal.action.type === type);
}

/** The seat whose albums are the observer's own. */
export function ownSeat({ observer }: Pick<View, 'observer'>): Seat | undefined {
  return observer === 'spectator' ? undefined : observer;
}

/** Arranging is a standing question: open in and out of turn, and while something is shown (PS-6.1). */
export function standingOf(room: Pick<ShotRoom, 'question' | 'others' | 'standing'>): ShotQuestion | undefined {
  return openQuestions(room).find((each) => kindOf(each) === 'arrange');
}
