/** The types of the table as this game fills them. */
import type { Holding, OwnQuestion, Room } from '@shutterbox/ui';
import type { Action, DecisionKind, Event, View } from '../types.ts';

export type StakeoutRoom = Room<View, Action, Event>;
export type StakeoutQuestion = OwnQuestion<Action>;
export type StakeoutHolding = Holding<View, Action, Event>;

export interface InRoom {
  readonly room: StakeoutRoom;
}

export function kindOf({ kind }: Pick<StakeoutQuestion, 'kind'>): DecisionKind {
  return kind as DecisionKind;
}
