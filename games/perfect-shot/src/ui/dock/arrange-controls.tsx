/** The dock while your albums are open beside the rack. */

import { Choice, Primary, useScoped } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { ARRANGE_FOR_ME } from '../../actions.ts';
import { arranging } from '../signals.ts';
import type { ControlsProps } from './controls.tsx';

export function ArrangeControls({ room, question }: ControlsProps): ReactNode {
  const [open, setOpen] = useScoped(arranging);
  return (
    <Primary className="ps-alone">
      <div className="dock-acts">
        <Choice
          room={room}
          label="Arrange for me"
          refused={room.why(question, ARRANGE_FOR_ME)}
          onChoose={() => room.act(question, ARRANGE_FOR_ME)}
        />
        <Choice room={room} primary label={open ? 'Done' : 'Open your albums'} onChoose={() => setOpen(!open)} />
      </div>
    </Primary>
  );
}
