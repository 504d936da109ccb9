/** Steps B and C: dice and tokens go out, and then the photographer. */
import type { ReactNode } from 'react';
import { DONE } from '../../actions.ts';
import { hasPlan } from '../chances.ts';
import { Drawing } from '../icons.tsx';
import { send } from '../send.ts';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { oneLegal } from './legal.ts';
import { OddsSwitch } from './odds-switch.tsx';
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
  label,
  icon,
}: ControlsProps & { readonly label: string; readonly icon: 'camera' | 'tent' }): ReactNode {
  const done = oneLegal(question, 'done');
  return (
    <span className="wl-buttons">
      <Choice
        room={room}
        label={label}
        words={done?.words}
        icon={<Drawing name={icon} />}
        primary={done !== undefined && icon === 'camera'}
        refused={done === undefined ? room.why(question, DONE) : undefined}
        onChoose={() => done !== undefined && send(room, question, done)}
      />
    </span>
  );
}
