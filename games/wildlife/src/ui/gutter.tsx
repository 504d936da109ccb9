/** Left of the habitats: the deck, the discards, and the award that belongs to no habitat. */
import { count } from '@shutterbox/kernel';
import { Aperture, Brackets } from '@shutterbox/ui';
import { heardAs } from '@shutterbox/ui/board';
import { memo, type ReactNode } from 'react';
import { GENERALIST } from '../cards.ts';
import type { View } from '../types.ts';
import { AwardStack } from './band/award-stack.tsx';
import type { WildBoard } from './kit.ts';
import { Photo } from './photo.tsx';
import { awardPlace, DECK, DISCARDS } from './places.ts';
import { progressOf } from './progress.ts';

export const Gutter = memo(function Gutter({
  view,
  board,
}: {
  readonly view: View;
  readonly board: WildBoard;
}): ReactNode {
  const [draw] = board.at(DECK);
  const progress = view.observer === 'spectator' ? undefined : progressOf(view, view.observer, GENERALIST);
  const top = view.discards.at(-1);
  const deck = `Deck of ${count(view.deck.length, 'card')}`;
  const discards = `Discard pile of ${count(view.discards.length, 'card')}`;
  return (
    <div className="wl-gutter">
      <button
        type="button"
        className="wl-pile"
        {...board.placed(DECK)}
        aria-label={draw === undefined ? deck : heardAs(deck, draw.words)}
      >
        <span className={`wl-back${view.deck.length === 0 ? ' none' : ''}`}>
          <Aperture />
          {draw !== undefined && <Brackets />}
        </span>
        <b aria-hidden="true">{view.deck.length}</b>
        <i>deck</i>
      </button>
      <button type="button" className="wl-pile" {...board.placed(DISCARDS)} aria-label={discards}>
        <span className={`wl-back${top === undefined ? ' none' : ' face'}`}>
          {top !== undefined && <Photo card={top} />}
        </span>
        <b aria-hidden="true">{view.discards.length}</b>
        <i>discard</i>
      </button>
      <div className="wl-generalist">
        <AwardStack
          {...board.placed(awardPlace(GENERALIST))}
          category={GENERALIST}
          gone={view.awarded[GENERALIST] ?? 0}
          have={progress?.have}
          need={progress?.need}
        />
        <i>Generalist</i>
      </div>
    </div>
  );
});
