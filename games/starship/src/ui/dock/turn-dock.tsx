/** A character's turn: the throw that is chosen, the deeds with their prices, and what goes on. */
import { percent } from '@shutterbox/ui';
import { Choice, Choices, Material, Primary } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import { act, END } from '../../actions.ts';
import { isAnimal } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { useRunning } from '../pace.ts';
import { throwOf } from '../throws.ts';
import { type DeedItem, Deeds } from './deed.tsx';
import { type InDock, offerOf } from './in-dock.ts';
import { ThrowBox } from './throw-box.tsx';
import { targetOf, turnDeeds } from './turn-deeds.ts';

/** Any run stands for all of them. */
const RUN = act('run');

export function TurnDock({ room, board, question }: InDock): ReactNode {
  const { view } = room;
  const who = question.subject ?? NONE;
  const [running, setRunning] = useRunning();
  const items = useMemo(() => {
    const target = targetOf(board, question, view, who);
    const run: DeedItem = {
      id: 'run',
      label: running ? 'Running' : 'Run',
      detail: '2 AP for 3 squares',
      icon: 'run',
      key: 'w',
      on: running,
      refused: room.off?.(question, RUN),
      onPress: () => setRunning(!running),
    };
    const end: DeedItem = {
      id: 'end',
      label: 'End turn',
      detail: `${view.bodies[who]?.ap ?? 0} AP unused`,
      icon: 'end',
      key: 'e',
      look: 'end',
      offer: offerOf(board, question, (action) => action === END || action.type === 'end'),
    };
    const can = view.act.sneaking || view.bodies[who]?.caged === true ? [] : [run];
    return [...turnDeeds({ room, board, question, who, target }), ...can, end];
  }, [room, board, question, view, who, running, setRunning]);
  const chosen = board.chosen(question);
  // In a cage there is nothing to press on the plan.
  const onPlan = board.offers.some((offer) => offer.question === question && offer.at.length > 0);
  const [first] = chosen?.actions ?? [];
  const aim = first?.type === 'attack' ? throwOf(view, who, first.on, first.how) : undefined;
  return (
    <>
      {aim !== undefined && (
        <Material>
          <ThrowBox view={view} aim={aim} openRule={room.openRule} />
        </Material>
      )}
      <Choices className={aim === undefined ? 'ss-choices' : 'ss-choices ss-aiming'}>
        <Deeds room={room} board={board} label={isAnimal(view, who) ? 'What it can do' : 'Actions'} items={items} />
      </Choices>
      {/* On a phone it is always there: a button that comes and goes would move the plan under the finger. */}
      {(chosen !== undefined || onPlan) && (
        <Primary className={chosen === undefined ? 'ss-confirm ss-idle' : 'ss-confirm'}>
          <Choice
            primary
            room={room}
            idle={chosen === undefined}
            label={
              aim === undefined ? (chosen?.words ?? 'Choose a square or a target') : `Attack, ${percent(aim.chance)}%`
            }
            detail={chosen?.price === undefined ? 'Press it twice to do it' : `${chosen.price.n} AP`}
            onChoose={() => board.confirm(question)}
          />
        </Primary>
      )}
    </>
  );
}
