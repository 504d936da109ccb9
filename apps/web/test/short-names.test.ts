import { describe, expect, it } from 'vitest';
import { shortNames } from '../src/table/seats/short-names.ts';

describe('names in a row with little space', () => {
  it('stay whole where they fit', () => {
    expect(shortNames(['Ann', 'Max the Great', 'Maximiliane Blum'], Infinity)).toEqual([
      'Ann',
      'Max the Great',
      'Maximiliane Blum',
    ]);
    expect(shortNames(['Ann', 'Max the Great'], 8)).toEqual(['Ann', 'Max the Great']);
  });

  it('end with dots where they are longer, word by word: no line breaks inside one', () => {
    expect(shortNames(['Bartholomew Featherstone', 'Maximiliane Blum'], 8)).toEqual([
      'Barthol… Feather…',
      'Maximil… Blum',
    ]);
    expect(shortNames(['Bartholomew', 'Ann of the Cinque Terre'], 8)).toEqual(['Barthol…', 'Ann of the Cin…']);
  });

  it('are told apart by what differs', () => {
    const names = ['Alexandria the Great One', 'Alexandria the Great Two', 'Alexandria the Xth'];
    const short = shortNames(names, 8);
    expect(short).toEqual(['Alex…e Great One', 'Alex…e Great Two', 'Alexand… the Xth']);
    expect(Math.max(...short.map(({ length }) => length))).toBeLessThanOrEqual(16);
  });

  it('are told apart by a difference in the middle', () => {
    expect(shortNames(['Wildlife photographer X of Kenya', 'Wildlife photographer Y of Kenya'], 8)).toEqual([
      'Wild…X of Kenya',
      'Wild…Y of Kenya',
    ]);
  });

  it('are alike where they are alike', () => {
    expect(shortNames(['Bartholomew Featherstone', 'Bartholomew Featherstone'], 8)).toEqual([
      'Barthol… Feather…',
      'Barthol… Feather…',
    ]);
  });
});
