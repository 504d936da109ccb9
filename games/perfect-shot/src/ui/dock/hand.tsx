/** The hand: large cards that can be turned. Their lenses are paper, so that nothing can be tried on the rack (PS-2.3). */
import { Icon, useDrag } from '@shutterbox/ui';
import type { Board, Offer } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { cardByEar } from '../../ear.ts';
import { cardName } from '../../text/words.ts';
import type { Action, PhotoAction } from '../../types.ts';
import { LandscapeCard } from '../art/landscape.tsx';
import type { ShotQuestion } from '../kit.ts';
import { RACK } from '../places.ts';
import { overRack, turn } from '../signals.ts';

interface HandProps {
  readonly question: ShotQuestion;
  readonly board: Board<Action>;
  readonly busy: boolean;
}

export function Hand({ question, board, busy }: HandProps): ReactNode {
  const chosen = board.chosen(question);
  const cards = board.offers.flatMap((offer) => {
    const [action] = offer.actions;
    return action?.type === 'photo' ? [{ offer, action }] : [];
  });
  if (cards.length === 0) return <p className="ps-hint">You have no card left: take an album.</p>;
  return (
    <fieldset className="ps-hand" data-some={chosen !== undefined}>
      <legend className="unseen">Your cards</legend>
      {cards.map(({ offer, action }) => (
        <HandCard
          key={action.card}
          offer={offer}
          action={action}
          chosen={offer === chosen}
          question={question}
          board={board}
          busy={busy}
        />
      ))}
    </fieldset>
  );
}

interface HandCardProps extends HandProps {
  readonly offer: Offer<Action>;
  readonly action: PhotoAction;
  readonly chosen: boolean;
}

function HandCard({ offer, action, chosen, question, board, busy }: HandCardProps): ReactNode {
  const { card, turned } = action;
  const choose = (): void => {
    if (!chosen) board.dispatch({ did: 'pick', offer: offer.key });
  };
  const drag = useDrag({
    onStart: choose,
    onOver: (place) => overRack.set(place === RACK),
    // To carry a card to the rack is to place it.
    onDrop: (place) => {
      if (place === RACK && !busy) board.confirm(question);
    },
  });
  const name = cardName(card);
  return (
    <div className={chosen ? 'ps-hand-card chosen' : 'ps-hand-card'}>
      <button
        type="button"
        className="ps-pick"
        aria-pressed={chosen}
        aria-label={`${name}${turned ? ', turned' : ''}`}
        aria-describedby={`ps-card-${card}`}
        onClick={choose}
        onPointerDown={drag}
      >
        <LandscapeCard card={card} turned={turned} holes="paper" />
        <span className="brk" aria-hidden="true" />
      </button>
      <span className="ps-name" aria-hidden="true">
        {name}
        {turned && ', turned'}
      </span>
      <span id={`ps-card-${card}`} className="unseen">
        {cardByEar({ card, turned })}
      </span>
      <button type="button" className="btn ps-turn" aria-label={`Turn ${name}`} onClick={() => turn(card)}>
        <Icon name="redo" />
        <span>Turn</span>
      </button>
    </div>
  );
}
