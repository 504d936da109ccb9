/** If there are only a few answers and no deeds, each answer has a digit, in order. */
import { type Offer, useKeys } from '@shutterbox/ui/board';
import { useMemo } from 'react';
import type { Action } from '../../answers.ts';
import type { InDock } from './in-dock.ts';

const MOST_DIGITS = 9;

export function useAnswerKeys({ room, board, question }: InDock, offers: readonly Offer<Action>[]): void {
  useKeys(
    useMemo(() => {
      const answers = offers.slice(0, MOST_DIGITS).map(({ key }, at) => {
        const give = (): void => {
          if (!room.isBusy(question)) board.dispatch({ did: 'pick', offer: key });
        };
        return [String(at + 1), give] as const;
      });
      return new Map(answers);
    }, [offers, room, board, question]),
  );
}
