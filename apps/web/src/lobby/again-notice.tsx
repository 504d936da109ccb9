/** Friends want to play again, and you are on some other page: it is told there too. The lobby and the score ask themselves. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { declineKeptSeats, takeKeptSeat } from './again.ts';
import { type Listed, refreshMine, useLists } from './lists.ts';
import { Again } from './match-row.tsx';
import { isKeptForMe } from './match-words.ts';
import { hearTabs } from './tabs.ts';
import { whileSeen } from './while-seen.ts';
import './room.css';
import './again-notice.css';

export function AgainNotice(): ReactNode {
  const [here, go] = useLocation();
  const mine = useLists((lists) => lists.mine);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');
  useNews(here);
  const asked = mine.find(
    ({ match }) => isKeptForMe(match, Date.now()) && !later.has(match.id) && !asksItself(here, match),
  );
  if (here === '/' || asked === undefined) return null;
  const take = async ({ host, match }: Listed): Promise<void> => {
    const seated = await takeKeptSeat(host, match);
    if (!seated.ok) return setProblem(seated.refusal.sentence);
    await refreshMine();
    go(`/m/${match.id}`);
  };
  const decline = async ({ host, match }: Listed): Promise<void> => {
    await declineKeptSeats(host, match);
    await refreshMine();
  };
  return (
    <aside className="again-notice lb-room" aria-label="Play again">
      <Again match={asked.match} onTake={() => void take(asked)} onDecline={() => void decline(asked)} />
      <button
        type="button"
        className="btn icon quiet"
        aria-label="Answer later"
        onClick={() => setLater(new Set([...later, asked.match.id]))}
      >
        <Icon name="close" />
      </button>
      <p role="alert">{problem}</p>
    </aside>
  );
}

/** The score of the old match, and the new table. */
function asksItself(here: string, { id, rematchOf }: Listed['match']): boolean {
  return here === `/m/${id}` || here === `/m/${rematchOf}`;
}

/** With every page, when it comes into sight, and when another tab has heard of it; the lobby asks by itself, and more often. */
function useNews(here: string): void {
  useEffect(() => {
    if (here === '/') return;
    const look = (): void => void refreshMine().catch(console.error);
    const stop = whileSeen(look);
    const deaf = hearTabs(look);
    return () => {
      stop();
      deaf();
    };
  }, [here]);
}
