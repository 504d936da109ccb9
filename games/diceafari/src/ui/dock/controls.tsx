/** The dock: the answers, one of them as the primary button. */
import { type Board, useBoard } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { Action } from '../../types.ts';
import { kindOf, type SafariQuestion, type SafariRoom } from '../kit.ts';
import { useSpec } from '../spec.tsx';
import { BonusControls } from './bonus-controls.tsx';
import { PhotoControls } from './photo-controls.tsx';
import { RollControls } from './roll-controls.tsx';

export interface ControlsProps {
  readonly room: SafariRoom;
  readonly question: SafariQuestion;
  readonly board: Board<Action>;
}

export function Controls({ room, question }: Omit<ControlsProps, 'board'>): ReactNode {
  const board = useBoard(room, useSpec(room));
  switch (kindOf(question)) {
    case 'roll':
      return <RollControls room={room} question={question} board={board} />;
    case 'bonus':
      return <BonusControls room={room} question={question} board={board} />;
    case 'photo':
      return <PhotoControls room={room} question={question} board={board} />;
  }
}
