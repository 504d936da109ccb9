import { expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { board } from '../src/terminal.ts';
import type { State } from '../src/types.ts';
import { at, BEAST, CREW, emptyShip, put, quickMatch, turnOf } from './rules/table.ts';

const COLUMNS = 100;
const ROWS = 40;

function drawn(state: State, columns = COLUMNS): string[] {
  return board(game.view(state, 0), columns).map((line) => line.map(({ text }) => text).join(''));
}

it('draws the deck with walls, portals, people and things within 100 by 40', () => {
  for (const options of [{}, { scenario: 'mutiny' }, { ship: 'beowulf', passengers: true }] as const) {
    const lines = drawn(quickMatch(options));
    expect(lines.length).toBeLessThanOrEqual(ROWS);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(COLUMNS);
  }
  expect(drawn(quickMatch(), 60).every(({ length }) => length <= 60)).toBe(true);
});

it('shows who faces where, who acts, and what is open', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'), 1);
  put(state, BEAST, at(state, 'H8'), 3);
  turnOf(state, CREW);
  const lines = drawn(state);
  expect(lines[0]).toBe("They're Loose! · Intrepid, Main deck · turn 1");
  const corridor = lines.find((line) => line.includes('A>')) ?? '';
  expect(corridor).toContain('A>( . e<');
  expect(lines.find((line) => line.startsWith('>A'))).toContain('14/14 AP');
  state.open[0] = 0;
  expect(drawn(state).find((line) => line.includes('A>'))).toContain('A>I . e<');
});
