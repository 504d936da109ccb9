/** A character's turn: the deeds with their prices, and beside them the throw that is chosen and the button that makes it. */
import { percent } from '@shutterbox/ui';
import { Choice, Choices, Material, Primary } from '@shutterbox/ui/board';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isAnimal } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { usePace } from '../pace.ts';
import { mannerOf, throwOf } from '../throws.ts';
import { targetOf } from './attacks.ts';
import { Deeds } from './deeds.tsx';
import type { InDock } from './in-dock.ts';
import { turnSlots } from './slots.ts';
import { ThrowBox } from './throw-later.ts';
import { useLists } from './use-lists.ts';

export function TurnDock({ room, board, question }: InDock): ReactNode {
  const { view } = room;
  const who = question.subject ?? NONE;
  const [opened, open] = useState<string>();
  const lists = useLists(opened !== undefined || view.act.begun);
  const [{ running, on: last }, setPace] = usePace(view, who);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sets the pace is new each time, and does the same.
  const items = useMemo(
    () =>
      turnSlots({
        room,
        board,
        question,
        who,
        target: targetOf(board, question, view, who, last),
        running,
        lists,
        run: (on) => setPace({ running: on }),
        attackWith: (how) => setPace({ how }),
      }),
    [room, board, question, view, who, running, last, lists],
  );
  const chosen = board.chosen(question);
  // In a cage there is nothing to press on the plan.
  const onPlan = board.offers.some((offer) => offer.question === question && offer.at.length > 0);
  const [first] = chosen?.actions ?? [];
  const attacked = first?.type === 'attack' ? first.on : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sets the pace is new each time, and does the same.
  useEffect(() => {
    if (attacked !== NONE && attacked !== last) setPace({ on: attacked });
  }, [attacked, last]);
  const aim = first?.type === 'attack' ? throwOf(view, who, first.on, first.how) : undefined;
  return (
    <>
      <Choices className="ss-choices">
        <Deeds
          room={room}
          board={board}
          label={isAnimal(view, who) ? 'What it can do' : 'Actions'}
          items={items}
          opened={opened}
          open={open}
        />
      </Choices>
      {aim !== undefined && (
        <Material className="ss-aim">
          <ThrowBox view={view} aim={aim} openRule={room.openRule} />
        </Material>
      )}
      {/* On a phone it is always there: a button that comes and goes would move the plan under the finger. */}
      {(chosen !== undefined || onPlan) && (
        <Primary className={chosen === undefined ? 'ss-confirm ss-idle' : 'ss-confirm'}>
          <Choice
            primary
            room={room}
            idle={chosen === undefined}
            label={
              aim === undefined
                ? (chosen?.words ?? 'Press a square twice to go there')
                : `${mannerOf(aim.how).split(',')[0]}, ${percent(aim.chance)}%`
            }
            detail={detailOf(chosen?.price?.n, aim?.weapon)}
            onChoose={() => board.confirm(question)}
          />
        </Primary>
      )}
    </>
  );
}

function detailOf(price: number | undefined, weapon: string | undefined): string {
  if (price === undefined) return 'or an enemy to attack';
  return weapon === undefined ? `${price} AP` : `${price} AP, ${weapon}`;
}
