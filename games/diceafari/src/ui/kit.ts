/** The types of the table as this game fills them. */
import type { OwnQuestion, Playing, Room } from '@shutterbox/ui';
import type { Action, DecisionKind, Event, View } from '../types.ts';

export type SafariRoom = Room<View, Action, Event>;
export type SafariQuestion = OwnQuestion<Action>;
export type SafariPlaying = Playing<Event>;

export function kindOf(question: { readonly kind: string }): DecisionKind {
  return question.kind as DecisionKind;
}
