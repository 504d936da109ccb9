import { total } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { DONE, FIRE, HOLD, ORDER, SHOOT, STEP, WATCH } from '../../src/actions.ts';
import { game } from '../../src/index.ts';
import { floorOf, sees, WAREHOUSE } from '../../src/map.ts';
import type { Action, Order, State } from '../../src/types.ts';
import { asked, at, legal, play, refused, standing, table } from './table.ts';

function step(figure: number, to: string): Action {
  return STEP[figure]?.[at(to)] as Action;
}

const shoot = (figure: number, target: number): Action => SHOOT[figure]?.[target] as Action;
const MISS = 0;
const HIT = 5;

describe('actions', () => {
  it('TT-3.1 a step leads to a neighbour, past anyone, and costs a point', () => {
    const state = table({ places: ['A4', 'C5', 'B4', ''] });
    expect(refused(state, step(0, 'B4'))).toBeUndefined();
    expect(refused(state, step(0, 'C4'))).toMatchObject({ code: 'tooFar', rule: 'TT-3.1' });
    expect(refused(state, step(2, 'B3'))).toMatchObject({ code: 'tooFar', rule: 'TT-3.1' });
    expect(refused(state, step(1, 'C4'))).toMatchObject({ code: 'notYours', rule: 'TT-1.1' });
    play(state, step(0, 'A3'));
    expect(state.places[0]).toBe(at('A3'));
    expect(state.points).toBe(5);
  });

  it('TT-3.2 a shot costs two points, and needs someone in sight', () => {
    const state = table({ places: ['A4', 'C4', 'A1', 'C1'] });
    expect(refused(state, shoot(0, 3))).toMatchObject({ code: 'noView', rule: 'TT-4.1' });
    expect(refused(state, shoot(0, 2))).toMatchObject({ code: 'noView' });
    play(state, shoot(0, 1), [MISS]);
    expect(state.points).toBe(4);
    const late = table({ places: ['A4', 'C4', 'A1', 'C1'], points: 1 });
    expect(refused(late, shoot(0, 1))).toEqual({ code: 'noTime', rule: 'TT-3.2', params: { points: 1 } });
    expect(legal(late).some(({ type }) => type === 'shoot')).toBe(false);
  });

  it('TT-3.3 keeping watch costs a point, once', () => {
    const state = table({ places: ['A1', 'A5', 'C1', 'C5'] });
    play(state, WATCH[0] as Action);
    expect(state.points).toBe(5);
    expect(refused(state, WATCH[0] as Action)).toMatchObject({ code: 'watching', rule: 'TT-3.3' });
  });
});

describe('sight', () => {
  it('TT-4.1 goes along rows, columns and diagonals until a crate', () => {
    const floor = floorOf(table({ places: ['A1', 'A5', 'C1', 'C5'] }).options.map);
    expect(sees(floor, at('A4'), at('G4'))).toBe(true);
    expect(sees(floor, at('A1'), at('A5'))).toBe(true);
    expect(sees(floor, at('A1'), at('C1'))).toBe(false);
    expect(sees(floor, at('E1'), at('G3'))).toBe(true);
    expect(sees(floor, at('E1'), at('G2'))).toBe(false);
  });

  it('TT-4.1 is mutual, and no photographer blocks it', () => {
    const floor = floorOf(WAREHOUSE);
    for (let a = 0; a < floor.squares; a++)
      for (let b = 0; b < floor.squares; b++) expect(sees(floor, a, b)).toBe(sees(floor, b, a));
    const state = table({ places: ['A4', 'G4', 'C4', ''] });
    expect(refused(state, shoot(0, 1))).toBeUndefined();
  });
});

