/** The last arranging: you confirm an arrangement, and can take that back until the last player confirms (PS-7.4). */
import { count } from '@shutterbox/kernel';
import { Choice, Primary, useScoped } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { BEST, KEEP, TAKE_BACK } from '../../actions.ts';
import { bestOf, layoutOf, sheetWith } from '../albums.ts';
import { arranging, finalLayout } from '../signals.ts';
import type { ControlsProps } from './controls.tsx';

export function ConfirmControls({ room, question }: ControlsProps): ReactNode {
  const { view } = room;
  const { seat } = question;
  const [wanted] = useScoped(finalLayout);
  const [open, setOpen] = useScoped(arranging);
  // Only what was arranged by hand can be kept (PS-7.3).
  const keeps = wanted === 'keep' && view.byHand[seat] === true;
  const points = sheetWith(view, seat, keeps ? layoutOf(view, seat) : bestOf(view, seat)).total;
  return (
    <Primary className="ps-alone">
      <div className="dock-acts">
        <Choice room={room} label={open ? 'Done arranging' : 'Arrange by hand'} onChoose={() => setOpen(!open)} />
        <Choice
          room={room}
          primary
          label={keeps ? 'Keep your arrangement' : 'Confirm the best'}
          detail={count(points, 'point')}
          onChoose={() => room.act(question, keeps ? KEEP : BEST)}
        />
      </div>
    </Primary>
  );
}

export function ConfirmedControls({ room, question }: ControlsProps): ReactNode {
  return (
    <Primary className="ps-alone">
      <div className="dock-acts">
        <Choice
          room={room}
          label="Take back"
          detail="and go on arranging"
          onChoose={() => room.act(question, TAKE_BACK)}
        />
      </div>
    </Primary>
  );
}
