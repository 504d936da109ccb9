import { expect, it } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { game } from '../src/index.ts';
import { board } from '../src/terminal.ts';
import { newTable } from '../src/testing.ts';
import type { View } from '../src/types.ts';
import { albumNamed, collection, EAGLE, LEFT, photo, play, RIGHT, seeing, TIGER, tableOf } from './rules/table.ts';

function drawn(view: View, columns = 80): string[] {
  return board(view, columns).map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

it('says where the game stands', () => {
  const state = tableOf();
  expect(drawn(game.view(state, 0))[0]).toBe('Round 1 · 14 cards and 32 albums to draw');
  expect(drawn(game.view({ ...state, rounds: 7 }, 0))[0]).toBe('Round 1 of 7 · 14 cards and 32 albums to draw');
  expect(drawn(game.view({ ...state, phase: 'confirm' }, 0))[0]).toBe('The turns are over · arrange and confirm');
});

it('draws the rack, the top card and what shows through its lenses', () => {
  const state = tableOf();
  const empty = drawn(game.view(state, 0));
  expect(empty.some((line) => line.startsWith('The rack is empty. On its floor: a penguin at B1 to C3'))).toBe(true);
  play(state, photo(0, { turned: true }), { eye: seeing() });
  const placed = drawn(game.view(state, 0));
  expect(placed.some((line) => /^On top: .* card, upside down\. Animals: /.test(line))).toBe(true);
  const picture = (lines: readonly string[]) => lines.slice(2, 22).join('\n');
  expect(picture(placed)).not.toBe(picture(empty));
  expect(picture(placed)).toMatch(/[WBPEIMTLUY]{2}/);
});

it('draws the hand only for its player, and never over the rack', () => {
  const state = newTable(2, 4);
  const cards = (view: View) => drawn(view).filter((line) => line.includes('ooo')).length;
  expect(cards(game.view(state, 0))).toBeGreaterThan(2);
  expect(cards(game.view(state, 'spectator'))).toBe(0);
});

it('describes the cards in hand in words too, only for their player', () => {
  const state = tableOf();
  const told = (view: View) =>
    drawn(view).filter((line) => /^[A-Z].* an? (ice floe|mountain|jungle) card\. Animals:/.test(line));
  expect(told(game.view(state, 0)).map((line) => line.split(',')[0])).toEqual(
    [0, 1, 2].map((card) => CARDS[card]?.name),
  );
  expect(told(game.view(state, 'spectator'))).toEqual([]);
});

it('shows albums with their tiles, and what is loose', () => {
  const state = collection(['Twins', 'Proof'], [TIGER, TIGER, EAGLE, LEFT, RIGHT], { misses: [1, 0] });
  state.layouts[0] = [
    [TIGER, TIGER],
    [LEFT, RIGHT],
  ];
  const lines = drawn(game.view(state, 0));
  expect(lines.slice(lines.findIndex((line) => line.startsWith('> You')))).toEqual([
    '> You  5 photos · 1 missed call · 1 call left · started',
    '    Twins 2/2, all of one species, +1: tiger, tiger',
    '    Proof 2/3, only yetis, +3: left yeti half, right yeti half',
    '    loose: an eagle',
    '  Player 2  0 photos · 2 calls left',
  ]);
});

it('ends with a score pad', () => {
  const state = collection(['Twins', 'Proof'], [TIGER, TIGER, EAGLE, LEFT, RIGHT], { phase: 'over', hits: [1, 0] });
  state.layouts = [
    [
      [TIGER, TIGER],
      [LEFT, RIGHT],
    ],
    [],
  ];
  expect(drawn(game.view(state, 0)).slice(-7)).toEqual([
    '                       You  Player 2',
    'in albums                4         0',
    'album bonuses            1         0',
    'perfect shots            2         0',
    'complete yetis           1         0',
    'total                    8         0',
    '(yeti tiles)             2         0',
  ]);
});

it('keeps pictures and legend within a narrow window', () => {
  const state = tableOf(4, { albumRow: [albumNamed('Twins')] });
  const lines = drawn(game.view(state, 0), 40);
  for (const line of lines.slice(1, 40)) if (!line.startsWith('Open')) expect(line.length).toBeLessThanOrEqual(40);
});
