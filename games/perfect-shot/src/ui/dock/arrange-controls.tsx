/** The standing question, where the table is about it: the albums lie open beside the rack. */

import { useSignal } from '@shutterbox/ui';
import { Choice, Primary } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { ARRANGE_FOR_ME } from '../../actions.ts';
import { arranging } from '../signals.ts';
import type { ControlsProps } from './controls.tsx';

export function ArrangeControls({ room, question }: ControlsProps): ReactNode {
  const open = useSignal(arranging);
  const dock = { busy: room.isBusy(question), openRule: room.openRule };
  return (
    <Primary>
      <div className="dock-acts">
        <Choice
          room={dock}
          label="Arrange for me"
          refused={room.why(question, ARRANGE_FOR_ME)}
          onChoose={() => room.act(question, ARRANGE_FOR_ME)}
        />
        <Choice room={dock} primary label={open ? 'Done' : 'Open your albums'} onChoose={() => arranging.set(!open)} />
      </div>
    </Primary>
  );
}
