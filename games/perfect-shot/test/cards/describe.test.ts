import { SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { describeCard, describeRack, GRID_COLUMNS, GRID_ROWS, type GridBox } from '../../src/cards/describe.ts';
import { FLOOR } from '../../src/cards/floor.ts';
import { judge } from '../../src/cards/judge.ts';
import { lensMask } from '../../src/cards/trace.ts';
import { LENS_RADII, type Placed } from '../../src/cards/types.ts';
import { CARDS } from '../../src/data/cards.ts';

const SQUARE = 40;

function stackOf(seed: number, height: number): readonly Placed[] {
  const chance = new SeededChance(seed);
  return Array.from({ length: height }, () => ({ card: chance.int(CARDS.length), turned: chance.int(2) === 1 }));
}

function turnedBox({ left, top, right, bottom }: GridBox): GridBox {
  return {
    left: GRID_COLUMNS - 1 - right,
    top: GRID_ROWS - 1 - bottom,
    right: GRID_COLUMNS - 1 - left,
    bottom: GRID_ROWS - 1 - top,
  };
}

function isInside(inner: GridBox, outer: GridBox): boolean {
  const across = inner.left >= outer.left && inner.right <= outer.right && inner.left <= inner.right;
  return across && inner.top >= outer.top && inner.bottom <= outer.bottom && inner.top <= inner.bottom;
}

describe('a card on the grid', () => {
  it('has its name, its environment, and everything on it', () => {
    for (const [card, landscape] of CARDS.entries()) {
      const words = describeCard({ card, turned: false });
      expect([words.name, words.environment]).toEqual([landscape.name, landscape.environment]);
      expect(words.animals.map(({ species }) => species)).toEqual(landscape.animals.map(({ species }) => species));
      for (const [i, { x, y, radius }] of landscape.lenses.entries()) {
        expect(words.lenses[i]?.box).toEqual({
          left: Math.floor((x - radius) / SQUARE),
          top: Math.floor((y - radius) / SQUARE),
          right: Math.floor((x + radius - 1) / SQUARE),
          bottom: Math.floor((y + radius - 1) / SQUARE),
        });
        const { size = 'small' } = words.lenses[i] ?? {};
        expect(LENS_RADII[size]).toBe(radius);
      }
    }
  });

  it('has everything at the other end when turned', () => {
    for (const card of CARDS.keys()) {
      const [up, turned] = [describeCard({ card, turned: false }), describeCard({ card, turned: true })];
      expect(turned.animals).toEqual(up.animals.map((animal) => ({ ...animal, box: turnedBox(animal.box) })));
      expect(turned.lenses).toEqual(up.lenses.map((lens) => ({ ...lens, box: turnedBox(lens.box) })));
    }
  });
});

describe('the rack on the grid', () => {
  it('is the floor while it is empty', () => {
    const { top, animals, lenses } = describeRack([]);
    expect(top).toBeUndefined();
    expect(lenses).toEqual([]);
    expect(animals.map(({ species }) => species)).toEqual(FLOOR.animals.map(({ species }) => species));
    for (const { layer, cells, of } of animals) expect([layer, cells]).toEqual([-1, of]);
  });

  it('has the whole top card, and below it what its lenses show', () => {
    for (let seed = 0; seed < 30; seed++) {
      const stack = stackOf(seed, 1 + (seed % 8));
      const [placed, below] = [stack.at(-1) ?? { card: 0, turned: false }, stack.slice(0, -1)];
      const { top, animals } = describeRack(stack);
      expect(top).toEqual(describeCard(placed));
      const onTop = animals.filter(({ layer }) => layer === stack.length - 1);
      expect(onTop.map(({ species, box }) => ({ species, box }))).toEqual(top?.animals);
      for (const { cells, of, parts } of onTop) expect([cells, parts]).toEqual([of, []]);
      const { seen, glimpses } = judge(below, placed);
      const facts = (one: { layer: number; animal: number; cells: number; of: number }) =>
        `${one.layer} ${one.animal} ${one.cells} ${one.of}`;
      expect(
        animals
          .filter(({ layer }) => layer < stack.length - 1)
          .map(facts)
          .sort(),
      ).toEqual([...seen, ...glimpses].map(facts).sort());
    }
  });

  it('keeps parts inside the lenses that show them', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { top, animals } = describeRack(stackOf(seed, 5));
      for (const { box, cells, parts } of animals.filter(({ layer }) => layer < 4)) {
        expect(parts.reduce((sum, part) => sum + part.cells, 0)).toBe(cells);
        expect(parts.length).toBeGreaterThan(0);
        for (const part of parts) {
          expect(isInside(part.box, top?.lenses[part.lens]?.box ?? box)).toBe(true);
          expect(isInside(part.box, box)).toBe(true);
        }
      }
    }
  });

  it('says what fills each lens, to the last cell', () => {
    for (let seed = 0; seed < 30; seed++) {
      const stack = stackOf(seed, 6);
      const card = CARDS[stack.at(-1)?.card ?? 0];
      for (const [i, { layers }] of describeRack(stack).lenses.entries()) {
        const lens = card?.lenses[i] ?? { x: 0, y: 0, radius: 0 };
        expect(layers.reduce((sum, { cells }) => sum + cells, 0)).toBe(lensMask(lens).cells);
        expect(layers.map(({ layer }) => layer)).toEqual(layers.map(({ layer }) => layer).sort((a, b) => b - a));
      }
    }
  });
});
