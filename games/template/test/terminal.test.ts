import { expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { board } from '../src/terminal.ts';
import { choose, tableWith } from '../src/testing.ts';
import type { View } from '../src/types.ts';

const NARROW = 40;

function drawn(view: View): string[] {
  return board(view, NARROW).map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

it('shows the round, the scores, who has chosen, the last cards and your own hand', () => {
  const state = tableWith([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  choose(state, [2, 5]);
  state.points = 3;
  choose(state, [1]);
  expect(drawn(game.view(state, 0))).toEqual([
    'Round 2 of 3, for 3 points',
    'You       0   showed 2  chose 1',
    'Player 2  5   showed 5',
    'Your hand 3',
  ]);
  expect(drawn(game.view(state, 'spectator'))).toEqual([
    'Round 2 of 3, for 3 points',
    'Player 1  0   showed 2  has chosen',
    'Player 2  5   showed 5',
  ]);
});
