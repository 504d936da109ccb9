import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gameName, listingOf } from './catalogue.ts';
import { SIGNS } from './icons.tsx';
import type { Listed } from './lists.ts';
import { againTitle, company, hostAndSeats, statusOf, untilWords } from './match-words.ts';
import './match-lists.css';

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

interface AgainProps extends Pick<Listed, 'match'> {
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

/** A rematch: a seat is kept for you. */
export function Again({ match, onTake, onDecline }: AgainProps): ReactNode {
  const until = match.seats.find(({ kept }) => kept?.yours === true)?.kept?.until ?? 0;
  return (
    <div className="lb-again">
      <Thumb game={match.game} />
      <span className="lb-words">
        <b>{againTitle(match)}</b>
        <i>
          {gameName(match.game)}. Your seat is kept until {untilWords(until, Date.now())}.
        </i>
      </span>
      <span className="lb-again-acts">
        <button type="button" className="btn quiet" onClick={onDecline}>
          Not this time
        </button>
        <button type="button" className="btn primary" onClick={onTake}>
          Take seat
        </button>
      </span>
    </div>
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
      <button type="button" className="btn lb-sit" aria-label={`Take seat: ${words}`} onClick={onSit}>
        Take seat
      </button>
    </li>
  );
}

/** Decorative: the text beside the picture names the game. */
function Thumb({ game }: { readonly game: string }): ReactNode {
  const picture = listingOf(game)?.picture;
  return <span className="lb-thumb">{picture === undefined ? null : <img src={picture} alt="" />}</span>;
}
