/** Your matches, and tables with a free seat. */
import type { ReactNode } from 'react';
import { isKeptForMe } from './kept-seat.ts';
import { type Listed, useLists } from './lists.ts';
import { Again, MatchRow, OpenRow } from './match-row.tsx';
import { inOrder, isPlayed } from './match-words.ts';
import type { Width } from './use-width.ts';

/** How many are shown at first. Above the games there is room only for the most urgent, in a single row. */
const AT_A_GLANCE = 6;
const MINE_AT_A_GLANCE: Readonly<Record<Width, number>> = { phone: 1, tablet: 2, desk: AT_A_GLANCE };

interface MyMatchesProps {
  readonly width: Width;
  readonly onTake: (listed: Listed) => void;
  readonly onDecline: (listed: Listed) => void;
}

export function MyMatches({ width, onTake, onDecline }: MyMatchesProps): ReactNode {
  const { mine, reached } = useLists();
  const asked = mine.filter(({ match }) => isKeptForMe(match, Date.now()));
  const ordered = inOrder(mine.filter(({ match }) => isPlayed(match)));
  const going = ordered.filter(({ match }) => match.status !== 'over');
  const over = ordered.filter(({ match }) => match.status === 'over');
  const first = MINE_AT_A_GLANCE[width];
  return (
    <section className={`lb-mine ${going.length + asked.length === 0 ? 'is-empty' : ''}`} aria-labelledby="lb-mine">
      <h2 id="lb-mine">Your matches</h2>
      {asked.length > 0 && (
        <ul>
          {asked.map((listed) => (
            <li key={listed.match.id}>
              <Again match={listed.match} onTake={() => onTake(listed)} onDecline={() => onDecline(listed)} />
            </li>
          ))}
        </ul>
      )}
      {going.length === 0 ? (
        <p className="lb-nothing">
          {reached === false
            ? 'Online matches return when you reconnect.'
            : `${over.length > 0 ? 'No match under way' : 'No matches yet'}. “Play now” starts one against bots. You don’t need an account.`}
        </p>
      ) : (
        <Rows matches={going.slice(0, first)} />
      )}
      <Folded label="More of your matches" count={going.length - first}>
        <Rows matches={going.slice(first)} />
      </Folded>
      <Folded label="Finished" count={over.length}>
        <Rows matches={over} />
      </Folded>
    </section>
  );
}

interface FoldedProps {
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Folded({ label, count, children }: FoldedProps): ReactNode {
  return count <= 0 ? null : (
    <details className="lb-over">
      <summary>
        {label} ({count})
      </summary>
      {children}
    </details>
  );
}

function Rows({ matches }: { readonly matches: readonly Listed[] }): ReactNode {
  return (
    <ul>
      {matches.map((listed) => (
        <MatchRow key={listed.match.id} {...listed} />
      ))}
    </ul>
  );
}

export function OpenTables({ onSit }: { readonly onSit: (listed: Listed) => void }): ReactNode {
  const { open, reached } = useLists();
  return (
    <section className="lb-open" aria-labelledby="lb-open">
      <h2 id="lb-open">Open tables</h2>
      {open.length === 0 ? (
        <p className="lb-nothing">
          {reached === false
            ? 'Open tables return when you reconnect.'
            : 'No open tables yet. Create one that anyone can join, and it appears here.'}
        </p>
      ) : (
        <OpenRows tables={open.slice(0, AT_A_GLANCE)} onSit={onSit} />
      )}
      <Folded label="More open tables" count={open.length - AT_A_GLANCE}>
        <OpenRows tables={open.slice(AT_A_GLANCE)} onSit={onSit} />
      </Folded>
    </section>
  );
}

interface OpenRowsProps {
  readonly tables: readonly Listed[];
  readonly onSit: (listed: Listed) => void;
}

function OpenRows({ tables, onSit }: OpenRowsProps): ReactNode {
  return (
    <ul>
      {tables.map((listed) => (
        <OpenRow key={listed.match.id} {...listed} onSit={() => onSit(listed)} />
      ))}
    </ul>
  );
}
