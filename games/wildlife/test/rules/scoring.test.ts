import { describe, expect, it } from 'vitest';
import { AWARD_PRESTIGE } from '../../src/cards.ts';
import { ASSIGNMENTS } from '../../src/data/assignments.ts';
import { game } from '../../src/index.ts';
import { openPrestige, scoreSheet } from '../../src/score.ts';
import type { Options, State } from '../../src/types.ts';
import { clearTable, hold, own } from './table.ts';

/** 'Whatever Is on the Menu': Nile crocodile or Japanese macaque; 21-30 years and omnivore. */
const MENU = 0;
/** Ten animals with one of its symbols, and four with both. */
const SINGLE = [
  ...['Atlantic puffin', 'Barnacle goose', 'Polar bear', 'Giraffe', 'Golden eagle', "Coquerel's sifaka"],
  ...['American flamingo', 'Common ostrich', 'Red-footed tortoise', 'Ring-tailed coati'],
];
const DOUBLE = ['Western gull', 'Olive baboon', 'Andean bear', 'Japanese macaque'];
const MOUNTAIN_1ST = 6;
const GENERALIST_1ST = 12;

/** A game that is over, with the photographs of each seat. */
function finished(portfolios: readonly (readonly string[])[], options: Partial<Options> = {}): State {
  const state = clearTable(portfolios.length, options);
  portfolios.forEach((names, seat) => {
    own(state, seat, ...names);
  });
  state.ending = true;
  state.over = true;
  state.open = [];
  return state;
}

function scoreOf(...names: readonly string[]) {
  return scoreSheet(finished([names, []]), 0);
}

