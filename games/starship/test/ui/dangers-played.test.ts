/** The throw that the board promises for a reaction is the one that is made. */
import { SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import type { Action } from '../../src/answers.ts';
import { clone } from '../../src/clone.ts';
import { game } from '../../src/index.ts';
import type { Walk } from '../../src/move/walk.ts';
import { bodyOf } from '../../src/people.ts';
import { bench, witness } from '../../src/testing.ts';
import type { Orders, State, Who } from '../../src/types.ts';
import { type Danger, dangersOn } from '../../src/ui/dangers.ts';
import { safeWalks } from '../../src/ui/safe-walks.ts';
import {
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  heard,
  MATE,
  portalAt,
  put,
  setSheet,
  shutPortal,
  turnOf,
} from '../rules/table.ts';

/** Everyone reacts whenever they can. */
function eager(state: State): State {
  state.orders = state.orders.map((orders): Orders => ({ ...orders, snap: 'always', cover: 'fire', claim: 'keep' }));
  return state;
}

/** What the first reaction on the way needs, and by whom, if there is one. */
function firstThrow(start: State, actions: readonly Action[]): readonly [Who, number] | undefined {
  const state = clone(start);
  const cx = witness();
  for (const action of actions) {
    const [asked] = game.pending(state);
    if (asked === undefined || game.check(state, asked, action) !== undefined) return undefined;
    game.apply(state, asked, action, cx);
    const [thrown] = heard(cx.events, 'throw');
    if (thrown !== undefined) return [thrown.by, thrown.needed];
  }
  return undefined;
}

function promised(dangers: readonly Danger[], by: Who): number | undefined {
  return dangers.find(({ aim }) => aim.by === by)?.aim.needed;
}

/** An animal on the bridge, and someone who walks up to it. */
function bridge(change: (state: State) => void = () => {}): State {
  const state = eager(emptyShip());
  put(state, CREW, at(state, 'B8'), 1);
  put(state, BEAST, at(state, 'E7'), 3);
  change(state);
  return turnOf(state, CREW);
}

/** To a square, as the board offers it: the throw that is promised there, and the one that is made. */
function both(state: State, to: string, running = false): readonly [promised: unknown, made: unknown] {
  const view = game.view(state, 0);
  const { actions } = safeWalks(view, CREW, running).get(at(state, to)) as Walk;
  const made = firstThrow(state, actions);
  return [promised(dangersOn(view, actions), made?.[0] ?? BEAST), made?.[1]];
}

describe('the promised throw is the one that is made', () => {
  /** What horns need beside someone without armor. */
  const plain = 9;

  it('on a walk', () => {
    expect(both(bridge(), 'D8')).toEqual([plain, plain]);
  });
  it('S-3.8 on a walk after a turn of covering, which is over with the first step', () => {
    const covered = bridge((state) => Object.assign(bodyOf(state, CREW), { evading: true, cover: at(state, 'F8') }));
    expect(both(covered, 'D8')).toEqual([plain, plain]);
  });
  it('S-5.6 at a run', () => {
    expect(both(bridge(), 'E8', true)).toEqual([plain + 1, plain + 1]);
  });
  it('S-5.9 sneaking', () => {
    const state = bridge();
    const [asked] = game.pending(state);
    if (asked !== undefined) game.apply(state, asked, act('sneak'), witness());
    expect(both(state, 'D8')).toEqual([plain + 3, plain + 3]);
  });
  it('S-8.7 through a door that is opened on the way', () => {
    const state = bridge((change) => {
      put(change, CREW, at(change, 'F8'), 1, { dex: 10, end: 10 });
      put(change, BEAST, at(change, 'H8'), 3);
      shutPortal(change, portalAt(change, at(change, 'F8'), 1));
    });
    expect(both(state, 'G8')).toEqual([plain, plain]);
  });
  it('S-13.4 at a door that opens before a covering gun', () => {
    const state = bridge((change) => {
      put(change, CREW, at(change, 'F8'), 1, { dex: 10, end: 10 });
      put(change, MATE, at(change, 'J8'), 3);
      Object.assign(bodyOf(change, BEAST), { status: 'dead' });
      give(change, MATE, 'revolver');
      // A mutineer for once.
      setSheet(change, MATE, { side: 1 });
      Object.assign(bodyOf(change, MATE), { cover: at(change, 'H8') });
      shutPortal(change, portalAt(change, at(change, 'F8'), 1));
    });
    const [before, made] = both(state, 'G8');
    expect(made).toBeTypeOf('number');
    expect(before).toBe(made);
  });
});

it('promises every reaction of a crowded ship, at a walk and at a run', () => {
  let reactions = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const state = eager(bench.dense(2, emptyShip().options, new SeededChance(seed)));
    const { seat } = state.sheets[state.act.who] ?? { seat: 0 };
    const view = game.view(state, seat);
    for (const running of [false, true])
      for (const { actions } of safeWalks(view, state.act.who, running).values()) {
        const made = firstThrow(state, actions);
        const dangers = dangersOn(view, actions);
        expect(made === undefined).toBe(dangers.length === 0);
        if (made !== undefined) expect(promised(dangers, made[0])).toBe(made[1]);
        reactions += dangers.length;
      }
  }
  expect(reactions).toBeGreaterThan(100);
});
