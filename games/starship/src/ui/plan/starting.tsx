/** Who is about to be placed: on the square that was pressed, looking where they will face. */
import type { ReactNode } from 'react';
import { FACINGS, NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { Counter } from '../people/counter.tsx';
import { middleOf, squareIn, UNIT } from '../places.ts';
import type { InPlay } from './play-layers.tsx';
import { Sheet } from './sheet.tsx';

export function Starting({ room, board }: Pick<InPlay, 'room' | 'board'>): ReactNode {
  const { question, view } = room;
  const { turning } = board.state;
  if (question?.kind !== 'place' || turning === undefined) return null;
  const [x, y] = middleOf(squareIn(turning.place, view), view);
  return (
    <Sheet plan={planOf(view)}>
      <svg className="ss-starting" x={x - UNIT / 2} y={y - UNIT / 2} width={UNIT} height={UNIT} aria-hidden="true">
        <Counter view={view} who={question.subject ?? NONE} facing={FACINGS[turning.facing / 2] ?? 0} />
      </svg>
    </Sheet>
  );
}
