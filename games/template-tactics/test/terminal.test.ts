import { expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { board } from '../src/terminal.ts';
import type { View } from '../src/types.ts';
import { at, table } from './rules/table.ts';

function drawn(view: View): string[] {
  return board(view, 80).map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

it('shows the map, the photographers in sight, and where the others may be', () => {
  const state = table({ places: ['A4', 'C4', 'A1', 'G5'], watching: [1] });
  state.maybe[3] = [2 * at('G1'), 2 * at('G2') + 1];
  expect(drawn(game.view(state, 0))).toEqual([
    'Corridor, round 1 of 6, 6 points left, in the dark',
    '   A B C D E F G',
    '1  2 ##. ##. . ?',
    '2  . ##. ##. . ?',
    '3  . ##. ##. ##.',
    '4  1 . 1*. . . .',
    '5  . ##. ##. ##.',
    'Red 1 (yours) at A4',
    'Blue 1 at C4, keeping watch',
    'Red 2 (yours) at A1',
    'Blue 2, out of sight, at G1 or G2',
  ]);
});
