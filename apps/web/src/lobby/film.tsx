/** A game's picture as a frame of film; one that is still being made is not developed yet. */
import type { ReactNode } from 'react';
import type { Listing } from './catalogue.ts';
import { SIGNS } from './icons.tsx';
import './frame.css';

interface FilmProps {
  readonly listing: Listing;
  readonly number: number;
  readonly children?: ReactNode;
}

export function Film({ listing, number, children }: FilmProps): ReactNode {
  const { players, minutes, picture, offer } = listing;
  return (
    <div className="lb-film">
      <span className="lb-edge is-top" aria-hidden="true">
        <i>SHUTTERBOX 400</i>
        <i>▸ {number}</i>
      </span>
      <div className="lb-shot">
        {picture === undefined ? null : <img src={picture} alt="" width="400" height="216" />}
        {offer === undefined && (
          <p className="lb-latent">
            {SIGNS.safelight}
            <span>In the darkroom: not ready yet</span>
          </p>
        )}
      </div>
      <span className="lb-edge is-bottom" aria-hidden="true">
        <i>{number}A</i>
        <i>
          {players} PLAYERS · {minutes} MIN
        </i>
      </span>
      {children}
    </div>
  );
}
