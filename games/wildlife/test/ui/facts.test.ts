import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { View } from '../../src/types.ts';
import { hasTurnLeft } from '../../src/ui/facts.ts';
import { clearTable } from '../rules/table.ts';

describe('whether a turn is left', () => {
  const view: View = { ...game.view(clearTable(), 'spectator'), seats: 3, first: 2, turn: 0 };

  it('is true for everyone until the last round', () => {
    expect([0, 1, 2].map((seat) => hasTurnLeft(view, seat))).toEqual([true, true, true]);
  });

  it('is true in the last round for the players still to come', () => {
    expect([0, 1, 2].map((seat) => hasTurnLeft({ ...view, ending: true }, seat))).toEqual([false, true, false]);
  });
});
