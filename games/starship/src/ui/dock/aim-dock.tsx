/** What to cover: a square in front, or an enemy there. */
import { Choice, Choices, Material, type Option, Options, optionOf, Primary } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { personName } from '../../text/names.ts';
import { oddsOf } from '../lanes.ts';
import type { InDock } from './in-dock.ts';
import { ThrowBox } from './throw-later.ts';

/** Squares are pressed on the plan. */
export function AimDock({ room, board, question }: InDock): ReactNode {
  const marks = board.offers.filter(({ actions: [first] }) => first?.type === 'mark');
  const chosen = board.chosen(question);
  const [first] = chosen?.actions ?? [];
  const odds = first === undefined ? undefined : oddsOf(room.view, first);
  const rows: readonly Option[] = marks.map((offer) => optionOf(board, offer, { face: offer.words }));
  return (
    <>
      {rows.length > 0 && (
        <Choices>
          <Options room={room} label="Enemies in front" options={rows} />
        </Choices>
      )}
      {odds !== undefined && (
        <Material className="ss-aim ss-odds">
          <ThrowBox
            view={room.view}
            aim={odds.aim}
            whom={first?.type === 'mark' ? personName(room.view, first.on) : 'an enemy there'}
            openRule={room.openRule}
          />
        </Material>
      )}
      <Primary>
        <Choice
          primary
          room={room}
          label={chosen?.words ?? 'Choose a square to cover'}
          detail={odds?.words}
          idle={chosen === undefined}
          onChoose={() => board.confirm(question)}
        />
      </Primary>
    </>
  );
}
