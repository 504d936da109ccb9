/** The end: the map as it was left, and the score pad. */
import { count } from '@shutterbox/kernel';
import { Final, type Story, useTold, verdictOf } from '@shutterbox/ui';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../types.ts';
import { Jeep } from '../jeep.tsx';
import type { SafariRoom } from '../kit.ts';
import { lastMove } from './last-move.ts';
import { SafariPad } from './safari-pad.tsx';
import { endWords, tieWords, winnerOf } from './score-words.ts';

const WIDE = '(min-width: 961px)';

interface ScoreProps {
  readonly room: SafariRoom;
  readonly actions: ReactNode;
  readonly board: ReactNode;
  readonly story: Story<Event>;
}

export function Score({ room, actions, board, story }: ScoreProps): ReactNode {
  const { view, outcome } = room;
  const winner = winnerOf(outcome);
  const tie = tieWords(room);
  const told = useTold(story);
  const events = useMemo(() => told?.flatMap((step) => step.events) ?? [], [told]);
  const last = useMemo(() => lastMove(events), [events]);
  return (
    <Final className="da-score" board={board} label="The map" wide={WIDE}>
      <article className="da-result">
        <Jeep seat={winner} />
        <div>
          <p>{endWords(room, last)}</p>
          <h1>
            {outcome !== undefined && verdictOf(outcome, room)}{' '}
            <em>with {count(outcome?.score[winner] ?? 0, 'point')}</em>
          </h1>
          {tie !== '' && <p className="da-tie">{tie}</p>}
        </div>
      </article>
      <div className="da-pad-column">
        <SafariPad room={room} events={events} />
        <div className="acts da-actions">{actions}</div>
      </div>
      <p className="unseen">
        {count(view.owners.length, 'tile')}, {count(view.seats, 'player')}
      </p>
    </Final>
  );
}
