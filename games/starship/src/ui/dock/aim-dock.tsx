/** What to cover, throw at or fire at: a square in front, or an enemy there. */
import { Choice, Choices, type Option, Options, optionOf, Primary } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { InDock } from './in-dock.ts';

/** Squares are pressed on the plan. */
export function AimDock({ room, board, question }: InDock): ReactNode {
  const marks = board.offers.filter(({ actions: [first] }) => first?.type === 'mark');
  const chosen = board.chosen(question);
  const rows: readonly Option[] = marks.map((offer) => optionOf(board, offer, { face: offer.words }));
  return (
    <>
      {rows.length > 0 && (
        <Choices>
          <Options room={room} label="Enemies in front" options={rows} />
        </Choices>
      )}
      <Primary>
        <Choice
          primary
          room={room}
          label={chosen?.words ?? 'Choose on the plan'}
          idle={chosen === undefined}
          onChoose={() => board.confirm(question)}
        />
      </Primary>
    </>
  );
}
