import { SeededChance, shuffle } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { FLOOR } from '../../src/cards/floor.ts';
import {
  type Judge,
  judge,
  judgeOn,
  SEEN_PERCENT,
  type Sight,
  type Verdict,
  WHOLE_PERCENT,
} from '../../src/cards/judge.ts';
import { layersOf, tableOf } from '../../src/cards/look.ts';
import { GRAIN } from '../../src/cards/mask.ts';
import type { Animal, Lens, Picture, Placed } from '../../src/cards/types.ts';
import { CARDS } from '../../src/data/cards.ts';
import { referenceCells, referenceLook } from './reference.ts';

const EMPTY: Picture = { animals: [], lenses: [] };
const up = (card: number): Placed => ({ card, turned: false });
const around = ({ card, turned }: Placed): Placed => ({ card, turned: !turned });

function judgeFor(cards: readonly Picture[], floor: Picture = EMPTY): Judge {
  return judgeOn(tableOf(cards, floor));
}

function tiger(x: number, y: number): Animal {
  return { species: 'tiger', pose: 0, x, y, size: 14, mirrored: false };
}

function lens(x: number, y: number, radius = 56): Lens {
  return { x, y, radius };
}

function everything({ seen, glimpses }: Verdict): readonly Sight[] {
  return [...seen, ...glimpses];
}

function randomStack(seed: number, height: number): readonly Placed[] {
  const chance = new SeededChance(seed);
  const deck = [...CARDS.keys()];
  shuffle(deck, chance);
  return deck.slice(0, height).map((card) => ({ card, turned: chance.int(2) === 1 }));
}

/** Cells by 'layer animal lens', as the reference counts them. */
function cellsByKey(verdict: Verdict): Readonly<Record<string, number>> {
  const shown: Record<string, number> = {};
  for (const { layer, animal, lens: cells } of everything(verdict)) {
    for (const [index, count] of cells.entries()) if (count > 0) shown[`${layer} ${animal} ${index}`] = count;
  }
  return shown;
}

const NOTHING: Verdict = { seen: [], glimpses: [], perfect: [] };

/** The same in percent of the animal. */
function sharesByKey(verdict: Verdict): Readonly<Record<string, number>> {
  const sizes = new Map(everything(verdict).map(({ layer, animal, of }) => [`${layer} ${animal}`, of]));
  const share = (key: string, cells: number) => (100 * cells) / (sizes.get(key.slice(0, key.lastIndexOf(' '))) ?? 0);
  return Object.fromEntries(Object.entries(cellsByKey(verdict)).map(([key, cells]) => [key, share(key, cells)]));
}

