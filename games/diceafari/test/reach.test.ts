import { describe, expect, it } from 'vitest';
import { holdOf } from '../src/bot/multisets.ts';
import { bestHoldFor, chanceHolding } from '../src/bot/reach.ts';

const [MARSH, JUNGLE, MOUNTAIN, SAVANNA, , DESERT] = [0, 1, 2, 3, 4, 5];
const NOTHING_USEFUL = [DESERT, DESERT, DESERT, DESERT];

describe('the chance to claim a route', () => {
  it('is certain if the dice are there already', () => {
    expect(chanceHolding([[MARSH, JUNGLE]], [MARSH, JUNGLE, DESERT, DESERT], [], 0)).toBe(1);
  });

  it('is zero without a roll, or if everything is held', () => {
    expect(chanceHolding([[MARSH, JUNGLE]], NOTHING_USEFUL, [DESERT], 0)).toBe(0);
    expect(chanceHolding([[MARSH, JUNGLE]], NOTHING_USEFUL, NOTHING_USEFUL, 2)).toBe(0);
  });

  it('is one in six for the last terrain with one die, and 11 in 36 with two rolls of it', () => {
    const need = [MARSH, JUNGLE, MOUNTAIN, SAVANNA];
    const dice = [MARSH, JUNGLE, MOUNTAIN, DESERT];
    const held = [MARSH, JUNGLE, MOUNTAIN];
    expect(chanceHolding([need], dice, held, 1)).toBeCloseTo(1 / 6, 12);
    expect(chanceHolding([need], dice, held, 2)).toBeCloseTo(11 / 36, 12);
  });

  it('is 1 - (5/6)^n with n dice for one more terrain', () => {
    const dice = [MARSH, DESERT, DESERT, DESERT];
    expect(chanceHolding([[MARSH, JUNGLE]], dice, [MARSH], 1)).toBeCloseTo(1 - (5 / 6) ** 3, 12);
    expect(chanceHolding([[MARSH, JUNGLE]], dice, [MARSH], 2)).toBeCloseTo(1 - (5 / 6) ** 6, 12);
  });

  it('counts both of two different terrains in four dice by inclusion and exclusion', () => {
    const both = 1 - 2 * (5 / 6) ** 4 + (4 / 6) ** 4;
    expect(chanceHolding([[MARSH, JUNGLE]], NOTHING_USEFUL, [], 1)).toBeCloseTo(both, 12);
  });

  it('counts two of the same terrain in four dice', () => {
    const two = 1 - (5 / 6) ** 4 - 4 * (1 / 6) * (5 / 6) ** 3;
    expect(chanceHolding([[MARSH, MARSH]], NOTHING_USEFUL, [], 1)).toBeCloseTo(two, 12);
  });

  it('is worse if a useless die is held', () => {
    const need = [[MARSH, JUNGLE]];
    const worse = chanceHolding(need, [MARSH, DESERT, DESERT, DESERT], [MARSH, DESERT], 1);
    expect(worse).toBeCloseTo(1 - (5 / 6) ** 2, 12);
  });

  it('takes any of several routes', () => {
    const needs = [
      [MARSH, JUNGLE],
      [MARSH, MOUNTAIN],
    ];
    const dice = [MARSH, DESERT, DESERT, DESERT];
    const held = [MARSH, DESERT, DESERT];
    expect(chanceHolding(needs, dice, held, 1)).toBeCloseTo(2 / 6, 12);
  });
});

describe('the dice to hold for a route', () => {
  it('are those that it needs', () => {
    const dice = [DESERT, MARSH, MARSH, JUNGLE];
    const held = bestHoldFor([MARSH, JUNGLE, MOUNTAIN], dice, 2);
    expect(holdOf(dice, held)).toBe(0b1010);
  });

  it('are none if none is of use', () => {
    expect(holdOf(NOTHING_USEFUL, bestHoldFor([MARSH, JUNGLE], NOTHING_USEFUL, 1))).toBe(0);
  });
});
