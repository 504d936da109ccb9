/** Steps B and C: you place dice and tokens, then head out. */
import { count } from '@shutterbox/kernel';
import { Choice, type Offer, Sure, useScoped } from '@shutterbox/ui/board';
import { type ReactNode, useEffect } from 'react';
import { DONE } from '../../actions.ts';
import { EXPERIENCE } from '../../apply/review.ts';
import type { Action } from '../../types.ts';
import { hasPlan } from '../chances.ts';
import { preparationOf, toldIn } from '../head-out.ts';
import { Drawing } from '../icons.tsx';
import type { WildBoard, WildRoom } from '../kit.ts';
import type { ControlsProps } from './controls.tsx';
import { OddsSwitch } from './odds-switch.tsx';
import { offerOf } from './offers.ts';
import { DiceTray, TokenTray } from './tray.tsx';

const HEAD_OUT = 'Head out';

export function DiceControls(props: ControlsProps): ReactNode {
  const { room } = props;
  return (
    <>
      <DiceTray {...props} />
      <OddsSwitch view={room.view} />
      <Finish
        {...props}
        label={hasPlan(room.view) ? 'Done placing' : 'Stay in camp'}
        detail={
          hasPlan(room.view) || !room.view.options.tokens ? undefined : `no photograph: ${count(EXPERIENCE, 'token')}`
        }
        icon={hasPlan(room.view) ? 'camera' : 'tent'}
        sure={(room.view.tokens[props.question.seat] ?? 0) > 0 ? 'Go on' : HEAD_OUT}
      />
    </>
  );
}

export function TokenControls(props: ControlsProps): ReactNode {
  return (
    <>
      <TokenTray {...props} />
      <OddsSwitch view={props.room.view} />
      <Finish {...props} label={HEAD_OUT} icon="camera" sure={HEAD_OUT} />
    </>
  );
}

interface FinishProps extends ControlsProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon: 'camera' | 'tent';
  /** What you do all the same. */
  readonly sure: string;
}

function Finish({ room, question, board, label, detail, icon, sure }: FinishProps): ReactNode {
  const done = offerOf(board, 'done');
  const { told, asking } = useDoubt(room, board, done);
  const choice = (
    <Choice
      room={room}
      label={label}
      detail={detail}
      words={done?.words}
      icon={<Drawing name={icon} />}
      primary={done !== undefined && icon === 'camera'}
      refused={done === undefined ? room.why(question, DONE) : undefined}
      offer={done}
      onChoose={told && !asking ? () => room.act(question, DONE) : undefined}
    />
  );
  return (
    <span className={asking ? 'wl-buttons wl-sure' : 'wl-buttons'}>
      <Sure room={room} board={board} offer={done} question={`${sure} anyway?`} label={sure} stay="Not yet">
        {choice}
      </Sure>
    </span>
  );
}

interface Doubt {
  /** You have been warned already in this preparation. */
  readonly told: boolean;
  readonly asking: boolean;
}

function useDoubt({ view }: WildRoom, board: WildBoard, done: Offer<Action> | undefined): Doubt {
  const [told, tell] = useScoped(toldIn);
  const preparation = preparationOf(view);
  const asking = done?.doubt !== undefined && board.state.doubted === done.key;
  useEffect(() => {
    if (asking) tell(preparation);
  }, [asking, preparation, tell]);
  return { told: told === preparation, asking };
}
