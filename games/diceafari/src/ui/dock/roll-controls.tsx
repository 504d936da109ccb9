/** Hold, roll again, claim, or stop. */
import { count } from '@shutterbox/kernel';
import { useSignal } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { actionKey, ROLL, STOP } from '../../actions.ts';
import { HOLD_ALL, isHeld, MOST_ROLLS, SAFARI_DICE } from '../../dice.ts';
import type { View } from '../../types.ts';
import { deedLabel, heldWords } from '../heard-words.ts';
import { useChosen } from '../outlook.ts';
import { photosOpened, type Route, routesFor } from '../routes.ts';
import { held, hold, holdOf, said } from '../signals.ts';
import { Pips, Tray } from '../tray.tsx';
import { leftWords, routeWarning } from '../words.ts';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { useDiceKeys } from './dice-keys.ts';
import { RoutePanel } from './route-panel.tsx';
import { Sure } from './sure.tsx';
import { useSure } from './use-sure.ts';

export function RollControls({ room, question }: ControlsProps): ReactNode {
  const { view } = room;
  const holding = holdOf(view, useSignal(held));
  const action = useChosen(room, question);
  const routes = routesFor(question, view);
  const route = action && routes.find(({ key }) => key === actionKey(action));
  const left = MOST_ROLLS - view.rolls;
  const doubt = useSure(`${route?.key} ${holding}`);
  const toggle = (die: number): void => hold(view, holding ^ (1 << die));
  useDiceKeys((die) => {
    if (left > 0) toggle(die);
    said.set(left > 0 ? heldWords(die, holding ^ (1 << die), view) : 'No roll is left: nothing can be held.');
  });
  return (
    <>
      <div className="da-material">
        <p className="da-rolls">
          <Pips rolls={view.rolls} />
          {left === 0 ? 'No roll left' : `${count(left, 'roll')} left`}
        </p>
        <Tray
          dice={view.dice}
          bonus={view.bonus}
          hold={left > 0 ? holding : 0}
          onToggle={left > 0 ? toggle : undefined}
        />
      </div>
      <RoutePanel room={room} question={question} routes={routes} chosen={route} holding={holding} />
      {doubt.asking ? (
        <Sure
          room={room}
          left={leftWords(routes.length, left)}
          question="End the turn anyway?"
          label="End the turn"
          onSure={() => room.act(question, STOP)}
          onStay={doubt.stay}
        />
      ) : (
        <div className="da-acts">
          {route !== undefined && (
            <Choice
              room={room}
              label={deedLabel(route.action, routes, view)}
              detail={claimDetail(route, question.seat, view)}
              primary
              onChoose={() => room.act(question, route.action)}
            />
          )}
          <RollChoice room={room} question={question} holding={holding} primary={route === undefined} />
          <Choice room={room} label="End turn" detail="claim nothing" focused={doubt.stayed} onChoose={doubt.ask} />
        </div>
      )}
    </>
  );
}

/** "3 tiles, then a bonus". */
function claimDetail(route: Route, seat: number, view: View): string {
  const { tiles, bonus } = route;
  const warning = routeWarning(route, view);
  if (warning !== undefined) return warning;
  if (bonus) return `${tiles.length} tiles, then a bonus`;
  const photos = photosOpened(tiles, seat, view).length;
  return photos === 0 ? `${tiles.length} tiles, no photo` : `${tiles.length} tiles, then a photo`;
}

interface RollChoiceProps extends ControlsProps {
  readonly holding: number;
  readonly primary: boolean;
}

function RollChoice({ room, question, holding, primary }: RollChoiceProps): ReactNode {
  const { view } = room;
  const action = ROLL[view.rolls === MOST_ROLLS ? 0 : holding];
  const dice = Array.from({ length: SAFARI_DICE }, (_, die) => die).filter((die) => !isHeld(holding, die)).length;
  const possible = view.rolls < MOST_ROLLS && holding !== HOLD_ALL;
  if (action === undefined) return null;
  return (
    <Choice
      room={room}
      label={view.rolls === MOST_ROLLS ? 'No roll left' : `Roll ${count(dice, 'die', 'dice')}`}
      detail={possible ? `roll ${view.rolls + 1} of ${MOST_ROLLS}` : undefined}
      primary={primary && possible}
      refused={possible ? undefined : room.why(question, action)}
      onChoose={() => room.act(question, action)}
    />
  );
}
