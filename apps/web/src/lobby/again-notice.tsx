/** Friends want to play again while you are on another page: you are told there, too. The lobby and the score ask by themselves. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isKeptForMe } from './kept-seat.ts';
import { type Listed, refreshMine, useLists } from './lists.ts';
import { hearTabs } from './tabs.ts';
import { OFTEN_MS, whileSeen } from './while-seen.ts';

const AgainSlip = lazy(async () => ({ default: (await import('./again-slip.tsx')).AgainSlip }));

export function AgainNotice(): ReactNode {
  const [here] = useLocation();
  const mine = useLists((lists) => lists.mine);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  useNews(here);
  const asked = mine.find(
    ({ match }) => isKeptForMe(match, Date.now()) && !later.has(match.id) && !asksItself(here, match),
  );
  if (here === '/' || asked === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AgainSlip asked={asked} onLater={() => setLater(new Set([...later, asked.match.id]))} />
    </Suspense>
  );
}

/** The score of the old match, and the new table. */
function asksItself(here: string, { id, rematchOf }: Listed['match']): boolean {
  return here === `/m/${id}` || here === `/m/${rematchOf}`;
}

/** Every so often while the page is in sight, and when another tab has heard of it. The lobby lists the matches itself. */
function useNews(here: string): void {
  useEffect(() => {
    if (here === '/') return;
    const look = (): void => void refreshMine().catch(console.error);
    const stop = whileSeen(look, OFTEN_MS);
    const deaf = hearTabs(look);
    return () => {
      stop();
      deaf();
    };
  }, [here]);
}