describe('the score pad', () => {
  it('W-7.1 the example of the rulebook: 17 + 13 + 5 + 9 = 44', () => {
    const state = finished([
      ['Red panda', 'Japanese macaque', 'Golden pheasant', 'Atlantic puffin', 'Nile crocodile', 'Red-eyed tree frog'],
      [],
    ]);
    state.assignments[0] = MENU;
    state.awards[0] = [GENERALIST_1ST, MOUNTAIN_1ST];
    expect(scoreSheet(state, 0)).toEqual({ animals: 17, awards: 13, cover: 5, symbols: 4, feature: 9, total: 44 });
    expect(game.outcome(state)).toEqual({ rank: [1, 2], score: [44, 0], reason: 'target' });
  });

  it('W-7.1 there is no outcome before the end', () => {
    const state = clearTable();
    own(state, 0, 'Red panda');
    expect(game.outcome(state)).toBeUndefined();
  });

  it('W-7.1 the highest score wins', () => {
    const state = finished([['Giraffe'], ['Red panda'], ['Guanaco']], { assignments: false });
    state.tokens = [9, 0, 9];
    expect(game.outcome(state)).toEqual({ rank: [3, 1, 2], score: [1, 5, 2], reason: 'target' });
  });

  it('W-7.2 every animal of the portfolio scores the prestige on its card', () => {
    const { animals, total } = scoreSheet(
      finished([['Red panda', 'Giraffe', 'Jaguar'], []], { assignments: false }),
      0,
    );
    expect([animals, total]).toEqual([5 + 1 + 5, 11]);
  });

  it('W-7.2 cards in reserve score nothing in any category', () => {
    const state = finished([['Giraffe'], []]);
    const before = scoreSheet(state, 0);
    hold(state, 0, 'Nile crocodile', 'Japanese macaque');
    expect(scoreSheet(state, 0)).toEqual(before);
    expect(before).toMatchObject({ animals: 1, cover: 0, symbols: 1 });
  });

  it('W-7.3 every award token scores the prestige on it', () => {
    const state = finished([[], []]);
    state.awards = [[0, 4, 14], [MOUNTAIN_1ST]];
    const [shoreline1st = 0, savannah2nd = 0, generalist3rd = 0] = [0, 4, 14].map((award) => AWARD_PRESTIGE[award]);
    expect(scoreSheet(state, 0)).toMatchObject({
      awards: 4 + 3 + 3,
      total: shoreline1st + savannah2nd + generalist3rd,
    });
    expect(scoreSheet(state, 1)).toMatchObject({ awards: 6, total: 6 });
  });

  it('W-10.5 what everyone can count is photographs and awards, whatever the assignment is worth', () => {
    const state = finished([['Nile crocodile', 'Giraffe'], []]);
    state.awards = [[MOUNTAIN_1ST], []];
    const { animals, awards, cover } = scoreSheet(state, 0);
    expect(cover).toBe(5);
    expect(openPrestige(state, 0)).toBe(animals + awards);
    expect(openPrestige(state, 1)).toBe(0);
  });

  it('W-7.4 one of the two cover animals is worth 5', () => {
    expect(scoreOf('Guanaco', 'Nile crocodile').cover).toBe(5);
    expect(scoreOf('Japanese macaque').cover).toBe(5);
  });

  it('W-7.4 both are still worth 5, and any other animal is worth nothing', () => {
    expect(scoreOf('Nile crocodile', 'Japanese macaque').cover).toBe(5);
    expect(scoreOf('Red panda', 'Guanaco').cover).toBe(0);
  });

  it('W-7.4 the cover of another player does not count', () => {
    const state = finished([['South American sea lion'], ['Nile crocodile']]);
    expect([0, 1].map((seat) => scoreSheet(state, seat).cover)).toEqual([0, 0]);
  });

  it('W-7.5 symbols are counted over all photographs, both on one animal count twice', () => {
    expect(scoreOf('Red panda').symbols).toBe(0);
    expect(scoreOf('Atlantic puffin').symbols).toBe(1);
    expect(scoreOf('Golden pheasant').symbols).toBe(1);
    expect(scoreOf('Andean bear').symbols).toBe(2);
    expect(scoreOf('Red panda', 'Atlantic puffin', 'Golden pheasant', 'Andean bear').symbols).toBe(4);
  });

  it('W-7.6 the chart turns the number of symbols into prestige, and four are worth 9', () => {
    const chart = [0, 2, 4, 6, 9, 12, 15, 18];
    for (let count = 0; count <= 7; count++) {
      expect(scoreOf(...SINGLE.slice(0, count))).toMatchObject({ symbols: count, feature: chart[count] });
    }
  });

  it('W-7.8 eight, nine and ten symbols are worth 20, 22 and 24', () => {
    expect(scoreOf(...DOUBLE)).toMatchObject({ symbols: 8, feature: 20 });
    expect(scoreOf(...DOUBLE, ...SINGLE.slice(0, 1))).toMatchObject({ symbols: 9, feature: 22 });
    expect(scoreOf(...DOUBLE, ...SINGLE.slice(0, 2))).toMatchObject({ symbols: 10, feature: 24 });
  });

  it('W-7.8 more than ten are worth the same', () => {
    expect(scoreOf(...DOUBLE, ...SINGLE.slice(0, 3))).toMatchObject({ symbols: 11, feature: 24 });
    expect(scoreOf(...DOUBLE, ...SINGLE)).toMatchObject({ symbols: 18, feature: 24 });
  });

  it('W-7.8 every assignment has the same chart', () => {
    for (const { chart } of ASSIGNMENTS) expect(chart).toEqual([0, 2, 4, 6, 9, 12, 15, 18, 20, 22, 24]);
  });
});

describe('the ranking', () => {
  const five = ['Red panda'];
  const fiveToo = ['Jaguar'];
  const fiveAgain = ['Guanaco', 'Golden pheasant'];

  it('W-7.7 equal prestige is ranked by tokens', () => {
    const state = finished([five, fiveToo, fiveAgain], { assignments: false });
    state.tokens = [3, 4, 2];
    expect(game.outcome(state)).toEqual({ rank: [2, 1, 3], score: [5, 5, 5], reason: 'target' });
  });

  it('W-7.7 with equal tokens, too, players share the place', () => {
    const state = finished([['Giraffe'], five, fiveToo, fiveAgain], { assignments: false });
    state.tokens = [9, 4, 4, 3];
    expect(game.outcome(state)).toEqual({ rank: [4, 1, 1, 3], score: [1, 5, 5, 5], reason: 'target' });
  });
});
