/** The dock: what may be answered, one primary button among it. */
import type { ReactNode } from 'react';
import { kindOf, type SafariQuestion, type SafariRoom } from '../kit.ts';
import { BonusControls } from './bonus-controls.tsx';
import { PhotoControls } from './photo-controls.tsx';
import { RollControls } from './roll-controls.tsx';

export interface ControlsProps {
  readonly room: SafariRoom;
  readonly question: SafariQuestion;
}

export function Controls(props: ControlsProps): ReactNode {
  return <div className={`da-controls ${props.question.kind}`}>{controlsOf(props)}</div>;
}

function controlsOf(props: ControlsProps): ReactNode {
  switch (kindOf(props.question)) {
    case 'roll':
      return <RollControls {...props} />;
    case 'bonus':
      return <BonusControls {...props} />;
    case 'photo':
      return <PhotoControls {...props} />;
  }
}
