import { legalActions, SeededChance, searchContext } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { routesOf } from '../src/board.ts';
import { Claims } from '../src/bot/claims.ts';
import { diceOf, fillMeans, holdOf, MULTISETS, WITHIN } from '../src/bot/multisets.ts';
import { planFor } from '../src/bot/plan.ts';
import { pointsOf, worthOf } from '../src/bot/worth.ts';
import { heuristics } from '../src/bot.ts';
import { hasAll, tallied } from '../src/dice.ts';
import { game } from '../src/index.ts';
import { neededFor } from '../src/routes.ts';
import { bestPartition } from '../src/score.ts';
import { newTable, question } from '../src/testing.ts';
import type { State, Terrain } from '../src/types.ts';
import { claim, play, tableOf, terrains } from './rules/table.ts';

const FACES = [0, 1, 2, 3, 4, 5];

/** Every way that this many dice can fall. */
function rolls(dice: number): readonly (readonly Terrain[])[] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((some) => FACES.map((face) => [...some, face]));
}

function best(state: State) {
  const asked = question(state);
  return heuristics.best?.(state, asked, legalActions(game, state, asked));
}

describe('multisets', () => {
  it('are 210, and 126 of them are four dice', () => {
    expect(MULTISETS).toBe(210);
    expect(WITHIN.filter(({ length }) => length > 0)).toHaveLength(126);
    expect(diceOf(terrains('omdj'))).toBe(diceOf(terrains('jdmo')));
    expect(diceOf(terrains('oomd'))).not.toBe(diceOf(terrains('ommd')));
  });

  it('are held by the dice that lie', () => {
    expect(holdOf(terrains('omod'), diceOf(terrains('oo')))).toBe(0b0101);
    expect(holdOf(terrains('omod'), diceOf(terrains('do')))).toBe(0b1001);
    expect(holdOf(terrains('omod'), diceOf([]))).toBe(0);
  });

  it('have the mean of all rolls', () => {
    const values = new Float64Array(MULTISETS);
    const worth = (dice: readonly Terrain[]) => tallied(dice) % 97;
    for (const dice of rolls(4)) values[diceOf(dice)] = worth(dice);
    fillMeans(values);
    for (const held of ['', 'o', 'md', 'ddj']) {
      const ways = rolls(4 - held.length).map((rolled) => worth([...terrains(held), ...rolled]));
      const mean = ways.reduce((sum, way) => sum + way, 0) / ways.length;
      expect(values[diceOf(terrains(held))]).toBeCloseTo(mean, 9);
    }
  });
});

