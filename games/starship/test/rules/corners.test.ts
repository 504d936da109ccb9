/** Corner cases of turns, movement and gear that the other tests leave out. */
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import type { ActionType } from '../../src/answers.ts';
import { INTREPID } from '../../src/data/ships/intrepid.ts';
import { burden } from '../../src/gear/load.ts';
import { isOpen } from '../../src/grid/step.ts';
import { game } from '../../src/index.ts';
import { strideOn } from '../../src/move/step.ts';
import { walksOf } from '../../src/move/walk.ts';
import { DEFAULT_ORDERS } from '../../src/orders.ts';
import { bit, bodyOf, itemOf } from '../../src/people.ts';
import { NONE, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { verdictNow } from '../../src/score.ts';
import { priceOf } from '../../src/turn/price.ts';
import { nobodyActing } from '../../src/turn/spend.ts';
import { DRAW, type State } from '../../src/types.ts';
import {
  answer,
  apOf,
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  give,
  has,
  heard,
  lay,
  MATE,
  MUTINEER,
  type Person,
  portalAt,
  put,
  question,
  quickMatch,
  refused,
  shutPortal,
  turnOf,
} from './table.ts';

const EAST = 2;

function crew(square = 'D8', facing: 0 | 1 | 2 | 3 = 1, person: Person = { str: 12 }): State {
  const state = emptyShip();
  put(state, CREW, at(state, square), facing, person);
  put(state, BEAST, at(state, 'L3'));
  return turnOf(state, CREW);
}

it('S-2.5 S-2.6 S-2.8 counts a load to the gram', () => {
  const state = crew('D8', 1, { str: 4 });
  give(state, CREW, 'rifle', { loaded: 0, spares: 0 });
  expect([burden(state, CREW), bodyOf(state, CREW).load]).toEqual([4000, 0]);
  give(state, CREW, 'bayonet');
  expect([burden(state, CREW), bodyOf(state, CREW).load]).toEqual([4250, 1]);
  state.items = [];
  give(state, CREW, 'rifle', { loaded: 0, spares: 0, bayonet: 2 });
  expect([burden(state, CREW), bodyOf(state, CREW).load]).toEqual([4250, 1]);
  state.items = [];
  bodyOf(state, CREW).ready = NONE;
  const rifle = lay(state, at(state, 'D8'), 'rifle');
  state.items[rifle] = { ...itemOf(state, rifle), spares: 7 };
  expect(refused(state, 'pick', rifle)).toBe('allowed');
  answer(state, 'pick', rifle, 0, [1]);
  bodyOf(state, CREW).load = 0;
  answer(state, 'take');
  expect([burden(state, CREW), bodyOf(state, CREW).load]).toEqual([8000, 1]);
});

it('S-2.8 S-7.16 weighs the bolts of a repeating crossbow one by one', () => {
  const state = crew();
  give(state, CREW, 'repeating-crossbow', { loaded: 3, spares: 2 });
  expect(burden(state, CREW)).toBe(4000 + 500);
});

describe('S-3.8 an activation', () => {
  it('S-3.8 begins with nothing done, spent or promised', () => {
    expect(nobodyActing()).toEqual({
      who: NONE,
      begun: false,
      ended: false,
      passed: 0,
      spent: 0,
      sneaking: false,
      stride: 0,
      running: false,
      climbing: false,
      fumbled: false,
      picking: NONE,
      cost: 0,
      aiming: '',
      holds: false,
      snapped: 0,
      waits: [],
      fuses: [],
    });
  });
  it('S-3.4 S-3.5 begins afresh for someone who goes first', () => {
    const state = crew('B8', 1, { dex: 4, end: 5 });
    put(state, MATE, at(state, 'C7'));
    for (const who of [MATE, BEAST]) bodyOf(state, who).acted = false;
    bodyOf(state, BEAST).at = at(state, 'F8');
    state.orders = state.orders.with(BEAST, { ...DEFAULT_ORDERS, claim: 'ask' });
    state.act = { ...nobodyActing(), who: CREW, passed: bit(BEAST) };
    answer(state, 'first', MATE);
    expect(state.act).toEqual({ ...nobodyActing(), who: MATE });
  });
  it('S-3.1 is asked with one question for all copies of a match', () => {
    const state = crew();
    const copy = game.clone(state);
    answer(state, 'swear');
    answer(copy, 'swear');
    expect(game.pending(copy)).toBe(game.pending(state));
    const other = crew();
    expect(game.pending(other)).not.toBe(game.pending(state));
    expect(game.pending(other)).toEqual(game.pending(state));
  });
});

it('S-4.1 stops at the first on the roster as at any other', () => {
  const state = crew();
  put(state, BEAST, at(state, 'E8'));
  turnOf(state, BEAST);
  expect([refused(state, 'step', 6), refused(state, 'run', 6), has(state, 'step', 6)]).toEqual([
    'occupied S-4.1',
    'notForward S-5.5',
    false,
  ]);
});

describe('S-6.3 S-6.4 portals on the move', () => {
  it('S-6.4 move each in its own time', () => {
    const state = crew('F8', 1);
    const valve = portalAt(state, at(state, 'F8'), 1);
    answer(state, 'work', valve);
    bodyOf(state, CREW).at = at(state, 'G8');
    const door = portalAt(state, at(state, 'G8'), 0);
    answer(state, 'work', door);
    expect(state.act.waits).toEqual([valve, 2, door, 3]);
    expect(refused(state, 'work', door)).toBe('movingAlready S-6.4');
    answer(state, 'swear');
    answer(state, 'swear');
    expect(state.act.waits).toEqual([door, 1]);
    answer(state, 'swear');
    expect(state.act.waits).toEqual([]);
    expect([valve, door].map((portal) => isOpen(planOf(state), state.open, portal))).toEqual([false, false]);
  });
  it('S-6.4 let one that was pressed later arrive first', () => {
    const state = crew('G8', 0);
    const door = portalAt(state, at(state, 'G8'), 0);
    const valve = portalAt(state, at(state, 'F8'), 1);
    state.act = { ...state.act, begun: true, waits: [valve, 9, door, 1] };
    answer(state, 'swear');
    expect(state.act.waits).toEqual([valve, 8]);
    expect(isOpen(planOf(state), state.open, door)).toBe(false);
  });
  it('S-6.10 S-6.4 go on waiting when another is forced', () => {
    const state = crew('G8', 0);
    const door = portalAt(state, at(state, 'G8'), 0);
    const valve = portalAt(state, at(state, 'G8'), 3);
    shutPortal(state, door);
    state.act = { ...state.act, begun: true, waits: [valve, 9, door, 9, 0, 9] };
    answer(state, 'force', door, 0, [1, 1]);
    expect(state.act.waits).toEqual([valve, 3, 0, 3]);
  });
  it('S-6.14 are not shut again from the bridge', () => {
    const state = crew('F8', 1);
    answer(state, 'valves');
    expect(refused(state, 'valves')).toBe('noValves S-6.14');
  });
});

it('S-6.17 leaves nothing to handle on a ladder', () => {
  const state = crew('F8', 1);
  const rifle = give(state, CREW, 'assault-rifle', { bayonet: 1, loaded: 1 });
  const dagger = give(state, CREW, 'dagger');
  const club = lay(state, at(state, 'F8'), 'club');
  const deeds = () =>
    [
      ['stow', rifle],
      ['selector', 0],
      ['bayonet', 0],
      ['reload', 0],
      ['pick', club],
      ['sneak', 0],
      ['cover', 0],
      ['light', 0],
      ['valves', 0],
      ['step', 6],
    ] as const;
  bodyOf(state, CREW).ready = rifle;
  for (const [type, on] of deeds()) expect(refused(state, type, on), type).toBe('allowed');
  bodyOf(state, CREW).ladder = true;
  expect(deeds().map(([type, on]) => refused(state, type, on))).toEqual([
    ...Array(7).fill('onLadder S-6.17'),
    'noSwitch S-6.20',
    'notBridge S-6.14',
    'onLadder S-6.17',
  ]);
  bodyOf(state, CREW).ready = NONE;
  expect(refused(state, 'draw', dagger)).toBe('onLadder S-6.17');
});

describe('S-6.18 lifts', () => {
  function aboard() {
    const state = emptyShip({ scenario: 'mutiny' });
    const [stops] = planOf(state).lifts.map((each) => each.stops);
    const [top, bottom] = stops as readonly [Square, Square];
    const door = (stop: Square) =>
      planOf(state).portals.find(({ kind, beside }) => kind === 'lift' && beside.includes(stop));
    const outside = (stop: Square) => door(stop)?.beside.find((square) => square !== stop) ?? NONE;
    const shut = (stop: Square) => !isOpen(planOf(state), state.open, door(stop)?.id ?? NONE);
    put(state, MUTINEER, at(state, 'A7'));
    return { state, top, bottom, door, outside, shut };
  }
  it('S-6.18 keep their door shut until they are there', () => {
    const { state, top, bottom, shut } = aboard();
    put(state, CAPTAIN, top);
    turnOf(state, CAPTAIN);
    answer(state, 'ride', bottom);
    expect([shut(top), shut(bottom)]).toEqual([true, true]);
    expect(bodyOf(state, CAPTAIN)).toMatchObject({ riding: bottom, arrives: 3 });
  });
  it('S-6.18 open one door where they come, and shut none that is shut', () => {
    const { state, bottom, door, outside } = aboard();
    put(state, CAPTAIN, outside(bottom));
    turnOf(state, CAPTAIN);
    answer(state, 'work', door(bottom)?.id);
    expect(state.lifts[0]).toMatchObject({ caller: CAPTAIN, to: bottom });
    answer(state, 'end');
    while (question(state).subject !== CAPTAIN) answer(state, 'end');
    const before = state.changes;
    const { events } = answer(state, 'swear');
    expect(heard(events, 'portal').map(({ portal, deed }) => [portal, deed])).toEqual([[door(bottom)?.id, 'opened']]);
    expect([state.lifts[0], state.changes]).toEqual([{ at: bottom, caller: NONE, to: NONE }, before + 1]);
  });
  it('S-6.18 forget a call that they could not follow', () => {
    const { state, top, bottom, door, outside } = aboard();
    put(state, CAPTAIN, outside(bottom));
    put(state, MUTINEER, top);
    turnOf(state, CAPTAIN);
    answer(state, 'work', door(bottom)?.id);
    turnOf(state, MUTINEER);
    answer(state, 'swear');
    expect(state.lifts[0]).toMatchObject({ at: top, caller: CAPTAIN });
    turnOf(state, CAPTAIN);
    answer(state, 'swear');
    expect(state.lifts[0]).toEqual({ at: top, caller: NONE, to: NONE });
  });
});

describe('S-6.21 stairs at a run', () => {
  const steep = {
    name: 'Steep',
    lines: INTREPID.lines.map((line) => line.replace('C*  C*  C*  C*D', 'C*  C>  C>  C>D')),
  };
  const onStairs = (square: string) => {
    const state = emptyShip({ ownPlan: steep });
    put(state, CREW, at(state, square));
    put(state, BEAST, at(state, 'L3'));
    return turnOf(state, CREW);
  };
  it('S-6.21 are paid once per block, and again for the next', () => {
    const state = onStairs('G8');
    const plan = planOf(state);
    const next = (square: string, stride: number, climbing: boolean) =>
      strideOn({ stride, climbing }, plan, at(state, square), EAST);
    expect(next('D8', 0, true)).toEqual({ stride: 2, climbing: false });
    expect(next('D8', 1, true)).toEqual({ stride: 0, climbing: true });
    expect(next('G8', 0, true)).toEqual({ stride: 2, climbing: true });
    expect(next('G8', 2, false)).toEqual({ stride: 1, climbing: true });
    expect(next('D8', 2, false)).toEqual({ stride: 1, climbing: false });
  });
  it.each([
    ['D8', [1, 2, 2, 4, 5, 5, 6]],
    ['E8', [1, 2, 3, 4, 5, 6, 7]],
    ['F8', [1, 3, 3, 4, 5, 6, 6]],
    ['G8', [2, 3, 3, 4, 5, 5]],
  ] as const)('S-6.21 S-5.5 from %s cost what a walk says beforehand', (square, prices) => {
    const state = onStairs(square);
    const walks = walksOf(state, CREW, true);
    const columns = 'ABCDEFGHIJKLM';
    const first = columns.indexOf(square.charAt(0)) + 1;
    const found = prices.map((_, i) => walks.get(at(state, `${columns.charAt(first + i)}8`))?.ap);
    expect(found).toEqual([...prices]);
    for (const { actions, spent } of walks.values()) {
      const table = onStairs(square);
      table.orders = table.orders.map((orders) => ({ ...orders, snap: 'never' }));
      const paid = actions.map(({ type, on }) => {
        answer(table, type, on);
        return table.turn === 1 ? 14 - apOf(table, CREW) : NONE;
      });
      for (const [i, ap] of paid.entries()) if (ap !== NONE) expect(ap).toBe(spent[i]);
    }
  });
});

describe('S-5.1 S-6.3 S-6.5 a walk through what is shut', () => {
  const through = (square: string, facing: 0 | 1 | 2 | 3, to: string, sneaking = false) => {
    const state = crew(square, facing);
    shutPortal(state, portalAt(state, at(state, square), facing));
    if (sneaking) answer(state, 'sneak');
    const walk = walksOf(state, CREW, false).get(at(state, to));
    return [walk?.ap, walk?.spent, walk?.actions.map(({ type }) => type)];
  };
  it('S-6.5 S-6.8 opens a hatch at once', () => {
    expect(through('N6', 0, 'N5')).toEqual([7, [5, 7], ['work', 'step']]);
  });
  it('S-6.4 S-7.10 waits for a door with strong language', () => {
    expect(through('G8', 0, 'G7')).toEqual([5, [1, 2, 3, 4, 5], ['work', 'swear', 'swear', 'swear', 'step']]);
    expect(through('G8', 0, 'G7', true)).toEqual([9, [3, 4, 5, 6, 9], ['work', 'swear', 'swear', 'swear', 'step']]);
  });
  it('S-6.2 S-6.6 leads nowhere for those who cannot open', () => {
    const state = crew('N5');
    put(state, BEAST, at(state, 'G8'), 0);
    shutPortal(state, portalAt(state, at(state, 'G8'), 0));
    turnOf(state, BEAST);
    expect(walksOf(state, BEAST, false).has(at(state, 'G7'))).toBe(false);
    for (const change of [{ caged: true }, { caged: false, ladder: true }, { ladder: false, at: NONE }]) {
      Object.assign(bodyOf(state, BEAST), change);
      expect(walksOf(state, BEAST, true).size).toBe(0);
    }
  });
});

it('S-2.1 tells what a deed would cost, and does nothing', () => {
  const state = crew('F8', 1);
  const club = lay(state, at(state, 'F8'), 'club');
  const price = (type: ActionType, on = 0) => priceOf(state, CREW, act(type, on));
  const before = JSON.stringify(state);
  expect([price('step', EAST), price('step', 6), price('run', EAST), price('turn', 0), price('swear')]).toEqual([
    1, 2, 2, 1, 1,
  ]);
  expect([price('cover'), price('pick', club), price('claim'), price('end')]).toEqual([14, undefined, undefined, 0]);
  expect(JSON.stringify(state)).toBe(before);
  answer(state, 'swear');
  expect([price('step', EAST), price('cover')]).toEqual([1, 13]);
});

it('S-6.2 knows no portal that is not aboard', () => {
  const state = crew();
  for (const type of ['work', 'force', 'jam'] as const) expect(refused(state, type, 99)).toBe('notBeside S-6.2');
});

describe('S-7.11 S-7.15 S-7.16 reloading', () => {
  it('S-7.11 S-19.8 has nothing for blades, lasers, plasma guns and what is broken', () => {
    for (const weapon of ['dagger', 'laser-carbine', 'pgmp-12', 'hand-grenade']) {
      const state = crew('D8', 1, { str: 15 });
      give(state, CREW, weapon, { loaded: 0, spares: 2 });
      expect(refused(state, 'reload', 0)).toBe('noReload S-7.11');
    }
    const state = crew();
    give(state, CREW, 'automatic-pistol', { loaded: 0, broken: true });
    expect(refused(state, 'reload', 0)).toBe('noReload S-7.11');
    bodyOf(state, CREW).ready = NONE;
    expect(refused(state, 'reload', 0)).toBe('notReady S-7.1');
  });
  it('S-7.15 winds twice and then loads', () => {
    const state = crew('D8', 1, { str: 15, dex: 10, end: 10 });
    give(state, CREW, 'military-crossbow', { loaded: 0 });
    const deeds = [0, 1, 2].map(() => heard(answer(state, 'reload', 0).events, 'gear').map(({ deed }) => deed));
    expect(deeds).toEqual([['wind'], ['wind'], ['reload']]);
  });
  it('S-7.13 says that a slow reload goes on', () => {
    const state = crew();
    give(state, CREW, 'revolver', { loaded: 0 });
    answer(state, 'sneak');
    expect(heard(answer(state, 'reload', 0).events, 'gear').map(({ deed }) => deed)).toEqual(['reloading']);
  });
  it.each([
    [{ loaded: 9, spares: 1, steps: 0 }, 7, 'allowed'],
    [{ loaded: 10, spares: 1, steps: 0 }, 7, 'full S-7.11'],
    [{ loaded: 9, spares: 0, steps: 0 }, 7, 'noSpares S-7.11'],
    [{ loaded: 1, spares: 0, steps: 0 }, 0, 'allowed'],
    [{ loaded: 0, spares: 5, steps: 0 }, 0, 'noSpares S-7.11'],
    [{ loaded: 5, spares: 5, steps: 1 }, 0, 'full S-7.11'],
    [{ loaded: 5, spares: 5, steps: 0 }, 1, 'wrongAmmo S-7.19'],
    [{ loaded: 5, spares: 5, steps: 0 }, 6, 'wrongAmmo S-7.19'],
  ] as const)('S-7.16 of a repeating crossbow with %o, kind %i: %s', (changes, kind, result) => {
    const state = crew();
    give(state, CREW, 'repeating-crossbow', changes);
    expect(refused(state, 'reload', kind)).toBe(result);
  });
});

it('S-7.17 has a selector wherever a gun fires both ways with its rounds', () => {
  const selective = ['assault-rifle', 'acr', 'gauss-rifle', 'accelerator-rifle'];
  for (const weapon of [...selective, 'rifle', 'shotgun', 'automatic-rifle', 'laser-rifle', 'cutlass', 'snub-pistol']) {
    const state = crew('D8', 1, { str: 15 });
    give(state, CREW, weapon);
    expect(refused(state, 'selector')).toBe(selective.includes(weapon) ? 'allowed' : 'noSelector S-7.17');
  }
});

describe('S-14.3 S-14.4 the alarm', () => {
  function caged(square: string): State {
    const state = crew('D8', 3);
    put(state, BEAST, at(state, square));
    bodyOf(state, BEAST).caged = true;
    state.alarm = 0;
    return turnOf(state, BEAST);
  }
  it('S-14.3 S-14.4 goes off when an animal in sight leaves its cage', () => {
    const seen = caged('F8');
    const before = seen.changes;
    const { events } = answer(seen, 'end', 0, 0, [3, 4]);
    expect(heard(events, 'alarm')).toEqual([{ type: 'alarm', by: BEAST }]);
    expect([seen.alarm, seen.changes]).toEqual([2, before + 1]);
    const unseen = caged('L3');
    answer(unseen, 'end', 0, 0, [3, 4]);
    expect(unseen.alarm).toBe(0);
  });
  it('S-14.4 goes off once', () => {
    const state = crew('D8', 3);
    put(state, BEAST, at(state, 'J8'));
    Object.assign(state, { turn: 5, alarm: 2 });
    turnOf(state, BEAST);
    expect(heard(answer(state, 'step', 6).events, 'alarm')).toEqual([]);
    expect(state.alarm).toBe(2);
  });
  it('S-14.4 knows nothing of mutinies', () => {
    const state = emptyShip({ scenario: 'mutiny', secondPet: true });
    put(state, CAPTAIN, at(state, 'B7'));
    put(state, MUTINEER, at(state, 'D7'));
    put(state, 7, at(state, 'E7'));
    Object.assign(state, { alarm: 0, turn: 3 });
    state.sheets[7] = { ...(state.sheets[7] as State['sheets'][number]), side: 1, master: MUTINEER };
    turnOf(state, 7);
    expect(heard(answer(state, 'step', 2).events, 'alarm')).toEqual([]);
  });
});

it('S-14.10 S-14.7 takes shares of those who count, even of a single one or of none', () => {
  const state = quickMatch();
  const status = (who: number, is: State['bodies'][number]['status']) =>
    Object.assign(bodyOf(state, who), { status: is });
  for (const who of [1, 2, 3]) status(who, 'asleep');
  status(4, 'dead');
  expect(verdictNow(state)).toEqual({ winner: 0, reason: 'limit' });
  status(0, 'asleep');
  expect(verdictNow(state)).toEqual({ winner: 1, reason: 'limit' });
  for (let who = 4; who < 10; who++) status(who, 'dead');
  expect(verdictNow(state)).toEqual({ winner: DRAW, reason: 'limit' });
});
