import { describe, expect, it } from 'vitest';
import { SKILL_TABLES } from '../../src/data/skills.ts';
import type { Weapon } from '../../src/data/weapon.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { BLOCKED } from '../../src/grid/line.ts';
import { isInFront } from '../../src/grid/range.ts';
import { sightMask } from '../../src/grid/sight.ts';
import { sheetOf } from '../../src/people.ts';
import type { Facing, Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { defaultAnswer } from '../../src/setup/defaults.ts';
import { weaponsFor } from '../../src/setup/outfit.ts';
import type { Sheet, State } from '../../src/types.ts';
import { CREW, emptyShip, quickMatch } from './table.ts';

/** Someone who has just thrown so many skills on a table. */
function roller(changes: Partial<Sheet>): State {
  const state = emptyShip();
  state.sheets[CREW] = { ...sheetOf(state, CREW), skills: [], str: 7, dex: 7, ...changes };
  return state;
}

function chosen(changes: Partial<Sheet>): Weapon | undefined {
  return WEAPONS[defaultAnswer(roller(changes), 'skill', CREW).on];
}

describe('S-14.19 the quick start', () => {
  it('S-14.19 S-15.8 learns a skill that brings a weapon wherever a roll has one', () => {
    for (const [table, rolls] of SKILL_TABLES.entries())
      for (const [index, offer] of rolls.entries()) {
        const { on } = defaultAnswer(roller({ table, rolls: [index + 1] }), 'skill', CREW);
        const armed = offer.some((skill) => weaponsFor(skill).length > 0);
        expect(weaponsFor(on).length > 0, `table ${table}, roll ${index + 1}`).toBe(armed);
      }
  });
  it('S-14.19 S-10.2 S-10.3 S-2.5 takes what suits the hand and is not too heavy', () => {
    expect(chosen({ table: 0, rolls: [1], str: 10 })?.id).toBe('halberd');
    expect(chosen({ table: 0, rolls: [3], dex: 3 })).toMatchObject({ class: 'pistol', requiredDm: -2 });
    expect(chosen({ table: 1, rolls: [2], str: 3 })?.id).toBe('assault-rifle');
    expect(chosen({ table: 1, rolls: [2], str: 9 })?.id).toBe('automatic-rifle');
  });
  it('S-14.19 S-15.4 goes on with a skill that is known', () => {
    const skills = [{ skill: WEAPONS.findIndex(({ id }) => id === 'body-pistol'), level: 1 }];
    expect(chosen({ table: 0, rolls: [3], dex: 9, skills })?.id).toBe('body-pistol');
  });
  it('S-14.19 S-15.3 rolls on the second table only with a steady hand and several skills', () => {
    const table = (changes: Partial<Sheet>) => defaultAnswer(roller(changes), 'table', CREW).on;
    expect([table({ dex: 9, count: 3 }), table({ dex: 9, count: 1 }), table({ dex: 5, count: 3 })]).toEqual([1, 0, 0]);
  });
  it('S-14.19 S-14.5 has nobody look at a wall', () => {
    for (const options of [{}, { scenario: 'mutiny' }, { ship: 'beowulf', passengers: true }] as const) {
      const state = quickMatch(options);
      for (const { at, facing } of state.bodies) expect(ahead(state, at, facing)).toBeGreaterThan(0);
    }
  });
});

/** Squares in front that are not behind walls. */
function ahead(state: State, at: Square, facing: Facing): number {
  const plan = planOf(state);
  return Array.from({ length: plan.squares }, (_, square) => square).filter(
    (square) => isInFront(plan, at, facing, square) && sightMask(plan, at, square) !== BLOCKED,
  ).length;
}
