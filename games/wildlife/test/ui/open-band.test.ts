import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { type Event, NONE, type View } from '../../src/types.ts';
import { follow, type OpenBand } from '../../src/ui/open-band.ts';
import { clearTable, lay, MOUNTAIN, SAVANNAH, SHORELINE } from '../rules/table.ts';

const state = clearTable();
lay(state, 'Common ostrich', 'American flamingo', 'Red panda');
const view: View = game.view(state, 0);
const promised: View = { ...view, committed: [cardNamed('Common ostrich')] };

function after(open: OpenBand | undefined, now: View, event?: Event): OpenBand {
  return follow(open, now, view, event && { event, index: 0, ms: 200, pace: 1 });
}

describe('the habitat that is open on a phone', () => {
  it('is at first the one with a promised animal', () => {
    expect(after(undefined, promised).habitat).toBe(SAVANNAH);
  });

  it('is not one with dice alone', () => {
    const bare: View = {
      ...view,
      stacks: view.stacks.with(MOUNTAIN, []),
      habitatDice: view.habitatDice.with(MOUNTAIN, 4),
    };
    expect(after(undefined, bare).habitat).not.toBe(MOUNTAIN);
    expect(after(undefined, { ...bare, stacks: view.stacks }).habitat).toBe(MOUNTAIN);
  });

  it('stays open while dice are placed, wherever they go', () => {
    const chosen = { ...after(undefined, promised), habitat: SHORELINE };
    const during = after(chosen, promised, { type: 'dieOnHabitat', seat: 0, habitat: MOUNTAIN });
    expect(during.habitat).toBe(SHORELINE);
    expect(after(during, promised).habitat).toBe(SHORELINE);
  });

  it('is the same thing as long as nothing happens', () => {
    const chosen = { ...after(undefined, promised), habitat: SHORELINE };
    expect(after(chosen, { ...promised, dice: 3 })).toBe(chosen);
  });

  it('gives way to what happens elsewhere, which then stays open', () => {
    const chosen = { ...after(undefined, promised), habitat: SHORELINE };
    const during = after(chosen, promised, {
      type: 'placed',
      seat: 1,
      card: cardNamed('Guanaco'),
      habitat: MOUNTAIN,
      committed: false,
      tokens: 0,
    });
    expect(during.habitat).toBe(MOUNTAIN);
    expect(after(during, promised).habitat).toBe(MOUNTAIN);
  });

  it('does not stay on a habitat that has become empty', () => {
    const shot: Event = { type: 'failed', seat: 0, habitat: SAVANNAH, gone: [], tokens: 0 };
    const empty: View = { ...view, stacks: view.stacks.with(SAVANNAH, []) };
    const during = after(after(undefined, promised), empty, shot);
    expect(during.habitat).toBe(SAVANNAH);
    expect(after(during, empty).habitat).toBe(SHORELINE);
  });

  it('gives way when something happens again in the same place', () => {
    const exploring = after(undefined, { ...view, exploring: SAVANNAH });
    const chosen = { ...exploring, habitat: SHORELINE };
    const shot: Event = { type: 'explored', seat: 0, habitat: SAVANNAH, roll: [4], success: true };
    expect(after(chosen, { ...view, exploring: SAVANNAH }, shot).habitat).toBe(SAVANNAH);
  });

  it('gives way to a drawn card, and folds up for a raccoon', () => {
    const chosen = { ...after(undefined, view), habitat: SHORELINE };
    expect(after(chosen, { ...view, drawn: cardNamed('Guanaco') }).habitat).toBe(MOUNTAIN);
    const raccoon = after(chosen, { ...view, drawn: cardNamed('Raccoon') });
    expect(raccoon.habitat).toBe(NONE);
    expect(after(raccoon, promised).habitat).toBe(SAVANNAH);
  });
});
