import { describe, expect, it } from 'vitest';
import { shortNames } from '../src/table/seats/short-names.ts';

describe('names in a row with little space', () => {
  it('stay whole where they fit', () => {
    expect(shortNames(['Ann', 'Maximiliane Blum'], 16)).toEqual(['Ann', 'Maximiliane Blum']);
  });

  it('end with dots where they are longer', () => {
    expect(shortNames(['Bartholomew Featherstone', 'Ann'], 16)).toEqual(['Bartholomew Fea…', 'Ann']);
  });

  it('are told apart by what differs', () => {
    const names = ['Alexandria the Great One', 'Alexandria the Great Two', 'Alexandria the Xth'];
    const short = shortNames(names, 16);
    expect(short).toEqual(['Alex…e Great One', 'Alex…e Great Two', 'Alex…ria the Xth']);
    expect(Math.max(...short.map(({ length }) => length))).toBeLessThanOrEqual(16);
  });

  it('are told apart by a difference in the middle', () => {
    expect(shortNames(['Wildlife photographer X of Kenya', 'Wildlife photographer Y of Kenya'], 16)).toEqual([
      'Wild…X of Kenya',
      'Wild…Y of Kenya',
    ]);
  });

  it('are alike where they are alike', () => {
    expect(shortNames(['Bartholomew Featherstone', 'Bartholomew Featherstone'], 16)).toEqual([
      'Bartholomew Fea…',
      'Bartholomew Fea…',
    ]);
  });
});
