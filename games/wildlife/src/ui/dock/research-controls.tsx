import { Choice } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { DRAW } from '../../actions.ts';
import { Drawing } from '../icons.tsx';
import type { ControlsProps } from './controls.tsx';
import { offerOf } from './offers.ts';

export function ResearchControls({ room, question, board }: ControlsProps): ReactNode {
  const draw = offerOf(board, 'draw');
  const prepare = offerOf(board, 'prepare');
  const { deck, discards } = room.view;
  return (
    <>
      <p className="wl-aside">
        <b>{deck.length}</b> in the deck, <b>{discards.length}</b> discarded
      </p>
      <span className="wl-buttons">
        {prepare !== undefined && (
          <Choice
            room={room}
            label="Prepare"
            words={prepare.words}
            icon={<Drawing name="tent" />}
            primary={draw === undefined}
            offer={prepare}
          />
        )}
        <Choice
          room={room}
          label="Draw a card"
          icon={<Drawing name="draw" />}
          primary={draw !== undefined}
          offer={draw}
          refused={draw === undefined ? room.why(question, DRAW) : undefined}
        />
      </span>
    </>
  );
}
