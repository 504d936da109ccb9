import { describe, expect, it } from 'vitest';
import { FLOOR } from '../../src/cards/floor.ts';
import { judge, judgeOn, type Verdict } from '../../src/cards/judge.ts';
import { tableOf as tableWith } from '../../src/cards/look.ts';
import type { Picture } from '../../src/cards/types.ts';
import { photo, play, tableOf } from './table.ts';

describe('what the lenses show', () => {
  const ANIMAL = { species: 'tiger', pose: 0, x: 240, y: 220, size: 8, mirrored: false } as const;
  /** One lens that shows all of a small tiger, one beside it, and two that show half of it each. */
  const [WHOLE, BESIDE] = [
    { x: 240, y: 205, radius: 58 },
    { x: 20, y: 20, radius: 10 },
  ];
  const HALF = { x: 182, y: 205, radius: 58 };
  const OTHER_HALF = { x: 298, y: 205, radius: 58 };
  const picture = (lenses: Picture['lenses'], animals: Picture['animals'] = []): Picture => ({ animals, lenses });
  const at = (card: number) => ({ card, turned: false });
  const [EMPTY_FLOOR, TIGER_FLOOR] = [picture([]), picture([], [ANIMAL])];

  /** The first card is placed on the others, which are given from the top down. */
  function verdict(cards: readonly Picture[], floor: Picture): Verdict {
    const [stack, placed] = [
      cards
        .slice(1)
        .map((_, i) => at(i + 1))
        .reverse(),
      at(0),
    ];
    return judgeOn(tableWith(cards, floor))(stack, placed);
  }

  it('PS-2.5 is the card right below', () => {
    const { seen } = verdict([picture([WHOLE]), picture([], [ANIMAL])], EMPTY_FLOOR);
    expect(seen.map(({ species, layer }) => [species, layer])).toEqual([['tiger', 0]]);
    expect(verdict([picture([BESIDE]), picture([], [ANIMAL])], EMPTY_FLOOR).seen).toEqual([]);
  });

  it('PS-2.5 is what lies deeper only if there are lenses all the way down', () => {
    expect(verdict([picture([WHOLE]), picture([]), picture([], [ANIMAL])], EMPTY_FLOOR).seen).toEqual([]);
    const deep = verdict([picture([WHOLE]), picture([WHOLE]), picture([WHOLE])], TIGER_FLOOR);
    expect(deep.seen.map(({ layer }) => layer)).toEqual([-1]);
    expect(verdict([picture([WHOLE]), picture([BESIDE])], TIGER_FLOOR).seen).toEqual([]);
  });

  it('PS-2.5 is never an animal of the placed card itself', () => {
    expect(verdict([picture([WHOLE], [ANIMAL])], EMPTY_FLOOR).seen).toEqual([]);
  });

  it('PS-1.9 is the rack floor below the first card', () => {
    expect(verdict([picture([WHOLE])], TIGER_FLOOR).seen.map(({ species }) => species)).toEqual(['tiger']);
    expect(FLOOR.animals.length).toBeGreaterThan(0);
    expect(FLOOR.lenses).toEqual([]);
  });

  it('PS-2.6 counts from 1% on, and calls less a glimpse', () => {
    const floor = picture([], [ANIMAL]);
    const [full] = verdict([picture([WHOLE])], floor).seen;
    const cells = full?.of ?? 0;
    const verdicts = Array.from({ length: 150 }, (_, x) =>
      verdict([picture([{ x: 90 + x, y: 205, radius: 38 }])], floor),
    );
    for (const { seen, glimpses } of verdicts) {
      for (const sight of seen) expect(100 * sight.cells).toBeGreaterThanOrEqual(cells);
      for (const sight of glimpses) expect(100 * sight.cells).toBeLessThan(cells);
    }
    expect(verdicts.some(({ seen }) => seen.length > 0)).toBe(true);
    expect(verdicts.some(({ glimpses }) => glimpses.length > 0)).toBe(true);
  });

  it('PS-2.7 is one animal, however many lenses show it', () => {
    const { seen } = verdict([picture([HALF, OTHER_HALF])], TIGER_FLOOR);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.lens.every((cells) => cells > 0)).toBe(true);
  });

  it('PS-3.3 is perfect with nearly all of an animal in a single lens', () => {
    expect(verdict([picture([WHOLE])], TIGER_FLOOR).perfect.map(({ species }) => species)).toEqual(['tiger']);
    const parts = verdict([picture([HALF, OTHER_HALF])], TIGER_FLOOR);
    expect(parts.seen).toHaveLength(1);
    expect(parts.perfect).toEqual([]);
  });

  it('PS-2.5 is judged with the cards of the game, the placed one on top of all others', () => {
    const state = tableOf(2, { rack: [{ card: 9, turned: true, seat: 1, called: false }] });
    const before = state.rack.slice();
    const { events } = play(state, photo(2, { turned: true }));
    const { seen, glimpses } = judge(before, { card: 2, turned: true });
    const names = (sights: readonly { readonly species: string }[]) => sights.map(({ species }) => species);
    const shot = events.find((event) => event.type === 'photo');
    expect(shot).toMatchObject({ seat: 0, card: 2, turned: true, called: false });
    expect(names(shot?.seen ?? [])).toEqual(names(seen));
    expect(names(shot?.glimpses ?? [])).toEqual(names(glimpses));
    expect(state.photos[0]?.reduce((sum, count) => sum + count, 0)).toBe(seen.length);
  });
});
