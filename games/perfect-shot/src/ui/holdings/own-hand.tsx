/** The observer's cards while no card is asked for: in a replay, and while others play. */
import { list } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { cardName } from '../../text/words.ts';
import { LandscapeCard } from '../art/landscape.tsx';
import type { ShotRoom } from '../kit.ts';

export function OwnHand({ room: { view, playing } }: { readonly room: ShotRoom }): ReactNode {
  const placed = playing?.events.find((event) => event.type === 'photo');
  const cards = view.hand.filter((card) => card !== placed?.card);
  return (
    <section className="ps-own-hand" aria-label={`Your cards: ${list(cards.map(cardName))}`}>
      <h3>Your cards</h3>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <LandscapeCard card={card} turned={false} holes="paper" />
            <span>{cardName(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
