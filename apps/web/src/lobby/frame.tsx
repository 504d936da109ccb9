/** A frame of the contact sheet: a game that can be played, or one that is still in the darkroom. */
import type { ReactNode } from 'react';
import { type Listing, sharesName } from './catalogue.ts';
import { Film } from './film.tsx';
import { SIGNS } from './icons.tsx';
import { LearnButton } from './learn-button.tsx';
import './frame.css';
import './learn.css';

interface Props {
  readonly listing: Listing;
  readonly number: number;
  readonly busy: boolean;
  readonly onPlay: () => void;
  readonly onCreate: () => void;
  readonly onRefused: (sentence: string) => void;
}

export function Frame({ listing, number, busy, onPlay, onCreate, onRefused }: Props): ReactNode {
  const { name, subtitle, players, minutes, plays, offer } = listing;
  const ready = offer !== undefined;
  const title = `${name}, ${subtitle.toLowerCase()}`;
  return (
    <li className={`lb-frame ${ready ? 'is-ready' : 'is-latent'}`}>
      <Film listing={listing} number={number}>
        {ready ? <GreasePencil /> : null}
      </Film>
      <div className="lb-cap">
        <div className="lb-title">
          <h2>{name}</h2>
          <p className={sharesName(listing) ? 'is-telling' : undefined}>{subtitle}</p>
          <p className="unseen">
            {players} players, {minutes} minutes. {ready ? '' : 'Not playable yet: we are still working on it.'}
          </p>
        </div>
        {ready ? (
          <>
            <button
              type="button"
              className="btn primary lb-play"
              aria-label={`Play now${plays === undefined ? '' : ` ${plays}`}: ${title}, against bots`}
              aria-disabled={busy}
              onClick={() => (busy ? undefined : onPlay())}
            >
              {SIGNS.play}
              <span>
                {busy ? 'One moment …' : 'Play now'}
                {plays !== undefined && !busy && <Plays words={plays} />}
              </span>
            </button>
            <button type="button" className="btn lb-create" aria-label={`Create table: ${title}`} onClick={onCreate}>
              Create table
            </button>
            <LearnButton game={listing.id} title={title} look="btn quiet lb-learn" onRefused={onRefused} />
          </>
        ) : null}
      </div>
    </li>
  );
}

/** "They're Loose!, as the crew": the side stands apart, for narrow cards leave it out. */
function Plays({ words }: { readonly words: string }): ReactNode {
  const end = words.indexOf(',');
  return (
    <small className="lb-plays">
      {words.slice(0, end)}
      <span>{words.slice(end)}</span>
    </small>
  );
}

/** The picture editor's choice. */
function GreasePencil(): ReactNode {
  return (
    <svg className="lb-grease" viewBox="0 0 420 230" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M60 20C180-2 330 2 396 40c34 40 20 130-40 164C270 232 110 230 40 200-8 170 0 70 44 34 90 6 190 4 262 12"
        fill="none"
        stroke="#e0331d"
        strokeWidth="4.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
