/** The end: who has won, what happened to whom, and the plan as it was left. */
import { ordinal, render, victory } from '@shutterbox/kernel';
import { Avatar, Final, readerOf, ScorePad, type Story } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Event } from '../events.ts';
import { isActive } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { EndReason } from '../types.ts';
import type { InRoom } from './kit.ts';
import { Fates } from './score/fates.tsx';
import { SaveCrew } from './score/save-crew.tsx';
import { DecisiveThrows } from './score/throws-list.tsx';
import { useAccount } from './score/use-account.ts';

const WIDE = '(min-width: 961px)';

const REASONS: Readonly<Record<EndReason, string>> = {
  eliminated: 'One side has nobody left standing.',
  passengers: 'No passenger is left standing.',
  bridge: 'Time is up, and the bridge decides.',
  limit: 'Time is up, and the side with more people standing wins.',
};

interface ScoreProps extends InRoom {
  readonly actions: ReactNode;
  readonly board: ReactNode;
  readonly story: Story<Event>;
}

export function Score({ room, actions, board, story }: ScoreProps): ReactNode {
  const { outcome, sitters, view } = room;
  const account = useAccount(story, view.sheets.length);
  if (outcome === undefined) return null;
  const own = (seat: number): readonly number[] =>
    view.sheets.flatMap((sheet, who) => (sheet.seat === seat && sheet.role !== 'mascot' ? [who] : []));
  const left = sitters.map(({ seat }) => own(seat).filter((who) => isActive(view, who)).length);
  const seats = sitters.map(({ seat, name }) => ({
    badge: <Avatar seat={seat} name={name} />,
    name,
    total: left[seat] ?? 0,
    place: '',
    won: outcome.rank[seat] === 1,
  }));
  const sides = scenarioOf(view).sides.map((name, side) => {
    const of = sitters.flatMap(({ seat }) => (outcome.side?.[seat] === side ? [seat] : []));
    const won = of.some((seat) => outcome.rank[seat] === 1);
    return {
      name,
      seats: of,
      total: of.reduce((sum, seat) => sum + (left[seat] ?? 0), 0),
      place: ordinal(won ? 1 : 2),
      won,
    };
  });
  return (
    <Final className="field-final ss-score" board={board} label="The final plan" wide={WIDE}>
      <div className="field-result">
        <h1>{render(victory(outcome, room), readerOf(room))}</h1>
        <p>
          {view.reason === '' ? '' : REASONS[view.reason]} Turn {view.turn}.
        </p>
        <ScorePad
          seats={seats}
          rows={[{ label: 'Characters', note: 'still standing', cells: left.map(String) }]}
          sides={sides}
        />
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
