/** Where labels lie beside the lenses of a card. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/data/cards.ts';
import { labelSides } from '../../src/ui/rack/label-sides.ts';
import { lensesOf } from '../../src/ui/rack/stack.ts';

const EDGE_OF_THE_PACK = CARDS.findIndex(({ name }) => name === 'Edge of the Pack');

describe('labels at lenses', () => {
  it('lie below if there is room for all of them', () => {
    const [one] = lensesOf({ card: EDGE_OF_THE_PACK, turned: false });
    if (one === undefined) throw new Error('The card has no lens.');
    expect(labelSides([one], ['Marmot'], true)).toEqual(['below']);
    for (const [card] of CARDS.entries()) {
      const lenses = lensesOf({ card, turned: false }).slice(0, 1);
      expect(labelSides(lenses, ['Ibex'], true)).toEqual(['below']);
    }
  });

  it('leave other lenses open', () => {
    const [upper, lower] = [100, 190].map((y) => ({ x: 240, y, radius: 40 }));
    if (upper === undefined || lower === undefined) throw new Error('There are two.');
    expect(labelSides([upper, lower], ['Ibex', 'Tiger'], true)).toEqual(['above', 'below']);
    expect(labelSides([upper, { ...lower, x: 60 }], ['Ibex', 'Tiger'], true)).toEqual(['below', 'below']);
  });

  it('move if two would cover each other', () => {
    const lenses = lensesOf({ card: EDGE_OF_THE_PACK, turned: true });
    const words = lenses.map(({ y }) => (y < 160 ? 'Marmot' : 'Walrus and penguin'));
    const sides = labelSides(lenses, words, true);
    // Two lenses stand side by side below: one of them is labelled above.
    const low = sides.filter((_, i) => (lenses[i]?.y ?? 0) >= 160);
    expect(low.toSorted()).toEqual(['above', 'below']);
    // On a larger screen their words are small beside the card.
    expect(labelSides(lenses, words, false)).toEqual(lenses.map(() => 'below'));
  });
});
