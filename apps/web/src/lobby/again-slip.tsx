/** The question whether you play again, over another page. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { declineKeptSeats, takeKeptSeat } from './again.ts';
import { type Listed, refreshMine } from './lists.ts';
import { Again } from './match-row.tsx';
import './room.css';
import './again-notice.css';

interface SlipProps {
  readonly asked: Listed;
  readonly onLater: () => void;
}

export function AgainSlip({ asked: { host, match }, onLater }: SlipProps): ReactNode {
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const take = async (): Promise<void> => {
    const seated = await takeKeptSeat(host, match);
    if (!seated.ok) return setProblem(seated.refusal.sentence);
    await refreshMine();
    go(`/m/${match.id}`);
  };
  const decline = async (): Promise<void> => {
    await declineKeptSeats(host, match);
    await refreshMine();
  };
  return (
    <aside className="again-notice lb-room" aria-label="Play again">
      <Again match={match} onTake={() => void take()} onDecline={() => void decline()} />
      <button type="button" className="btn icon quiet" aria-label="Answer later" onClick={onLater}>
        <Icon name="close" />
      </button>
      <p role="alert">{problem}</p>
    </aside>
  );
}
