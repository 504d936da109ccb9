/** The types of the table as this game fills them. */
import type { Seat } from '@shutterbox/kernel';
import { type OwnQuestion, openQuestions, type Room } from '@shutterbox/ui';
import type { Action, DecisionKind, Event, View } from '../types.ts';

export type ShotRoom = Room<View, Action, Event>;
export type ShotQuestion = OwnQuestion<Action>;

export function kindOf(question: { readonly kind: string }): DecisionKind {
  return question.kind as DecisionKind;
}

/** The seat whose albums are the observer's own. */
export function ownSeat({ observer }: Pick<View, 'observer'>): Seat | undefined {
  return observer === 'spectator' ? undefined : observer;
}

/** Arranging is a standing question: open in and out of turn, and while something is shown (PS-6.1). */
export function standingOf(room: Pick<ShotRoom, 'question' | 'others' | 'standing'>): ShotQuestion | undefined {
  return openQuestions(room).find((each) => kindOf(each) === 'arrange');
}
