import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { Options } from '../../src/types.ts';
import { DeckTabs } from '../../src/ui/deck-tabs.tsx';
import { quickMatch } from '../rules/table.ts';

function tabsOf(options: Partial<Options>): readonly string[] {
  const view = game.view(quickMatch(options), 0);
  const html = renderToStaticMarkup(createElement(DeckTabs, { view, deck: 0, onShow: () => {} }));
  return [...html.matchAll(/aria-label="([^"]*)"/g)].flatMap(([, name]) => name ?? []);
}

describe('the tabs of decks', () => {
  it('S-14.28 name the ships where there are two', () => {
    expect(tabsOf({ scenario: 'boarding' })).toEqual([
      'Deck 1, Beowulf, Intrepid: Crew deck, Main deck',
      'Deck 2, Beowulf: Passenger and cargo deck',
      'All decks',
    ]);
  });

  it('name only the decks of a ship that is alone', () => {
    expect(tabsOf({ scenario: 'hijacking' })).toEqual([
      'Deck 1, Crew deck',
      'Deck 2, Passenger and cargo deck',
      'All decks',
    ]);
  });
});