describe('the judge', () => {
  it('counts what a cell-by-cell count finds, on stacks of every height', () => {
    for (let height = 0; height < 9; height++) {
      for (let seed = 0; seed < 3; seed++) {
        const [placed = up(0), ...stack] = randomStack(100 * height + seed, height + 1);
        const verdict = judge(stack, placed);
        expect(cellsByKey(verdict)).toEqual(referenceLook(CARDS, FLOOR, stack, placed));
      }
    }
  });

  it('is within 0.3 points of what a lattice eight times as fine shows', () => {
    const few = CARDS.slice(0, 14);
    const [rough, exact] = [GRAIN, 8 * GRAIN].map((grain) =>
      judgeOn([...few, FLOOR].flatMap((picture) => layersOf(picture, grain)).slice(0, -1)),
    );
    let sights = 0;
    for (let seed = 0; seed < 80; seed++) {
      const [placed = up(0), ...stack] = randomStack(seed, 40).filter(({ card }) => card < few.length);
      const look = (one?: Judge) => sharesByKey(one?.(stack.slice(seed % 12), placed) ?? NOTHING);
      const [shown, finely] = [look(rough), look(exact)];
      for (const key of new Set([...Object.keys(shown), ...Object.keys(finely)])) {
        expect(Math.abs((shown[key] ?? 0) - (finely[key] ?? 0))).toBeLessThanOrEqual(0.3);
        sights++;
      }
    }
    expect(sights).toBeGreaterThan(100);
  });

  it('knows the size of every animal and adds its lenses up', () => {
    for (let seed = 0; seed < 40; seed++) {
      const [placed = up(0), ...stack] = randomStack(seed, 12);
      for (const sight of everything(judge(stack, placed))) {
        expect(sight.lens).toHaveLength(CARDS[placed.card]?.lenses.length ?? 0);
        expect(sight.lens.reduce((sum, cells) => sum + cells, 0)).toBe(sight.cells);
        expect(sight.cells).toBeGreaterThan(0);
        expect(sight.cells).toBeLessThanOrEqual(sight.of);
        const picture = sight.layer < 0 ? FLOOR : CARDS[stack[sight.layer]?.card ?? -1];
        expect(picture?.animals[sight.animal]?.species).toBe(sight.species);
      }
    }
    const [walrus] = FLOOR.animals;
    const [sight] = judgeFor([{ animals: [], lenses: [lens(84, 76)] }], FLOOR)([], up(0)).seen;
    expect(sight?.of).toBe(walrus === undefined ? -1 : referenceCells(walrus));
  });

  it('gives the same result when asked again, whatever was asked before', () => {
    const [placed = up(0), ...stack] = randomStack(7, 15);
    const fresh = judgeFor(CARDS, FLOOR)(stack, placed);
    for (let seed = 0; seed < 20; seed++) judge(randomStack(seed, 20), up(seed));
    expect(judge(stack, placed)).toEqual(fresh);
    expect(judge(stack, placed)).toEqual(fresh);
  });

  it('sees the same when everything is turned', () => {
    const overNothing = judgeFor(CARDS);
    for (let seed = 0; seed < 60; seed++) {
      const [placed = up(0), ...stack] = randomStack(seed, 2 + (seed % 12));
      const turned = overNothing(stack.map(around), around(placed));
      expect(turned).toEqual(overNothing(stack, placed));
    }
  });

  it('never shows more of what lies below when a card comes between', () => {
    for (let seed = 0; seed < 60; seed++) {
      const [placed = up(0), between = up(1), ...stack] = randomStack(seed, 8);
      const free = cellsByKey(judge(stack, placed));
      const covered = Object.entries(cellsByKey(judge([...stack, between], placed)));
      for (const [key, cells] of covered.filter(([at]) => !at.startsWith(`${stack.length} `))) {
        expect(cells).toBeLessThanOrEqual(free[key] ?? 0);
      }
    }
  });

  it('shows at least as much through a larger lens', () => {
    const wide = [30, 45].flatMap((radius) =>
      [80, 160, 240, 320, 400].map((x) => ({ animals: [], lenses: [lens(x, 160, radius)] })),
    );
    const look = judgeFor([...CARDS, ...wide], FLOOR);
    for (let seed = 0; seed < 40; seed++) {
      const stack = randomStack(seed, 6);
      const [small, large] = [0, 5].map((size) => cellsByKey(look(stack, up(CARDS.length + size + (seed % 5)))));
      for (const [key, cells] of Object.entries(small ?? {})) expect(large?.[key]).toBeGreaterThanOrEqual(cells);
    }
  });
});

