import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gameName, listingOf } from './catalogue.ts';
import { SIGNS } from './icons.tsx';
import type { Listed } from './lists.ts';
import { company, hostAndSeats, statusOf } from './match-words.ts';

export function MatchRow({ host, match }: Listed): ReactNode {
  const { hot, words } = statusOf(match, Date.now());
  return (
    <li>
      <Link href={`/m/${match.id}`} className={`lb-row ${hot ? 'is-hot' : ''}`}>
        <Thumb game={match.game} />
        <span className="lb-words">
          <span>
            <b>{gameName(match.game)}</b> {company(match)}
          </span>
          <i>
            {hot ? <em>Your move</em> : null} {words}
            {host.kind === 'local' ? ', in this browser' : ''}
          </i>
        </span>
        {SIGNS.next}
      </Link>
    </li>
  );
}

export function OpenRow({ match, onSit }: Listed & { readonly onSit: () => void }): ReactNode {
  const words = hostAndSeats(match);
  return (
    <li className="lb-row">
      <Thumb game={match.game} />
      <span className="lb-words">
        <b>{gameName(match.game)}</b>
        <i>{words}</i>
      </span>
      <button type="button" className="btn lb-sit" aria-label={`Sit down: ${words}`} onClick={onSit}>
        Sit down
      </button>
    </li>
  );
}

/** The words beside it name the game. */
function Thumb({ game }: { readonly game: string }): ReactNode {
  const picture = listingOf(game)?.picture;
  return <span className="lb-thumb">{picture === undefined ? null : <img src={picture} alt="" />}</span>;
}
