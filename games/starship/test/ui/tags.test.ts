import { expect, it } from 'vitest';
import { planOf } from '../../src/scenario/scenario.ts';
import { hasTagRoom, isCrowded, isTagUp } from '../../src/ui/people/tags.ts';
import { at, emptyShip } from '../rules/table.ts';

it('puts a name below, and above where someone stands below', () => {
  const state = emptyShip();
  const plan = planOf(state);
  const upOf = (...names: readonly string[]): readonly string[] => {
    const taken = new Set(names.map((name) => at(state, name)));
    return names.filter((name) => isTagUp(plan, taken, at(state, name)));
  };
  expect(upOf('L7')).toEqual([]);
  expect(upOf('K7', 'L7', 'M7')).toEqual([]);
  expect(upOf('L6', 'L7')).toEqual(['L6']);
  // Across a corner: the name would lie on a counter too.
  expect(upOf('L6', 'M7')).toEqual(['L6']);
  expect(upOf('L6', 'N7')).toEqual([]);
  // Someone on either side of the name: it stays below.
  expect(upOf('L6', 'L7', 'L8')).toEqual(['L6']);
});

it('keeps a name off the square ahead, as long as nobody stands on the other side', () => {
  const state = emptyShip();
  const plan = planOf(state);
  const [who, above, below] = [at(state, 'L7'), at(state, 'L6'), at(state, 'L8')];
  expect(isTagUp(plan, new Set([who]), who, 2)).toBe(true);
  expect(isTagUp(plan, new Set([who]), who, 0)).toBe(false);
  expect(isTagUp(plan, new Set([who, above]), who, 2)).toBe(false);
  expect(isTagUp(plan, new Set([who, below]), who, 0)).toBe(true);
});

it('has no room for a name between two people', () => {
  const state = emptyShip();
  const taken = new Set(['L6', 'L7', 'M8'].map((name) => at(state, name)));
  const hasRoom = (name: string): boolean => hasTagRoom(planOf(state), taken, at(state, name));
  expect([hasRoom('L7'), hasRoom('L6'), hasRoom('M8')]).toEqual([false, true, true]);
});

it('has a chance on the right of someone who has another above, unless that place is taken too', () => {
  const state = emptyShip();
  const crowdedOf = (...names: readonly string[]): readonly string[] => {
    const taken = new Set(names.map((name) => at(state, name)));
    return names.filter((name) => isCrowded(planOf(state), taken, at(state, name)));
  };
  expect(crowdedOf('L6', 'L7')).toEqual(['L7']);
  expect(crowdedOf('L6', 'L7', 'M7')).toEqual([]);
  expect(crowdedOf('K6', 'L7')).toEqual([]);
});
