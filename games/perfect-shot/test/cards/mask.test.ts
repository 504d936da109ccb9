import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskOfAnimal } from '../../src/cards/face.ts';
import { holds, type Mask, overlap, roomFor, shared, spansOf, turnedMask } from '../../src/cards/mask.ts';
import { boxMask, lensMask } from '../../src/cards/trace.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH } from '../../src/cards/types.ts';
import { SPECIES } from '../../src/types.ts';
import { COLUMNS, inAnimal, inLens, ROWS } from './reference.ts';

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
const silhouettes = animals.map((animal) => maskOfAnimal(animal));
const masks = fc.oneof(
  lenses.map(lensMask),
  boxes.map((box) => boxMask(...box)),
);

/** A byte for every cell of the card: 1 in the shape, 0 outside. */
function bytesOf(mask: Mask): Buffer {
  return bytesWhere(function* () {
    for (const [row, from, to] of spansOf(mask)) for (let x = from; x < to; x++) yield row * COLUMNS + x;
  });
}

function bytesWhere(cells: () => Iterable<number>): Buffer {
  const bytes = Buffer.alloc(COLUMNS * ROWS);
  for (const cell of cells()) bytes[cell] = 1;
  return bytes;
}

function cellsWhere(inside: (x: number, y: number) => boolean): Buffer {
  return bytesWhere(function* () {
    for (let y = 0; y < ROWS; y++) for (let x = 0; x < COLUMNS; x++) if (inside(x, y)) yield y * COLUMNS + x;
  });
}

function bothOf(a: Buffer, b: Buffer): Buffer {
  return Buffer.from(a.map((byte, cell) => byte & (b[cell] ?? 0)));
}

function sum(bytes: Buffer): number {
  return bytes.reduce((cells, byte) => cells + byte, 0);
}

describe('masks', () => {
  it('of animals contain the cells whose centres lie in the silhouette', () => {
    fc.assert(
      fc.property(animals, (animal) => {
        const mask = maskOfAnimal(animal);
        const cells = cellsWhere((x, y) => inAnimal(animal, x, y));
        expect(bytesOf(mask).equals(cells)).toBe(true);
        expect(mask.cells).toBe(sum(cells));
      }),
      { seed: 1, numRuns: 25 },
    );
  });

  it('of lenses contain the cells whose centres lie in the circle', () => {
    fc.assert(
      fc.property(lenses, (lens) => {
        expect(bytesOf(lensMask(lens)).equals(cellsWhere((x, y) => inLens(lens, x, y)))).toBe(true);
      }),
      { seed: 2, numRuns: 25 },
    );
  });

  it('turned are the same cells seen from the other end', () => {
    fc.assert(
      fc.property(fc.oneof(masks, silhouettes), (mask) => {
        const turned = turnedMask(mask);
        expect(bytesOf(turned).equals(bytesOf(mask).reverse())).toBe(true);
        expect(turned.cells).toBe(mask.cells);
        expect(turnedMask(turned)).toEqual(mask);
      }),
      { seed: 3, numRuns: 40 },
    );
  });

  it('share the cells that both contain', () => {
    fc.assert(
      fc.property(fc.oneof(masks, silhouettes), fc.oneof(masks, silhouettes), (a, b) => {
        const both = bothOf(bytesOf(a), bytesOf(b));
        expect(shared(a, b)).toBe(sum(both));
        const common = overlap(a, b);
        expect(common?.cells ?? 0).toBe(sum(both));
        if (common !== undefined) expect(bytesOf(common).equals(both)).toBe(true);
      }),
      { seed: 4, numRuns: 80 },
    );
  });

  it('overlap into the given room, whatever is left in it', () => {
    const [a, b] = [lensMask({ x: 100, y: 100, radius: 40 }), lensMask({ x: 140, y: 110, radius: 50 })];
    const fresh = overlap(a, b);
    const room = roomFor(ROWS, 2 * ROWS);
    room.starts.fill(-1);
    room.ends.fill(-1);
    const again = overlap(a, b, room);
    expect(again?.cells).toBe(fresh?.cells);
    if (again === undefined || fresh === undefined) throw new Error('They do overlap.');
    expect(bytesOf(again).equals(bytesOf(fresh))).toBe(true);
  });

  it('contain places given in units', () => {
    const mask = lensMask({ x: 100, y: 80, radius: 36 });
    for (const [x, y, inside] of [
      [100, 80, true],
      [64.5, 80, true],
      [63.9, 80, false],
      [135.9, 79.5, true],
      [136, 80, false],
      [100, 44.4, true],
      [100, 43.9, false],
      [100, 116, false],
      [125.5, 105.5, false],
      [125, 105, true],
    ] as const)
      expect([x, y, holds(mask, x, y)]).toEqual([x, y, inside]);
  });

  it('are coarser on request', () => {
    const lens = { x: 100, y: 80, radius: 36 };
    expect(boxMask(3, 4, 7, 9, 1).cells).toBe(20);
    expect(boxMask(3, 4, 7, 9).cells).toBe(80);
    for (const grain of [1, 2, 4]) {
      const { cells, rows } = lensMask(lens, grain);
      expect(rows).toBe(72 * grain);
      expect(Math.abs(cells / grain ** 2 - Math.PI * 36 * 36)).toBeLessThan(16 / grain);
    }
  });
});
