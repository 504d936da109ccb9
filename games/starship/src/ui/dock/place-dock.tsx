/** Placement: on the plan, square and facing; or all of it by quick start. */
import { Acts, Choice, Primary } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { FACINGS } from '../../plan/types.ts';
import { facingName } from '../../text/names.ts';
import { squareIn } from '../places.ts';
import { type InDock, offerOf } from './in-dock.ts';
import { QuickStart } from './quick-start.tsx';

export function PlaceDock({ room, board, question }: InDock): ReactNode {
  const { turning } = board.state;
  const square = turning === undefined ? undefined : squareIn(turning.place, room.view);
  return (
    <Primary>
      <Acts>
        {square !== undefined &&
          FACINGS.map((facing) => (
            <Choice
              key={facing}
              room={room}
              label={`Face ${facingName(facing)}`}
              offer={offerOf(
                board,
                question,
                ({ type, on, how }) => type === 'place' && on === square && how === facing,
              )}
            />
          ))}
        <QuickStart room={room} board={board} question={question} />
      </Acts>
    </Primary>
  );
}
