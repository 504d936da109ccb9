/** The types of the table as this game fills them. */
import type { OwnQuestion, Room } from '@shutterbox/ui';
import type { Action, DecisionKind } from '../answers.ts';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';

export type ShipRoom = Room<View, Action, Event>;
export type ShipQuestion = OwnQuestion<Action>;

export interface InRoom {
  readonly room: ShipRoom;
}

export function kindOf({ kind }: Pick<ShipQuestion, 'kind'>): DecisionKind {
  return kind as DecisionKind;
}

/** What is covered, thrown at or fired at is chosen on the plan. */
export function isAiming(kind: DecisionKind): boolean {
  return kind === 'aim' || kind === 'lob' || kind === 'wall';
}
