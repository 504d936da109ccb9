/** The cover of the magazine: the best photograph of whoever has won. */

import type { Seat } from '@shutterbox/kernel';
import { Rosette } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { PRESTIGE } from '../../cards.ts';
import { tieBreak } from '../../text/standings.ts';
import { capital, list } from '../../text/words.ts';
import type { Card } from '../../types.ts';
import type { WildRoom } from '../kit.ts';
import { Photo } from '../photo.tsx';
import { nameOf } from '../words.ts';

export function Cover({ room, winner }: { readonly room: WildRoom; readonly winner: Seat }): ReactNode {
  const { view, outcome } = room;
  const winners = (outcome?.rank ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const total = outcome?.score[winner] ?? 0;
  const photo = bestOf(view.portfolios[winner] ?? []);
  const names = capital(list(winners.map((seat) => nameOf(room, seat))));
  const plural = winners.length > 1 || winner === room.observer;
  const tie = tieWords(room, winners, total);
  return (
    <article className="wl-cover">
      {photo !== undefined && <Photo card={photo} />}
      <p className="wl-cover-title">Snapshot</p>
      <p className="wl-issue">
        <span>Issue {view.round}</span>
        <span>{outcome?.reason === 'barren' ? 'Ten rounds without a photograph' : 'The last round is over'}</span>
      </p>
      <div className="wl-cover-lines">
        <p>{winners.length > 1 ? 'Wildlife photographers of the year' : 'Wildlife photographer of the year'}</p>
        <h1>
          {names} {winners.length > 1 ? 'share the victory' : plural ? 'win' : 'wins'} <em>with {total} prestige</em>
        </h1>
        {tie !== '' && <p className="wl-tie">{tie}</p>}
      </div>
      <span className="wl-cover-rosette">
        <Rosette value={total} />
      </span>
    </article>
  );
}

function bestOf(photos: readonly Card[]): Card | undefined {
  return photos.toSorted((a, b) => (PRESTIGE[b] ?? 0) - (PRESTIGE[a] ?? 0))[0];
}

/** Why the winner is ahead of somebody with the same prestige, or why nobody is. */
function tieWords({ view, outcome }: WildRoom, winners: readonly Seat[], total: number): string {
  const [first = 0] = winners;
  if (winners.length > 1) return view.options.tokens ? 'Equal prestige and equal tracking tokens.' : 'Equal prestige.';
  const runnerUp = outcome?.score.findIndex((score, seat) => score === total && seat !== first) ?? -1;
  return runnerUp < 0 ? '' : `On ${tieBreak(view, first, runnerUp)}.`;
}
