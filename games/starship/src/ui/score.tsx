/** The end: who has won, what happened to whom, and the plan as it was left. */
import { Final, type Story, verdictOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Event } from '../events.ts';
import type { EndReason } from '../types.ts';
import type { InRoom } from './kit.ts';
import { Fates } from './score/fates.tsx';
import { SaveCrew } from './score/save-crew.tsx';
import { Sides } from './score/sides.tsx';
import { DecisiveThrows } from './score/throws-list.tsx';
import { useAccount } from './score/use-account.ts';

const WIDE = '(min-width: 961px)';

const REASONS: Readonly<Record<EndReason, string>> = {
  eliminated: 'One side has nobody left standing.',
  passengers: 'No passenger is left standing.',
  bridge: 'Time is up, and the bridge decides.',
  limit: 'Time is up. The side with the larger share of its people standing wins.',
  control: 'The hijackers have the bridge: a complete victory.',
  losses: 'Too many are lost.',
  brought: 'Enough hostages are aboard the scout.',
  aboard: 'Everyone is aboard, and the cargo door is shut.',
  wrecked: 'The ship is wrecked.',
  antagonized: 'The customs men have been antagonized.',
  time: 'Time is up.',
};

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
          {view.reason === '' ? '' : REASONS[view.reason]} Turn {view.turn}.
        </p>
        <Sides room={room} outcome={outcome} />
        <Fates view={view} account={account} story={story} />
        <DecisiveThrows view={view} account={account} story={story} />
        <div className="acts">
          <SaveCrew view={view} openRule={room.openRule} />
          {actions}
        </div>
      </div>
    </Final>
  );
}
