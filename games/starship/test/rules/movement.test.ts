import { describe, expect, it } from 'vitest';
import { bodyOf, occupant } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import {
  answer,
  apOf,
  at,
  BEAST,
  CREW,
  emptyShip,
  has,
  heard,
  MATE,
  portalAt,
  put,
  question,
  refused,
  shutPortal,
  turnOf,
} from './table.ts';

function bridge(facing: 0 | 1 | 2 | 3 = 1, person = {}) {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), facing, person);
  put(state, BEAST, at(state, 'N8'));
  return turnOf(state, CREW);
}

it('S-4.1 lets nobody enter a square that is taken', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'));
  put(state, MATE, at(state, 'E8'));
  put(state, BEAST, at(state, 'N8'));
  turnOf(state, CREW);
  expect(refused(state, 'step', 2)).toBe('occupied S-4.1');
  expect(refused(state, 'run', 2)).toBe('occupied S-4.1');
  expect(occupant(state, at(state, 'E8'))).toBe(MATE);
});

it('S-4.2 lets people enter where casualties and things lie', () => {
  const state = bridge();
  put(state, MATE, at(state, 'E8'));
  bodyOf(state, MATE).status = 'dead';
  expect(refused(state, 'step', 2)).toBe('allowed');
});

it('S-4.3 S-5.1 S-5.2 charges 1 AP for the three squares ahead and 2 for the five others', () => {
  for (const [facing, front] of [
    [0, [7, 0, 1]],
    [1, [1, 2, 3]],
    [2, [3, 4, 5]],
    [3, [5, 6, 7]],
  ] as const) {
    for (let direction = 0; direction < 8; direction++) {
      const state = bridge(facing);
      answer(state, 'step', direction);
      expect(14 - apOf(state, CREW)).toBe(front.some((ahead) => ahead === direction) ? 1 : 2);
      expect(bodyOf(state, CREW).facing).toBe(facing);
    }
  }
});

it('S-4.4 knows no sight between decks', () => {
  const state = emptyShip({ scenario: 'mutiny' });
  const plan = planOf(state);
  const below = plan.decks[1]?.first ?? NONE;
  put(state, 0, at(state, 'D7'));
  put(state, 3, below);
  turnOf(state, 0);
  expect(refused(state, 'attack', 3, 0)).toBe('notSeen S-9.6');
});

describe('S-5.3 diagonal steps', () => {
  it('S-5.3 go round a corner that is open on one side', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'C8'), 3);
    put(state, BEAST, at(state, 'N8'));
    turnOf(state, CREW);
    expect(has(state, 'step', 7)).toBe(true);
  });
  it('S-5.3 never go through a portal', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'F7'), 1);
    put(state, BEAST, at(state, 'N8'));
    turnOf(state, CREW);
    expect(refused(state, 'step', 3)).toBe('noWay S-5.3');
    expect(refused(state, 'step', 2)).toBe('noWay S-5.3');
  });
});

it('S-5.4 turns by 90 degrees for 1 AP', () => {
  const state = bridge(1);
  expect(refused(state, 'turn', 3)).toBe('facing S-5.4');
  expect(refused(state, 'turn', 1)).toBe('facing S-5.4');
  answer(state, 'turn', 2);
  expect(bodyOf(state, CREW).facing).toBe(2);
  expect(apOf(state, CREW)).toBe(13);
});

describe('S-5.5 S-5.7 running', () => {
  it('S-5.5 costs 2 AP for up to three squares', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'A8'), 1);
    put(state, BEAST, at(state, 'N6'));
    turnOf(state, CREW);
    const spent = [2, 2, 3].map((direction) => {
      answer(state, 'run', direction);
      return 14 - apOf(state, CREW);
    });
    expect(spent).toEqual([2, 2, 2]);
    answer(state, 'run', 1);
    expect(14 - apOf(state, CREW)).toBe(4);
  });
  it('S-5.5 goes ahead only', () => {
    expect(refused(bridge(1), 'run', 4)).toBe('notForward S-5.5');
  });
  it('S-5.7 loses what is left of a block with any other action', () => {
    for (const [type, on] of [
      ['turn', 0],
      ['step', 2],
      ['swear', 0],
    ] as const) {
      const state = bridge(1);
      answer(state, 'run', 2);
      answer(state, type, on);
      const before = apOf(state, CREW);
      answer(state, 'run', type === 'turn' ? 0 : 2);
      expect(before - apOf(state, CREW)).toBe(2);
    }
  });
  it('S-5.6 S-10.9 makes a runner harder to hit while running, even in the last square', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'B8'), 1);
    put(state, BEAST, at(state, 'E8'));
    turnOf(state, CREW);
    answer(state, 'run', 2);
    const { events } = answer(state, 'run', 2, 0, [1, 1]);
    expect(heard(events, 'throw')[0]?.reasons).toContainEqual({ code: 'running', value: 1, rule: 'S-5.6' });
    answer(state, 'turn', 0);
    expect(state.act.running).toBe(false);
  });
});

describe('S-5.8 S-5.9 sneaking', () => {
  it('S-5.8 is declared first and triples movement', () => {
    const state = bridge(1);
    answer(state, 'sneak');
    answer(state, 'step', 2);
    expect(apOf(state, CREW)).toBe(11);
    answer(state, 'turn', 2);
    expect(apOf(state, CREW)).toBe(8);
    answer(state, 'swear');
    expect(apOf(state, CREW)).toBe(7);
    expect(refused(state, 'run', 4)).toBe('noRunSneaking S-5.8');
    expect(refused(state, 'sneak')).toBe('alreadyBegun S-5.8');
    const late = bridge(1);
    answer(late, 'swear');
    expect(refused(late, 'sneak')).toBe('alreadyBegun S-5.8');
  });
  it('S-5.9 evades after paying the triple price once, until the next activation', () => {
    const state = bridge(1);
    answer(state, 'sneak');
    answer(state, 'swear');
    expect(bodyOf(state, CREW).evading).toBe(false);
    answer(state, 'step', 2);
    expect(bodyOf(state, CREW).evading).toBe(true);
    answer(state, 'end');
    expect(bodyOf(state, CREW).evading).toBe(true);
    while (question(state).subject !== CREW) answer(state, 'end');
    expect(bodyOf(state, CREW).evading).toBe(true);
    answer(state, 'swear');
    expect(bodyOf(state, CREW).evading).toBe(false);
  });
});

it('S-6.1 stops steps and sight at a shut portal', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'));
  put(state, BEAST, at(state, 'H8'));
  const valve = portalAt(state, at(state, 'F8'), 1);
  turnOf(state, CREW);
  expect(has(state, 'step', 2)).toBe(true);
  expect(has(state, 'attack', BEAST, 0)).toBe(true);
  shutPortal(state, valve);
  expect(refused(state, 'step', 2)).toBe('shut S-6.1');
  expect(refused(state, 'attack', BEAST, 0)).toBe('shut S-6.1');
});
