/** One tab per deck. */
import type { ReactNode } from 'react';
import type { Plan } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { ALL_DECKS } from './decks.ts';

/** "Intrepid, Hunter": two ships that lie together share the numbers of their decks. */
function shipsOn({ rooms, ships }: Plan, deck: number): string {
  const names = rooms.flatMap((room) => (room.deck === deck ? (ships[room.ship]?.name ?? []) : []));
  return [...new Set(names)].join(', ');
}

interface DeckTabsProps {
  readonly view: View;
  readonly deck: number;
  onShow(deck: number): void;
}

export function DeckTabs({ view, deck, onShow }: DeckTabsProps): ReactNode {
  const plan = planOf(view);
  const { decks, name, ships } = plan;
  if (decks.length < 2)
    return (
      <p className="ss-decks">
        <b>{name}</b> {decks[0]?.name}
      </p>
    );
  return (
    <fieldset className="ss-decks">
      <legend className="unseen">Decks of the {name}</legend>
      {decks.map((each, at) => {
        const aboard = ships.length > 1 ? shipsOn(plan, at) : '';
        const whole = aboard === '' ? each.name : `${aboard}: ${each.name}`;
        return (
          <button
            key={each.name}
            type="button"
            className="ss-deck"
            aria-pressed={at === deck}
            aria-label={`Deck ${at + 1}, ${whole}`}
            title={whole}
            onClick={() => onShow(at)}
          >
            Deck {at + 1} <small>{aboard === '' ? each.name : aboard}</small>
          </button>
        );
      })}
      <button
        type="button"
        className="ss-deck"
        aria-pressed={deck === ALL_DECKS}
        aria-label="All decks"
        onClick={() => onShow(deck === ALL_DECKS ? 0 : ALL_DECKS)}
      >
        All <small>decks</small>
      </button>
    </fieldset>
  );
}
