import { type Reason, SeededChance, total } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { routesOf } from '../src/board.ts';
import { game } from '../src/index.ts';
import { diceMissing } from '../src/routes.ts';
import { newTable, question } from '../src/testing.ts';
import { type ClaimAction, type State, TERRAINS, type Terrain } from '../src/types.ts';
import { legal, tableOf } from './rules/table.ts';

const TABLES = 40;

/** The dice, with those that the route does not use turned to these terrains. */
function turned(state: State, { tiles }: ClaimAction, terrains: readonly Terrain[]): State {
  const wanted = tiles.map((tile) => state.terrains[tile] as Terrain);
  const left = [...terrains];
  const dice = state.dice.map((die) => {
    const at = wanted.indexOf(die);
    if (at < 0) return left.pop() ?? die;
    wanted.splice(at, 1);
    return die;
  });
  expect(left).toEqual([]);
  return { ...state, dice };
}

function terrainsOf(missing: readonly Reason[]): Terrain[] {
  return missing.flatMap(({ code, value }) => Array(value).fill((TERRAINS as readonly string[]).indexOf(code)));
}

function isClaimable(state: State, route: ClaimAction): boolean {
  const listed = legal(state).includes(route);
  expect(game.check(state, question(state), route) === undefined).toBe(listed);
  return listed;
}

describe('the dice that a route still needs', () => {
  it('have a reason for each terrain', () => {
    const state = tableOf(['ommd'], { dice: 'omuu' });
    expect(diceMissing(state, [0, 1, 2, 3])).toEqual([
      { code: 'marsh', value: 1, rule: 'DA-3.1' },
      { code: 'desert', value: 1, rule: 'DA-3.1' },
    ]);
    expect(diceMissing(state, [0, 1])).toEqual([]);
  });

  it('are exactly as many as must come up, for every route of many tables', () => {
    const chance = new SeededChance(1);
    let missed = 0;
    for (let seed = 0; seed < TABLES; seed++) {
      const table = newTable(2, {}, seed);
      const state = { ...table, dice: table.dice.map(() => chance.int(TERRAINS.length)) };
      for (const route of routesOf(state)) {
        const missing = diceMissing(state, route.tiles);
        const needed = terrainsOf(missing);
        expect(needed).toHaveLength(total(missing));
        expect(isClaimable(turned(state, route, needed), route)).toBe(true);
        if (needed.length > 0) expect(isClaimable(turned(state, route, needed.slice(1)), route)).toBe(false);
        missed += needed.length;
      }
    }
    expect(missed).toBeGreaterThan(TABLES);
  });
});
