import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import type { View } from '../../src/types.ts';
import { chancesFor } from '../../src/ui/chances.ts';

const [MARSH, JUNGLE, MOUNTAIN, SAVANNA, , DESERT] = [0, 1, 2, 3, 4, 5] as const;

/** A row of four different terrains. */
function row(dice: readonly number[], rolls: number): View {
  const state = newTable(2, { customMap: { name: 'Row', rows: ['####'] } });
  const view = game.view(state, state.turn);
  return { ...view, terrains: [MARSH, JUNGLE, MOUNTAIN, SAVANNA], dice, rolls };
}

function chanceOf(view: View, ...tiles: readonly number[]) {
  return chancesFor(view).find((chance) => chance.tiles.join() === tiles.join());
}

describe('the chances of routes', () => {
  it('assume a player who holds for the route, with all the rolls left', () => {
    const dice = [DESERT, MARSH, JUNGLE, MOUNTAIN];
    const whole = chanceOf(row(dice, 1), 0, 1, 2, 3);
    expect(whole?.chance).toBeCloseTo(11 / 36, 12);
    expect(whole?.hold).toBe(0b1110);
    expect(chanceOf(row(dice, 2), 0, 1, 2, 3)?.chance).toBeCloseTo(1 / 6, 12);
  });

  it('use four dice if nothing is worth holding', () => {
    const both = 1 - 2 * (5 / 6) ** 4 + (4 / 6) ** 4;
    const pair = chanceOf(row([DESERT, DESERT, DESERT, DESERT], 2), 0, 1);
    expect(pair?.chance).toBeCloseTo(both, 12);
    expect(pair?.hold).toBe(0);
  });

  it('leave out what the dice allow already, and everything when no roll is left', () => {
    const view = row([MARSH, JUNGLE, DESERT, DESERT], 2);
    expect(chanceOf(view, 0, 1)).toBeUndefined();
    expect(chanceOf(view, 0, 1, 2)?.chance).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    expect(chancesFor(row([DESERT, DESERT, DESERT, DESERT], 3))).toEqual([]);
  });

  it('list the two likeliest routes of each length', () => {
    const lengths = chancesFor(row([DESERT, DESERT, MOUNTAIN, SAVANNA], 1)).map(({ tiles }) => tiles.length);
    expect(lengths).toEqual([4, 3, 3, 2, 2]);
  });

  it('cover the routes through a tile that is pointed at', () => {
    const tiles = chancesFor(row([DESERT, DESERT, DESERT, DESERT], 1), 3).map((chance) => chance.tiles);
    expect(tiles).toHaveLength(3);
    expect(tiles.every((each) => each.includes(3))).toBe(true);
  });
});