describe('reactions', () => {
  function watched(order: Order = 'ask', more: readonly number[] = []): State {
    const state = table({ places: ['G5', 'A4', 'A1', 'C4'], watching: [1, ...more] });
    state.orders[1] = order;
    return state;
  }

  it('TT-4.2 a watcher is asked when someone steps into sight, before anything else', () => {
    const state = watched();
    play(state, step(0, 'G4'));
    expect(asked(state)).toEqual(['reaction 1']);
    expect(legal(state)).toEqual([FIRE, HOLD]);
    play(state, FIRE, [MISS]);
    expect(state.watching[1]).toBe(false);
    expect(asked(state)).toEqual(['act 0']);
  });

  it('TT-4.2 the watch goes on without a shot, and each watcher is asked once per step', () => {
    const state = watched('ask', [3]);
    play(state, step(0, 'G4'));
    play(state, HOLD);
    expect(asked(state)).toEqual(['reaction 1']);
    expect(state.watcher).toBe(3);
    play(state, HOLD);
    expect(asked(state)).toEqual(['act 0']);
    expect(state.watching).toEqual([false, true, false, true]);
    play(state, step(0, 'F4'));
    expect(asked(state)).toEqual(['reaction 1']);
  });

  it('TT-4.2 nobody else shoots at a photographer who is out, and the turn goes on', () => {
    const state = watched('any', [3]);
    const { events } = play(state, step(0, 'G4'), [HIT]);
    expect(events.filter(({ type }) => type === 'shot')).toHaveLength(1);
    expect(state.places[0]).toBe(-1);
    expect(asked(state)).toEqual(['act 0']);
    expect(state.watching[3]).toBe(true);
  });

  it.each<[Order, string, boolean]>([
    ['hold', 'B4', false],
    ['near', 'B4', true],
    ['near', 'G4', false],
    ['any', 'G4', true],
  ])('TT-4.3 with the order "%s" a watcher at A4 who sees someone come to %s shoots: %s', (order, to, shoots) => {
    const state = table({ places: [to === 'G4' ? 'G5' : 'C4', 'A4', 'A1', ''], watching: [1] });
    state.orders[1] = order;
    const { events } = play(state, step(0, to), shoots ? [MISS] : []);
    expect(events.some(({ type }) => type === 'shot')).toBe(shoots);
    expect(asked(state)).toEqual(['act 0']);
  });

  it('TT-4.3 orders may be given at any time, even out of turn, and disturb nobody', () => {
    const state = table({ places: ['A1', 'A5', 'C1', 'C5'] });
    const orders = standing(state, 'orders', 1);
    expect(orders).toMatchObject({ optional: true, hidden: true });
    const given = ORDER[1]?.[3] as Action;
    game.apply(state, orders, given, { chance: { int: () => 0 }, reveal: () => {} });
    expect(state.orders[1]).toBe('any');
    expect(game.check(state, orders, given)).toMatchObject({ code: 'sameOrder', rule: 'TT-4.3' });
    expect(asked(state)).toEqual(['act 0']);
  });

  it.each([
    ['B4', 'act', 3],
    ['C4', 'act', 3],
    ['D4', 'act', 4],
    ['B4', 'reaction', 4],
    ['G4', 'reaction', 5],
  ])('TT-4.4 from A4 at %s, in the phase "%s", a shot needs %i, and says why', (place, phase, needed) => {
    for (const roll of [needed - 1, needed]) {
      const state = table({ places: ['A4', place, 'A1', 'C1'] });
      let { events } = { events: [] as ReturnType<typeof play>['events'] };
      if (phase === 'reaction') {
        Object.assign(state, { phase, mover: 1, watcher: 0, turn: 1, watching: [true, false, false, false] });
        ({ events } = play(state, FIRE, [roll - 1]));
      } else ({ events } = play(state, shoot(0, 1), [roll - 1]));
      const shot = events.find((event) => event.type === 'shot');
      expect(shot?.type === 'shot' && total(shot.reasons)).toBe(needed);
      expect(state.places[1] === -1).toBe(roll === needed);
    }
  });
});

describe('the end', () => {
  it('TT-5.1 a side without photographers has lost', () => {
    const state = table({ seats: 4, places: ['A4', 'C4', 'A1', ''] });
    const { events } = play(state, shoot(0, 1), [HIT]);
    expect(game.outcome(state)).toEqual({
      rank: [1, 3, 1, 3],
      score: [2, 0, 2, 0],
      side: [0, 1, 0, 1],
      reason: 'caught',
    });
    expect(events.at(-1)).toEqual({ type: 'over', left: [2, 0] });
    expect(game.pending(state)).toEqual([]);
  });

  it.each<[string, number[]]>([
    ['', [1, 2]],
    ['C5', [1, 1]],
  ])('TT-5.2 after the sixth round more photographers win (Blue 2 at "%s")', (place, rank) => {
    const state = table({ places: ['A1', 'A5', 'C1', place as 'C5'] });
    state.round = 6;
    play(state, DONE);
    play(state, DONE);
    expect(game.outcome(state)).toMatchObject({ rank, reason: 'rounds' });
  });
});
