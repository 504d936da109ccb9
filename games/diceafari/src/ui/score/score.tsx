/** The end: the map as it was left, and the score pad. */
import { count, render, victory } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import { useSize } from '@shutterbox/ui/board';
import { type ReactNode, useMemo, useRef } from 'react';
import { Jeep } from '../jeep.tsx';
import type { SafariRoom } from '../kit.ts';
import { SafariMap } from '../map/safari-map.tsx';
import { NO_MARKS } from '../marks.ts';
import { SafariPad } from './safari-pad.tsx';
import { endWords, tieWords, winnerOf } from './score-words.ts';

export function Score({ room, actions }: { readonly room: SafariRoom; readonly actions: ReactNode }): ReactNode {
  const { view, outcome } = room;
  const winner = winnerOf(outcome);
  const tie = tieWords(room);
  return (
    <div className="da-score">
      <article className="da-result">
        <Jeep seat={winner} />
        <div>
          <p>{endWords(outcome)}</p>
          <h1>
            {outcome !== undefined && render(victory(outcome, room), readerOf(room))}{' '}
            <em>with {count(outcome?.score[winner] ?? 0, 'point')}</em>
          </h1>
          {tie !== '' && <p className="da-tie">{tie}</p>}
        </div>
      </article>
      <FinalMap room={room} />
      <div className="da-pad-column">
        <SafariPad room={room} />
        <div className="da-actions">{actions}</div>
      </div>
      <p className="unseen">
        {count(view.owners.length, 'tile')}, {count(view.seats, 'player')}
      </p>
    </div>
  );
}

function FinalMap({ room }: { readonly room: SafariRoom }): ReactNode {
  const desk = useRef<HTMLDivElement>(null);
  const size = useSize(desk);
  const space = useMemo(() => size && { ...size, whole: true }, [size]);
  return (
    <div ref={desk} className="da-final" inert>
      {space !== undefined && (
        <SafariMap room={room} space={space} compact marks={NO_MARKS} unfolds={false} legend={null} />
      )}
    </div>
  );
}
