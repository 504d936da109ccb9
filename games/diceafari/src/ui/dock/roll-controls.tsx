/** Hold, roll again, claim, or stop. */
import { count } from '@shutterbox/kernel';
import { Choice, Material, Primary, Sure, useKeys } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import { ROLL } from '../../actions.ts';
import { HOLD_ALL, isHeld, MOST_ROLLS, SAFARI_DICE } from '../../dice.ts';
import { deedLabel, heldWords } from '../heard-words.ts';
import { useHeld } from '../held.ts';
import { routesFor } from '../routes.ts';
import { Pips, Tray } from '../tray.tsx';
import { claimWords } from '../words.ts';
import type { ControlsProps } from './controls.tsx';
import { RoutePanel } from './route-panel.tsx';

const DICE = Array.from({ length: SAFARI_DICE }, (_, die) => die);

export function RollControls(props: ControlsProps): ReactNode {
  const { room, question, board } = props;
  const { view } = room;
  const [holding, hold] = useHeld(view);
  const key = board.chosen(question)?.key;
  const routes = routesFor(question, view);
  const route = routes.find((each) => each.key === key);
  const stop = board.offers.find(({ actions: [action] }) => action?.type === 'stop');
  const left = MOST_ROLLS - view.rolls;
  // After a press the die itself shows and says it.
  const toggle = (die: number, words = ''): void => {
    if (left > 0) hold(holding ^ (1 << die));
    board.dispatch({ did: 'say', words });
  };
  useDiceKeys((die) =>
    toggle(
      die,
      left > 0 ? heldWords(die, holding ^ (1 << die), view) : 'You have no rolls left, so there is nothing to hold.',
    ),
  );
  return (
    <>
      <Material className="da-material">
        <p className="da-rolls">
          <Pips rolls={view.rolls} />
          {left === 0 ? 'No rolls left' : `${count(left, 'roll')} left`}
        </p>
        <Tray
          dice={view.dice}
          bonus={view.bonus}
          hold={left > 0 ? holding : 0}
          onToggle={left > 0 ? toggle : undefined}
        />
      </Material>
      <RoutePanel {...props} routes={routes} holding={holding} hold={hold} />
      <Primary className="da-primary">
        <Sure room={room} board={board} offer={stop} question="End your turn anyway?" label="End turn">
          {/* Claim keeps its place even when unused, so that a quick second press on Roll claims nothing. */}
          {route === undefined ? (
            <Unchosen {...props} />
          ) : (
            <Choice
              room={room}
              label={deedLabel(route.action, routes, view)}
              detail={claimWords(route, question.seat, room)}
              primary
              onChoose={() => board.confirm(question)}
            />
          )}
          <RollChoice {...props} holding={holding} primary={route === undefined} />
          <Choice room={room} label="End turn" offer={stop} quiet />
        </Sure>
      </Primary>
    </>
  );
}

/** Nothing can be claimed, nothing is chosen, or the lesson does not allow a route yet. */
function Unchosen({ room, board }: ControlsProps): ReactNode {
  const claims = board.offers.filter(({ actions: [action] }) => action?.type === 'claim');
  if (claims.length === 0) return <Choice room={room} label="No route" detail="for these dice" idle />;
  const off = claims.every((offer) => offer.off !== undefined) ? claims[0]?.off : undefined;
  if (off !== undefined) return <Choice room={room} label="Claim a route" refused={off} />;
  return <Choice room={room} label="Choose a route" detail="on the map or here" idle />;
}

function useDiceKeys(press: (die: number) => void): void {
  useKeys(useMemo(() => new Map(DICE.map((die) => [String(die + 1), () => press(die)])), [press]));
}

interface RollChoiceProps extends ControlsProps {
  readonly holding: number;
  readonly primary: boolean;
}

function RollChoice({ room, question, holding, primary }: RollChoiceProps): ReactNode {
  const { view } = room;
  const action = ROLL[view.rolls === MOST_ROLLS ? 0 : holding];
  const dice = DICE.filter((die) => !isHeld(holding, die)).length;
  const possible = view.rolls < MOST_ROLLS && holding !== HOLD_ALL;
  if (action === undefined) return null;
  return (
    <Choice
      room={room}
      label={view.rolls === MOST_ROLLS ? 'No rolls left' : `Roll ${count(dice, 'die', 'dice')}`}
      detail={possible ? `roll ${view.rolls + 1} of ${MOST_ROLLS}` : undefined}
      primary={primary && possible}
      refused={possible ? room.off?.(question, action) : room.why(question, action)}
      onChoose={() => room.act(question, action)}
    />
  );
}
