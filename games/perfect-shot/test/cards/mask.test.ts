import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskOfAnimal } from '../../src/cards/face.ts';
import { boxMask, cellsOf, lensMask, type Mask, ones, overlap, shared, turnedMask } from '../../src/cards/mask.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH } from '../../src/cards/types.ts';
import { SPECIES } from '../../src/types.ts';
import { inAnimal, inLens } from './reference.ts';

const animals: fc.Arbitrary<Animal> = fc.record({
  species: fc.constantFrom(...SPECIES),
  pose: fc.nat(1),
  x: fc.integer({ min: -20, max: CARD_WIDTH + 20 }),
  y: fc.integer({ min: -20, max: CARD_HEIGHT + 60 }),
  size: fc.integer({ min: 10, max: 18 }),
  mirrored: fc.boolean(),
});
const boxes = fc.tuple(fc.nat(CARD_WIDTH), fc.nat(CARD_HEIGHT), fc.nat(CARD_WIDTH), fc.nat(CARD_HEIGHT));
const lenses = fc.record({ x: fc.nat(CARD_WIDTH), y: fc.nat(CARD_HEIGHT), radius: fc.integer({ min: 1, max: 60 }) });
const masks = fc.oneof(
  lenses.map(lensMask),
  boxes.map((box) => boxMask(...box)),
);

function setOf(mask: Mask): Set<number> {
  return new Set(Array.from(cellsOf(mask), ([x, y]) => y * CARD_WIDTH + x));
}

function cellsWhere(inside: (x: number, y: number) => boolean): Set<number> {
  const cells = new Set<number>();
  for (let y = 0; y < CARD_HEIGHT; y++) {
    for (let x = 0; x < CARD_WIDTH; x++) if (inside(x, y)) cells.add(y * CARD_WIDTH + x);
  }
  return cells;
}

describe('masks', () => {
  it('of animals hold the cells whose centres lie in the silhouette', () => {
    fc.assert(
      fc.property(animals, (animal) => {
        const mask = maskOfAnimal(animal);
        const cells = cellsWhere((x, y) => inAnimal(animal, x, y));
        expect(setOf(mask)).toEqual(cells);
        expect(mask.cells).toBe(cells.size);
      }),
      { seed: 1, numRuns: 25 },
    );
  });

  it('of lenses hold the cells whose centres lie in the circle', () => {
    fc.assert(
      fc.property(lenses, (lens) => {
        expect(setOf(lensMask(lens))).toEqual(cellsWhere((x, y) => inLens(lens, x, y)));
      }),
      { seed: 2, numRuns: 25 },
    );
  });

  it('turned are the same cells seen from the other end', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const turned = turnedMask(mask);
        const last = CARD_WIDTH * CARD_HEIGHT - 1;
        expect(setOf(turned)).toEqual(new Set([...setOf(mask)].map((cell) => last - cell)));
        expect(turnedMask(turned)).toEqual(mask);
      }),
      { seed: 3, numRuns: 40 },
    );
  });

  it('share the cells that both hold', () => {
    fc.assert(
      fc.property(masks, masks, (a, b) => {
        const inB = setOf(b);
        const both = new Set([...setOf(a)].filter((cell) => inB.has(cell)));
        expect(shared(a, b)).toBe(both.size);
        const common = overlap(a, b);
        expect(common?.cells ?? 0).toBe(both.size);
        expect(common === undefined ? new Set() : setOf(common)).toEqual(both);
      }),
      { seed: 4, numRuns: 60 },
    );
  });

  it('overlap into given room, whatever is left in it', () => {
    const [a, b] = [lensMask({ x: 100, y: 100, radius: 40 }), lensMask({ x: 140, y: 110, radius: 50 })];
    const fresh = overlap(a, b);
    const room = new Uint32Array(1000).fill(0xffffffff);
    const again = overlap(a, b, room);
    expect(again?.cells).toBe(fresh?.cells);
    expect(again === undefined || fresh === undefined ? 'none' : setOf(again)).toEqual(fresh && setOf(fresh));
  });

  it('count the bits of a word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (word) => {
        expect(ones(word)).toBe(word.toString(2).replaceAll('0', '').length);
      }),
      { seed: 5 },
    );
  });
});
