/** S-14.19: everything that is left to choose for your own characters, in one press. */
import { Choice, useKeys } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import { type InDock, offerOf } from './in-dock.ts';

export function QuickStart({ room, board, question }: InDock): ReactNode {
  const quick = offerOf(board, question, ({ type }) => type === 'quick');
  useKeys(
    useMemo(
      () =>
        new Map([
          [
            'q',
            () => {
              if (quick !== undefined && !room.isBusy(question)) board.dispatch({ did: 'pick', offer: quick.key });
            },
          ],
        ]),
      [quick, board, room, question],
    ),
  );
  if (quick === undefined) return null;
  return <Choice primary room={room} label="Quick start" detail="choose all the rest for me" offer={quick} />;
}