describe('the plan of a turn', () => {
  /** What dice are worth with these rolls left, by trying every hold and every roll. */
  function exact(state: State, dice: readonly Terrain[], left: number, known: Map<string, number>): number {
    const key = `${left} ${[...dice].sort().join('')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const claims = new Claims(state);
    const values = routesOf(state).flatMap((route, i) =>
      hasAll(tallied(dice), neededFor(state, route)) ? [claims.claim(i)] : [],
    );
    let most = Math.max(claims.nothing(), ...values);
    for (let hold = 0; left > 0 && hold < 15; hold++) most = Math.max(most, held(state, dice, hold, left, known));
    known.set(key, most);
    return most;
  }

  function held(
    state: State,
    dice: readonly Terrain[],
    hold: number,
    left: number,
    known: Map<string, number>,
  ): number {
    const kept = dice.filter((_, die) => ((hold >> die) & 1) === 1);
    const ways = rolls(dice.length - kept.length);
    return ways.reduce((sum, rolled) => sum + exact(state, [...kept, ...rolled], left - 1, known), 0) / ways.length;
  }

  it.each([1, 2, 3])('is exact over both re-rolls, on table %i', (seed) => {
    const state = newTable(2, {}, seed);
    const known = new Map<string, number>();
    const plan = planFor(state);
    for (const hold of [0, 3, 7, 9]) {
      const kept = state.dice.filter((_, die) => ((hold >> die) & 1) === 1);
      for (const left of [1, 2])
        expect(plan.held[left - 1]?.[diceOf(kept)]).toBeCloseTo(held(state, state.dice, hold, left, known), 9);
    }
  });

  it('is made anew when the table changes', () => {
    const state = newTable(2, { map: 'lion' }, 1);
    const before = planFor(state).nothing;
    state.owners[0] = state.turn;
    expect(planFor(state).nothing).toBeGreaterThan(before);
    const other = { ...state, options: { ...state.options, corners: true } };
    expect(planFor(other).claims.length).toBeGreaterThan(planFor(state).claims.length);
    expect(planFor(state).claims).toHaveLength(routesOf(state).length);
  });
});

describe('claims', () => {
  it('are worth what the table is worth afterwards, however that is added up', () => {
    for (let seed = 0; seed < 30; seed++) {
      const options = { exclusiveCoverage: seed % 2 === 0, wetlands: seed % 3 === 0 };
      const state = newTable(2 + (seed % 3), options, seed);
      const chance = new SeededChance(seed);
      for (const tile of state.owners.keys()) if (chance.int(2) === 0) state.owners[tile] = chance.int(state.seats);
      // Without a bonus and without photos, a claim is just another table.
      state.bonus = 0;
      state.photos.fill(-1);
      for (const [i, { tiles }] of routesOf(state).entries()) {
        const after = game.clone(state);
        for (const tile of tiles) after.owners[tile] = state.turn;
        expect(new Claims(state).claim(i)).toBeCloseTo(new Claims(after).nothing(), 9);
      }
    }
  });
});

describe('photos', () => {
  it('are worth what they score at the end', () => {
    for (const photos of [
      [0, 0, 0, 0],
      [2, 0, 0, 0],
      [1, 1, 1, 0],
      [3, 2, 4, 1],
    ])
      expect(pointsOf(photos, 0)).toBe(bestPartition(photos).points);
    expect(worthOf([1, 1, 1, 0], 3, 0)).toBe(7);
    expect(worthOf([2, 0, 0, 0], 0, 0)).toBe(3);
  });

  it('of a missing animal are worth more before the end than at the scoring', () => {
    expect(worthOf([1, 1, 0, 0], 2, 2)).toBeGreaterThan(worthOf([1, 1, 0, 0], 2, 0));
  });
});

describe('answers', () => {
  it('are legal until games end, and so are the candidates, with all options', () => {
    for (const options of [{}, { corners: true }, { photoSurprise: true, wetlands: true, exclusiveCoverage: true }]) {
      const cx = searchContext(new SeededChance(5));
      const state = game.setup(3, { ...newTable(3, options).options }, cx);
      while (!state.over) {
        const asked = question(state);
        const legal = legalActions(game, state, asked);
        const keys = legal.map(game.actionKey);
        const answer = heuristics.best?.(state, asked, legal) ?? { type: 'stop' };
        const worthy = heuristics.candidates?.(state, asked, legal) ?? [];
        expect(worthy.length).toBeGreaterThan(0);
        for (const action of [answer, ...worthy]) expect(keys).toContain(game.actionKey(action));
        expect(worthy.map(game.actionKey)).toContain(game.actionKey(answer));
        for (const seat of [0, 1, 2]) {
          const share = heuristics.evaluate(state, seat);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        game.apply(state, asked, answer, cx);
      }
    }
  });

  it('choose a claim that ends the game with a victory', () => {
    const ends = { ...tableOf(['ooo', 'ooo'], { owners: '0000..', dice: 'oouu', rolls: 3 }), turns: [2, 3] };
    expect(best(ends)).toEqual(claim(4, 5));
  });

  it('choose the photo that completes a set', () => {
    const state = tableOf(['oooo'], { owners: '000.', photos: [0, 3, 0] });
    state.collections[0] = [1, 1, 1, 0];
    play(state, claim(0, 1));
    expect(best(state)).toEqual({ type: 'photo', spot: 1 });
  });
});
