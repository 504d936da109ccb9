/** The end: who has won, what happened to whom, and the plan as it was left. */
import { Final, type Story, verdictOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Event } from '../events.ts';
import type { InRoom } from './kit.ts';
import { Fates } from './score/fates.tsx';
import { endWords } from './score/reasons.ts';
import { SaveCrew } from './score/save-crew.tsx';
import { Sides } from './score/sides.tsx';
import { DecisiveThrows } from './score/throws-list.tsx';
import { useAccount } from './score/use-account.ts';

const WIDE = '(min-width: 961px)';

interface ScoreProps extends InRoom {
  readonly actions: ReactNode;
  readonly board: ReactNode;
  readonly story: Story<Event>;
}

export function Score({ room, actions, board, story }: ScoreProps): ReactNode {
  const { outcome, view } = room;
  const account = useAccount(story, view.sheets.length);
  if (outcome === undefined) return null;
  return (
    <Final className="field-final ss-score" board={board} label="The final plan" wide={WIDE}>
      <div className="field-result">
        <h1>{verdictOf(outcome, room)}</h1>
        <p>
          {endWords(view)} Turn {view.turn}.
        </p>
        <Sides room={room} outcome={outcome} />
        <Fates view={view} account={account} story={story} />
        <DecisiveThrows view={view} account={account} story={story} />
        <div className="acts ss-acts">
          <SaveCrew view={view} openRule={room.openRule} />
          {actions}
        </div>
      </div>
    </Final>
  );
}
