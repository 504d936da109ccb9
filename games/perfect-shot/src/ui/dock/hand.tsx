/** The hand: large cards that you can turn. Their lenses are paper, so that you cannot try them on the rack (PS-2.3). */
import { Brackets, Icon } from '@shutterbox/ui';
import { type Board, type Offer, useEars, useScoped } from '@shutterbox/ui/board';
import { type ReactNode, useRef } from 'react';
import { cardByEar } from '../../ear.ts';
import { cardName } from '../../text/words.ts';
import type { Action, PhotoAction } from '../../types.ts';
import { LandscapeCard } from '../art/landscape.tsx';
import type { ShotQuestion } from '../kit.ts';
import { cardPlace } from '../places.ts';
import { turnedCards, withTurned } from '../signals.ts';

export interface CardOffer {
  readonly offer: Offer<Action>;
  readonly action: PhotoAction;
}

/** The cards that can be placed, in the order of the hand. */
export function cardOffers({ offers }: Pick<Board<Action>, 'offers'>): readonly CardOffer[] {
  return offers.flatMap((offer) => {
    const [action] = offer.actions;
    return action?.type === 'photo' && offer.hand === undefined ? [{ offer, action }] : [];
  });
}

interface HandProps {
  readonly question: ShotQuestion;
  readonly board: Board<Action>;
}

export function Hand({ question, board }: HandProps): ReactNode {
  const root = useRef<HTMLFieldSetElement>(null);
  useEars(root);
  const chosen = board.chosen(question);
  const cards = cardOffers(board);
  return (
    <fieldset ref={root} className="ps-hand">
      <legend className="unseen">Your cards</legend>
      {cards.length === 0 && <p className="ps-hint">You have no card left: take an album.</p>}
      {cards.map(({ offer, action }) => (
        <HandCard key={action.card} offer={offer} action={action} chosen={offer === chosen} board={board} />
      ))}
    </fieldset>
  );
}

interface HandCardProps extends CardOffer {
  readonly chosen: boolean;
  readonly board: Board<Action>;
}

function HandCard({ offer, action: { card, turned }, chosen, board }: HandCardProps): ReactNode {
  const [all, setTurned] = useScoped(turnedCards);
  const place = cardPlace(card);
  const name = cardName(card);
  const heard = `ps-card-${card}`;
  return (
    <div className={chosen ? 'ps-hand-card chosen' : 'ps-hand-card'}>
      <button
        type="button"
        className="ps-pick"
        {...board.piece(place, place)}
        tabIndex={0}
        aria-pressed={chosen}
        aria-label={`${name}${turned ? ', turned' : ''}`}
        aria-describedby={heard}
        onClickCapture={(event) => {
          // The kit would pick the card up. Here a press only marks it; carrying it to the rack places it.
          event.stopPropagation();
          if (!chosen) board.dispatch({ did: 'pick', offer: offer.key });
        }}
      >
        <LandscapeCard card={card} turned={turned} holes="paper" />
        <Brackets />
      </button>
      <span className="ps-name" aria-hidden="true">
        {name}
        {turned && ', turned'}
      </span>
      <span id={heard} className="unseen">
        {cardByEar({ card, turned })}
      </span>
      <button
        type="button"
        className="btn ps-turn"
        aria-label={`Turn ${name}`}
        onClick={() => setTurned(withTurned(all, card))}
      >
        <Icon name="redo" />
        <span>Turn</span>
      </button>
    </div>
  );
}
