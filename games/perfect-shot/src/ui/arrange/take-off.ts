/** A key takes off the tile in the hand, or the one that has the focus. */
import { type Board, useKeys } from '@shutterbox/ui/board';
import { useMemo } from 'react';
import { type Action, LOOSE } from '../../types.ts';

export function useTakeOff({ state, offers, dispatch }: Board<Action>): void {
  useKeys(
    useMemo(() => {
      const takeOff = (): void => {
        const hand = state.hand ?? focusedHand();
        const offer = offers.find(({ hand: of, actions: [action] }) => of === hand && isOff(action));
        if (offer !== undefined) dispatch({ did: 'pick', offer: offer.key });
      };
      return new Map([['Delete', takeOff]]);
    }, [state.hand, offers, dispatch]),
  );
}

function focusedHand(): string | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset.hand : undefined;
}

function isOff(action: Action | undefined): boolean {
  return action?.type === 'arrange' && action.to === LOOSE;
}
