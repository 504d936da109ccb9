/** What every part of the dock gets. */
import type { Board, Offer } from '@shutterbox/ui/board';
import type { Action } from '../../answers.ts';
import type { InRoom, ShipQuestion } from '../kit.ts';

export interface InDock extends InRoom {
  readonly question: ShipQuestion;
  readonly board: Board<Action>;
}

/** The offer of one action that is meant, among those of a question. */
export function offerOf(
  { offers }: Pick<Board<Action>, 'offers'>,
  question: ShipQuestion,
  is: (action: Action) => boolean,
): Offer<Action> | undefined {
  return offers.find((offer) => offer.question === question && offer.actions.length === 1 && offer.actions.every(is));
}
