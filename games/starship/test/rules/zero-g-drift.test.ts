import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State } from '../../src/types.ts';
import { STEADY } from '../../src/zero-g/poise.ts';
import { expectListed } from './everything.ts';
import {
  answer,
  apOf,
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  heard,
  MATE,
  MUTINEER,
  OTHER_BEAST,
  portalAt,
  put,
  question,
  refused,
  turnOf,
} from './table.ts';

const [EAST, WEST] = [2, 6] as const;

/** Adrift aboard the Intrepid. The bridge is open from B8 to F8; its wall is at A8, the corridor's at G8. */
function afloat(square: string, person: { ap?: number } = {}): State {
  const state = emptyShip();
  state.gravity = false;
  put(state, CREW, at(state, square), 1, person);
  put(state, BEAST, at(state, 'S10'));
  return turnOf(state, CREW);
}

function whereIs(state: State, who = CREW): number {
  return bodyOf(state, who).at;
}

describe('S-21.7 drifting', () => {
  it('S-21.7 moves a square after every 2 AP spent on anything', () => {
    const state = afloat('A8');
    answer(state, 'push', EAST);
    answer(state, 'swear');
    expect(whereIs(state)).toBe(at(state, 'A8'));
    const { events } = answer(state, 'turn', 2);
    expect(heard(events, 'moved')).toEqual([
      { type: 'moved', who: CREW, from: at(state, 'A8'), to: at(state, 'B8'), how: 'drift', ap: 0 },
    ]);
    expect(apOf(state, CREW)).toBe(9);
  });

  it('S-21.7 lets AP that are left carry the drift on, and an odd one count next turn', () => {
    const state = afloat('A8', { ap: 8 });
    answer(state, 'push', EAST);
    answer(state, 'end');
    expect(whereIs(state)).toBe(at(state, 'C8'));
    expect(bodyOf(state, CREW).poise).toEqual({ drift: EAST, glide: 1, lost: false });
    while (question(state).subject !== CREW) answer(state, 'end');
    expect(state.turn).toBe(2);
    answer(state, 'swear');
    expect(whereIs(state)).toBe(at(state, 'D8'));
  });

  it('S-21.7 lets those who rest drift on, too', () => {
    const state = afloat('B8');
    // With more AP than the beast, who is asked first in the next turn.
    put(state, CREW, at(state, 'B8'), 1, { dex: 9, ap: 5 });
    bodyOf(state, CREW).poise = { drift: EAST, glide: 0, lost: false };
    state.orders = state.orders.map((orders, who) => (who === CREW ? { ...orders, rest: 'rest' } : orders));
    turnOf(state, CREW);
    expect(whereIs(state)).toBe(at(state, 'D8'));
  });

  it('S-21.7 lets enemies react to each square, one after the other', () => {
    const state = afloat('A8', { ap: 7 });
    put(state, BEAST, at(state, 'C9'));
    put(state, OTHER_BEAST, at(state, 'D7'));
    answer(state, 'push', EAST);
    // Each beast strikes once, misses, and loses control: 16 is out of reach in the open.
    const { events } = answer(state, 'end', 0, 0, [1, 1, 1, 1, 1, 1, 1, 1]);
    const order = events.flatMap((event) =>
      event.type === 'moved' ? [event.to] : event.type === 'attack' ? [-event.by] : [],
    );
    expect(order).toEqual([at(state, 'B8'), -BEAST, at(state, 'C8'), -OTHER_BEAST]);
  });

  it('S-21.7 S-21.10 ends if the drifter is put out in the middle of it', () => {
    const state = afloat('A8', { ap: 11 });
    put(state, BEAST, at(state, 'C9'));
    bodyOf(state, CREW).end = 1;
    bodyOf(state, CREW).hurt = true;
    Object.assign(bodyOf(state, CREW), { str: 1, dex: 1 });
    answer(state, 'push', EAST);
    answer(state, 'end', 0, 0, [6, 6, 6, 6, 1, 1]);
    expect(bodyOf(state, CREW).status).not.toBe('active');
    expect([whereIs(state), bodyOf(state, CREW).poise]).toEqual([at(state, 'B8'), STEADY]);
  });
});

describe('S-21.8 while you drift', () => {
  it('S-21.8 bars other ways to move, and nothing else', () => {
    const state = afloat('G8');
    put(state, MATE, at(state, 'G8'));
    bodyOf(state, MATE).status = 'dead';
    answer(state, 'push', EAST);
    expect(refused(state, 'step', EAST)).toBe('adrift S-21.8');
    expect(refused(state, 'push', EAST)).toBe('adrift S-21.8');
    expect(refused(state, 'haul', EAST, MATE)).toBe('adrift S-21.8');
    expect(refused(state, 'work', portalAt(state, at(state, 'G8'), 3))).toBe('allowed');
    expectListed(state);
  });

  it('S-21.8 bars shafts and lifts', () => {
    const state = emptyShip({ scenario: 'mutiny' });
    const plan = planOf(state);
    state.gravity = false;
    put(state, CAPTAIN, plan.ways[0]?.upper ?? NONE);
    put(state, MUTINEER, at(state, 'D7'));
    bodyOf(state, CAPTAIN).poise = { drift: EAST, glide: 0, lost: false };
    state.open = state.open.map(() => 0x7fffffff);
    turnOf(state, CAPTAIN);
    expect(refused(state, 'climb', 0)).toBe('adrift S-21.8');
    const [stop, other] = plan.lifts[0]?.stops ?? [];
    bodyOf(state, CAPTAIN).at = stop as number;
    expect(refused(state, 'ride', other)).toBe('adrift S-21.8');
    bodyOf(state, CAPTAIN).poise = STEADY;
    expect(refused(state, 'ride', other)).toBe('allowed');
  });
});

