/** Offers by the type of their action: those that have their own button. */
import type { Offer } from '@shutterbox/ui/board';
import type { Action } from '../../types.ts';
import type { WildBoard } from '../kit.ts';

export interface OfferOf<T extends Action['type']> extends Offer<Action> {
  readonly action: Extract<Action, { readonly type: T }>;
}

export function offersOf<T extends Action['type']>({ offers }: WildBoard, type: T): readonly OfferOf<T>[] {
  return offers.flatMap((offer) => {
    const [action] = offer.actions;
    return isOfType(action, type) ? [{ ...offer, action }] : [];
  });
}

export function offerOf<T extends Action['type']>(board: WildBoard, type: T): OfferOf<T> | undefined {
  return offersOf(board, type)[0];
}

function isOfType<T extends Action['type']>(
  action: Action | undefined,
  type: T,
): action is Extract<Action, { readonly type: T }> {
  return action?.type === type;
}
