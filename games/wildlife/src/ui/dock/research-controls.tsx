import type { ReactNode } from 'react';
import { DRAW } from '../../actions.ts';
import { Drawing } from '../icons.tsx';
import { DECK } from '../places.ts';
import { send } from '../send.ts';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { oneLegal } from './legal.ts';

export function ResearchControls({ room, question }: ControlsProps): ReactNode {
  const draw = oneLegal(question, 'draw');
  const prepare = oneLegal(question, 'prepare');
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
            onChoose={() => send(room, question, prepare)}
          />
        )}
        <Choice
          room={room}
          label="Draw a card"
          icon={<Drawing name="draw" />}
          primary={draw !== undefined}
          place={DECK}
          refused={draw === undefined ? room.why(question, DRAW) : undefined}
          onChoose={() => draw !== undefined && send(room, question, draw)}
        />
      </span>
    </>
  );
}
