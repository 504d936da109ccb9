/** The types of the table as this game fills them. */
import type { OwnQuestion, Playing, Room, Playhead as TablePlayhead } from '@shutterbox/ui';
import type { Board } from '@shutterbox/ui/board';
import type { Action, DecisionKind, Event, View } from '../types.ts';

export type WildRoom = Room<View, Action, Event>;
export type WildQuestion = OwnQuestion<Action>;
export type WildPlaying = Playing<Event>;
export type WildBoard = Board<Action>;
export type Playhead = TablePlayhead<Event>;
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export function kindOf(question: { readonly kind: string }): DecisionKind {
  return question.kind as DecisionKind;
}
