/** The dock: hand, shutter release and the large button, or what the end asks for. */
import type { ReactNode } from 'react';
import { kindOf, type ShotQuestion, type ShotRoom } from '../kit.ts';
import { ArrangeControls } from './arrange-controls.tsx';
import { ConfirmControls, ConfirmedControls } from './confirm-controls.tsx';
import { TurnControls } from './turn-controls.tsx';

export interface ControlsProps {
  readonly room: ShotRoom;
  readonly question: ShotQuestion;
}

export function Controls(props: ControlsProps): ReactNode {
  switch (kindOf(props.question)) {
    case 'turn':
      return <TurnControls {...props} />;
    case 'arrange':
      return <ArrangeControls {...props} />;
    case 'confirm':
      return <ConfirmControls {...props} />;
    case 'confirmed':
      return <ConfirmedControls {...props} />;
  }
}
