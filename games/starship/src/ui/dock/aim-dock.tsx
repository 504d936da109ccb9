/** What to cover, throw at or fire at: a square in front, or an enemy there. */
import { Choice, Choices, Material, type Option, Options, optionOf, Primary } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { NONE } from '../../plan/types.ts';
import { personName } from '../../text/names.ts';
import { oddsOf } from '../lanes.ts';
import { AimFacts } from './aim-facts.tsx';
import type { InDock } from './in-dock.ts';
import { ThrowBox } from './throw-later.ts';

/** Squares are pressed on the plan. */
export function AimDock({ room, board, question }: InDock): ReactNode {
  const marks = board.offers.filter(({ actions: [first] }) => first?.type === 'mark');
  const chosen = board.chosen(question);
  const [aim] = chosen?.actions ?? [];
  const odds = aim === undefined ? undefined : oddsOf(room.view, aim);
  const rows: readonly Option[] = marks.map((offer) => optionOf(board, offer, { face: offer.words }));
  return (
    <>
      {rows.length > 0 && (
        <Choices>
          <Options room={room} label="Enemies in front" options={rows} />
        </Choices>
      )}
      {aim !== undefined && odds === undefined && (
        <Material className="ss-aim">
          <AimFacts view={room.view} who={question.subject ?? NONE} aim={aim} />
        </Material>
      )}
      {odds !== undefined && (
        <Material className="ss-aim ss-odds">
          <ThrowBox
            view={room.view}
            aim={odds.aim}
            whom={aim?.type === 'mark' ? personName(room.view, aim.on) : 'an enemy there'}
            openRule={room.openRule}
          />
        </Material>
      )}
      <Primary className={chosen === undefined ? 'ss-confirm ss-idle' : 'ss-confirm'}>
        <Choice
          primary
          room={room}
          label={chosen?.words ?? 'Choose on the plan'}
          detail={odds?.words}
          idle={chosen === undefined}
          onChoose={() => board.confirm(question)}
        />
      </Primary>
    </>
  );
}