describe('S-21.9 S-21.10 the end of a drift', () => {
  it('S-21.9 is the first square with a wall, where a throw decides about control', () => {
    for (const [dice, lost] of [
      [[5, 5], false],
      [[5, 4], true],
    ] as const) {
      const state = afloat('E8', { ap: 14 });
      answer(state, 'push', EAST);
      const { events } = answer(state, 'end', 0, 0, dice);
      expect(whereIs(state)).toBe(at(state, 'G8'));
      expect(bodyOf(state, CREW).poise).toEqual({ drift: NONE, glide: 0, lost });
      expect(heard(events, 'control')[0]).toMatchObject({ after: 'drift', needed: 10, kept: !lost });
    }
  });

  it('S-21.9 costs nothing, and a good throw ends loss of control', () => {
    const state = afloat('F8');
    bodyOf(state, CREW).poise = { drift: EAST, glide: 0, lost: true };
    answer(state, 'turn', 2);
    answer(state, 'swear', 0, 0, [6, 4]);
    expect(apOf(state, CREW)).toBe(12);
    expect(bodyOf(state, CREW).poise).toEqual(STEADY);
  });

  it('S-21.9 is also where a corner bars the way', () => {
    const state = afloat('O8');
    // To the southeast there is a drive.
    bodyOf(state, CREW).poise = { drift: 3, glide: 0, lost: false };
    answer(state, 'turn', 2);
    answer(state, 'swear', 0, 0, [6, 6]);
    expect([whereIs(state), bodyOf(state, CREW).poise]).toEqual([at(state, 'O8'), STEADY]);
  });

  it('S-21.10 is before someone in the way, without a throw', () => {
    const state = afloat('B8');
    put(state, MATE, at(state, 'D8'));
    answer(state, 'push', EAST);
    const { events } = answer(state, 'end');
    expect(whereIs(state)).toBe(at(state, 'C8'));
    expect(heard(events, 'stopped')).toEqual([{ type: 'stopped', who: CREW, by: MATE }]);
    expect(bodyOf(state, CREW).poise).toEqual(STEADY);
  });

  it('S-21.10 leaves casualties and what they drop where they are', () => {
    const state = afloat('D8');
    put(state, MATE, at(state, 'C8'));
    bodyOf(state, MATE).status = 'unconscious';
    answer(state, 'push', WEST);
    answer(state, 'end', 0, 0, [6, 6]);
    expect([whereIs(state), whereIs(state, MATE)]).toEqual([at(state, 'A8'), at(state, 'C8')]);
  });
});

describe('S-21.16 other ways to move', () => {
  it('S-21.16 charges 4 AP for a shaft either way, 2 more in a bulky suit', () => {
    for (const end of ['upper', 'lower'] as const)
      for (const [armor, cost] of [
        ['nothing', 4],
        ['vacc-suit', 6],
      ] as const) {
        const state = emptyShip({ scenario: 'mutiny' });
        state.gravity = false;
        state.open = state.open.map(() => 0x7fffffff);
        put(state, CAPTAIN, planOf(state).ways[0]?.[end] ?? NONE, 1, { armor });
        put(state, MUTINEER, at(state, 'D7'));
        turnOf(state, CAPTAIN);
        answer(state, 'climb', 0);
        expect(14 - apOf(state, CAPTAIN)).toBe(cost);
      }
  });

  it('S-21.16 takes a casualty along a wall for 6 AP, and nowhere else', () => {
    const state = afloat('G8');
    put(state, MATE, at(state, 'G8'));
    bodyOf(state, MATE).status = 'dead';
    expect(refused(state, 'haul', WEST, MATE)).toBe('noWall S-21.5');
    answer(state, 'haul', EAST, MATE);
    expect([apOf(state, CREW), whereIs(state), whereIs(state, MATE)]).toEqual([8, at(state, 'H8'), at(state, 'H8')]);
  });

  it('S-21.16 triples moves for a sneaking character, who drifts at the same rate', () => {
    const state = afloat('G8', { ap: 26 });
    answer(state, 'sneak');
    answer(state, 'step', EAST);
    expect(apOf(state, CREW)).toBe(14);
    answer(state, 'push', WEST);
    expect(apOf(state, CREW)).toBe(5);
    answer(state, 'swear');
    answer(state, 'swear', 0, 0, [6, 6]);
    expect(whereIs(state)).toBe(at(state, 'G8'));
  });
});
