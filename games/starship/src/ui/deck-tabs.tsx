/** One tab per deck. */
import type { ReactNode } from 'react';
import { planOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { ALL_DECKS } from './decks.ts';

interface DeckTabsProps {
  readonly view: View;
  readonly deck: number;
  onShow(deck: number): void;
}

export function DeckTabs({ view, deck, onShow }: DeckTabsProps): ReactNode {
  const { decks, name } = planOf(view);
  if (decks.length < 2)
    return (
      <p className="ss-decks">
        <b>{name}</b> {decks[0]?.name}
      </p>
    );
  return (
    <fieldset className="ss-decks">
      <legend className="unseen">Decks of the {name}</legend>
      {decks.map((each, at) => (
        <button
          key={each.name}
          type="button"
          className="ss-deck"
          aria-pressed={at === deck}
          aria-label={`Deck ${at + 1}, ${each.name}`}
          onClick={() => onShow(at)}
        >
          Deck {at + 1} <small>{each.name}</small>
        </button>
      ))}
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
