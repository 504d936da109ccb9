/** Placement: on the plan, square and facing; or all of it by quick start. */
import { Acts, Choice, Primary } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import type { Action } from '../../answers.ts';
import { FACINGS } from '../../plan/types.ts';
import { facingName } from '../../text/names.ts';
import { squareIn } from '../places.ts';
import { useAnswerKeys } from './answer-keys.ts';
import { type InDock, offerOf } from './in-dock.ts';
import { QuickStart } from './quick-start.tsx';
import { useSkillsChosen } from './skills-for-me.tsx';

export function PlaceDock({ room, board, question }: InDock): ReactNode {
  useSkillsChosen();
  const { turning } = board.state;
  const square = turning === undefined ? undefined : squareIn(turning.place, room.view);
  const facings = useMemo(
    () =>
      FACINGS.flatMap((facing) => {
        const isIt = ({ type, on, how }: Action): boolean => type === 'place' && on === square && how === facing;
        return offerOf(board, question, isIt) ?? [];
      }),
    [board, question, square],
  );
  useAnswerKeys({ room, board, question }, facings);
  return (
    <Primary>
      <Acts className="ss-facings">
        {facings.map((offer) => (
          <Choice key={offer.key} room={room} label={`Face ${facingName(offer.actions[0]?.how ?? 0)}`} offer={offer} />
        ))}
        <QuickStart room={room} board={board} question={question} />
      </Acts>
    </Primary>
  );
}
