/** The cover of the magazine: the winner's cover photo, or else the best. */

import type { Seat } from '@shutterbox/kernel';
import { verdictOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { WildRoom } from '../kit.ts';
import { Photo } from '../photo.tsx';
import { Rosette } from '../pieces/rosette.tsx';
import { coverPhoto, issueWords, tieWords, winnersOf } from './cover-words.ts';

export function Cover({ room, winner }: { readonly room: WildRoom; readonly winner: Seat }): ReactNode {
  const { view, outcome } = room;
  const winners = winnersOf(outcome);
  const total = outcome?.score[winner] ?? 0;
  const photo = coverPhoto(view.portfolios[winner] ?? [], view.assignments[winner]);
  const tie = tieWords(view, outcome);
  return (
    <article className="wl-cover">
      {photo !== undefined && <Photo card={photo} />}
      <p className="wl-cover-title">Snapshot</p>
      <p className="wl-issue">
        <span>Issue {view.round}</span>
        <span>{issueWords(outcome)}</span>
      </p>
      <div className={winners.length > 1 ? 'wl-cover-lines shared' : 'wl-cover-lines'}>
        <p>{winners.length > 1 ? 'Wildlife photographers of the year' : 'Wildlife photographer of the year'}</p>
        <h1>
          {outcome !== undefined && verdictOf(outcome, room)} <em>with {total} prestige</em>
        </h1>
        {tie !== '' && <p className="wl-tie">{tie}</p>}
      </div>
      <span className="wl-cover-rosette">
        <Rosette value={total} />
      </span>
    </article>
  );
}