describe('what counts', () => {
  it('PS-2.5 is on the card right below, and through its lenses further down to the floor', () => {
    const hole = { animals: [], lenses: [lens(240, 160)] };
    const sheet = { animals: [tiger(240, 190)], lenses: [] };
    const look = judgeFor([hole, hole, sheet], { animals: [tiger(240, 190)], lenses: [] });
    expect(look([], up(0)).seen.map(({ layer }) => layer)).toEqual([-1]);
    expect(look([up(2)], up(0)).seen.map(({ layer }) => layer)).toEqual([0]);
    expect(look([up(2), up(1)], up(0)).seen.map(({ layer }) => layer)).toEqual([0]);
    expect(look([up(1), up(2)], up(0)).seen.map(({ layer }) => layer)).toEqual([1]);
    expect(look([up(1)], up(0)).seen.map(({ layer }) => layer)).toEqual([-1]);
  });

  it("PS-2.5 is not the placed card's own animal, nor what only a lower card's lens shows", () => {
    const own = { animals: [tiger(120, 190)], lenses: [lens(360, 160)] };
    const other = { animals: [], lenses: [lens(120, 160)] };
    const look = judgeFor([own, other], { animals: [tiger(120, 190)], lenses: [] });
    expect(look([up(1)], up(0))).toEqual({ seen: [], glimpses: [], perfect: [] });
  });

  it('PS-2.6 is at least one percent of the silhouette, and a hundredth less is not', () => {
    expect([SEEN_PERCENT, WHOLE_PERCENT]).toEqual([1, 99]);
    const floor = { animals: [tiger(240, 190)], lenses: [] };
    const verdicts = Array.from({ length: 80 }, (_none, i) =>
      judgeFor([{ animals: [], lenses: [lens(120 + i, 160)] }], floor)([], up(0)),
    );
    for (const { seen, glimpses } of verdicts) {
      for (const { cells, of } of seen) expect(cells / of).toBeGreaterThanOrEqual(0.01);
      for (const { cells, of } of glimpses) expect(cells / of).toBeLessThan(0.01);
    }
    expect(verdicts.some(({ seen }) => seen.length === 1)).toBe(true);
    expect(verdicts.some(({ glimpses }) => glimpses.length === 1)).toBe(true);
  });

  it('PS-3.3 is a perfect shot at 99 percent or more in a single lens', () => {
    const floor = { animals: [tiger(240, 190)], lenses: [] };
    const shares: number[] = [];
    for (let x = 200; x < 280; x++) {
      const { seen, perfect } = judgeFor([{ animals: [], lenses: [lens(x, 160)] }], floor)([], up(0));
      for (const { cells, of } of seen) {
        expect(perfect).toHaveLength(100 * cells >= 99 * of ? 1 : 0);
        shares.push(cells / of);
      }
    }
    expect(Math.max(...shares)).toBe(1);
    expect(shares.some((share) => share > 0.9 && share < 0.99)).toBe(true);
    expect(shares.some((share) => share > 0.99 && share < 1)).toBe(true);
  });

  it('PS-3.3 is not a perfect shot if only two lenses together show the whole', () => {
    const floor = { animals: [tiger(240, 190)], lenses: [] };
    const halves = { animals: [], lenses: [lens(170, 160, 70), lens(310, 160, 70)] };
    const { seen, perfect } = judgeFor([halves], floor)([], up(0));
    expect(seen[0]?.lens.every((cells) => cells > 0)).toBe(true);
    expect(perfect).toEqual([]);
  });

  it('PS-2.7 is one sight for each animal, however many lenses show it', () => {
    const floor = { animals: [tiger(120, 190), tiger(360, 190)], lenses: [] };
    const halves = { animals: [], lenses: [lens(90, 160, 30), lens(150, 160, 30), lens(360, 160)] };
    const { seen } = judgeFor([halves], floor)([], up(0));
    expect(seen.map(({ animal, species }) => [animal, species])).toEqual([
      [0, 'tiger'],
      [1, 'tiger'],
    ]);
    expect(seen[0]?.lens.map((cells) => cells > 0)).toEqual([true, true, false]);
  });

  it('PS-2.6 is distinct from a glimpse, which is listed as well', () => {
    const floor = { animals: [tiger(240, 190)], lenses: [] };
    for (let x = 120; x < 240; x++) {
      const { seen, glimpses, perfect } = judgeFor([{ animals: [], lenses: [lens(x, 160)] }], floor)([], up(0));
      expect(seen.length + glimpses.length).toBeLessThanOrEqual(1);
      if (glimpses.length > 0) expect(perfect).toEqual([]);
    }
  });

  it('is refused for a card that does not exist', () => {
    expect(() => judge([], up(CARDS.length))).toThrow(`${CARDS.length}`);
  });
});
