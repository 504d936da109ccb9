/** Steps B and C: dice and tokens go out, and then the photographer. */
import { Choice } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { DONE } from '../../actions.ts';
import { hasPlan } from '../chances.ts';
import { Drawing } from '../icons.tsx';
import type { ControlsProps } from './controls.tsx';
import { OddsSwitch } from './odds-switch.tsx';
import { offerOf } from './offers.ts';
import { DiceTray, TokenTray } from './tray.tsx';

export function DiceControls(props: ControlsProps): ReactNode {
  const { room } = props;
  return (
    <>
      <DiceTray {...props} />
      <OddsSwitch view={room.view} />
      <Finish
        {...props}
        label={hasPlan(room.view) ? 'Dice are set' : 'Stay in camp'}
        icon={hasPlan(room.view) ? 'camera' : 'tent'}
      />
    </>
  );
}

export function TokenControls(props: ControlsProps): ReactNode {
  return (
    <>
      <TokenTray {...props} />
      <OddsSwitch view={props.room.view} />
      <Finish {...props} label="Head out" icon="camera" />
    </>
  );
}

function Finish({
  room,
  question,
  board,
  label,
  icon,
}: ControlsProps & { readonly label: string; readonly icon: 'camera' | 'tent' }): ReactNode {
  const done = offerOf(board, 'done');
  return (
    <span className="wl-buttons">
      <Choice
        room={room}
        label={label}
        words={done?.words}
        icon={<Drawing name={icon} />}
        primary={done !== undefined && icon === 'camera'}
        refused={done === undefined ? room.why(question, DONE) : undefined}
        offer={done}
      />
    </span>
  );
}
