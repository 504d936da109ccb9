/** S-2.1, S-5.8: every deed by what it costs, upright and sneaking; a point less does not pay for it. */
import { describe, expect, it } from 'vitest';
import type { ActionType } from '../../src/answers.ts';
import { bit, bodyOf, itemOf } from '../../src/people.ts';
import { NONE, type Plan } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State } from '../../src/types.ts';
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
  MATE,
  MUTINEER,
  openAll,
  portalAt,
  put,
  question,
  refused,
  setSheet,
  shutPortal,
  turnOf,
} from './table.ts';

/** At the valve of the bridge, with a switch beside it. */
function crew(square = 'F8', facing: 0 | 1 | 2 | 3 = 1): State {
  const state = emptyShip();
  put(state, CREW, at(state, square), facing, { str: 15, dex: 15, end: 15 });
  put(state, BEAST, at(state, 'L3'));
  return state;
}

interface Row {
  readonly deed: ActionType;
  readonly ap: number;
  readonly sneaking: number;
  readonly dice?: readonly number[];
  /** Lays things out, and returns what the deed is done to. */
  readonly scene: (state: State) => readonly [on: number, how?: number];
  readonly from?: readonly [square: string, facing: 0 | 1 | 2 | 3];
}

const HATCH = ['N6', 0] as const;
const VALVE = ['F8', 1] as const;

const ROWS: readonly Row[] = [
  { deed: 'step', ap: 1, sneaking: 3, scene: () => [6], from: ['D8', 3] },
  { deed: 'step', ap: 2, sneaking: 6, scene: () => [2], from: ['D8', 3] },
  { deed: 'turn', ap: 1, sneaking: 3, scene: () => [0] },
  { deed: 'work', ap: 1, sneaking: 3, scene: (state) => [portalAt(state, at(state, 'F8'), 1)] },
  { deed: 'work', ap: 5, sneaking: 15, scene: (state) => [portalAt(state, at(state, 'N6'), 0)], from: HATCH },
  { deed: 'valves', ap: 1, sneaking: 3, scene: () => [0] },
  { deed: 'light', ap: 1, sneaking: 1, scene: () => [0] },
  { deed: 'swear', ap: 1, sneaking: 1, scene: () => [0] },
  {
    deed: 'draw',
    ap: 1,
    sneaking: 3,
    scene: (state) => {
      const sword = give(state, CREW, 'sword');
      bodyOf(state, CREW).ready = NONE;
      return [sword];
    },
  },
  { deed: 'stow', ap: 2, sneaking: 6, scene: (state) => [give(state, CREW, 'revolver')] },
  { deed: 'stow', ap: 6, sneaking: 18, scene: (state) => [give(state, CREW, 'sword')] },
  { deed: 'drop', ap: 0, sneaking: 0, scene: (state) => [give(state, CREW, 'sword')] },
  { deed: 'selector', ap: 1, sneaking: 1, scene: (state) => [give(state, CREW, 'assault-rifle') * 0] },
  { deed: 'bayonet', ap: 6, sneaking: 6, scene: (state) => [give(state, CREW, 'rifle', { bayonet: 1 }) * 0] },
  { deed: 'reload', ap: 2, sneaking: 6, scene: (state) => [give(state, CREW, 'short-bow', { loaded: 0 }) * 0] },
  { deed: 'reload', ap: 15, sneaking: 30, scene: (state) => [give(state, CREW, 'carbine', { loaded: 0 }) * 0] },
  {
    deed: 'force',
    ap: 6,
    sneaking: 6,
    dice: [1, 1],
    scene: (state) => {
      const valve = portalAt(state, at(state, 'F8'), 1);
      shutPortal(state, valve);
      return [valve];
    },
  },
  {
    deed: 'jam',
    ap: 6,
    sneaking: 6,
    from: HATCH,
    scene: (state) => {
      const hatch = portalAt(state, at(state, 'N6'), 0);
      shutPortal(state, hatch);
      return [hatch, give(state, CREW, 'sword')];
    },
  },
  {
    deed: 'jam',
    ap: 1,
    sneaking: 1,
    scene: (state) => [portalAt(state, at(state, 'F8'), 1), give(state, CREW, 'sword')],
  },
  {
    deed: 'haul',
    ap: 15,
    sneaking: 45,
    scene: (state) => {
      put(state, MATE, at(state, 'F8'));
      bodyOf(state, MATE).status = 'dead';
      return [6, MATE];
    },
  },
  {
    deed: 'attack',
    ap: 4,
    sneaking: 4,
    dice: [1, 1],
    scene: (state) => {
      give(state, CREW, 'revolver');
      bodyOf(state, BEAST).at = at(state, 'H8');
      return [BEAST, 2];
    },
  },
];

describe('S-2.1 S-5.8 costs', () => {
  it.each(ROWS)('S-2.1 S-5.8 of $deed: $ap AP, $sneaking sneaking', ({ deed, ap, sneaking, dice, scene, from }) => {
    for (const [sneaks, cost] of [
      [false, ap],
      [true, sneaking],
    ] as const) {
      const [square, facing] = from ?? VALVE;
      const state = crew(square, facing);
      const [on, how = 0] = scene(state);
      bodyOf(state, CREW).load = 0;
      turnOf(state, CREW);
      if (sneaks) answer(state, 'sneak');
      if (cost > 30) {
        expect(refused(state, deed, on, how)).toBe('tooDear S-2.1');
        continue;
      }
      const whole = deed === 'reload' && cost === 30;
      bodyOf(state, CREW).ap = cost;
      expect([refused(state, deed, on, how), has(state, deed, on, how)]).toEqual(['allowed', true]);
      if (cost > 0 && !whole) {
        bodyOf(state, CREW).ap = cost - 1;
        expect([refused(state, deed, on, how), has(state, deed, on, how)]).toEqual(['tooDear S-2.1', false]);
      }
      bodyOf(state, CREW).ap = 30;
      answer(state, deed, on, how, dice);
      if (!whole) expect([30 - apOf(state, CREW), state.act.spent]).toEqual([cost, cost]);
    }
  });
});

describe('S-6.16 shafts', () => {
  function shaft(end: 'upper' | 'lower', ap = 14) {
    const state = emptyShip({ scenario: 'mutiny' });
    openAll(state);
    const { ways } = planOf(state);
    const way = ways[0] as Plan['ways'][number];
    put(state, CAPTAIN, way[end], 1, { ap });
    put(state, MUTINEER, at(state, 'A7'));
    turnOf(state, CAPTAIN);
    return { state, way };
  }
  it('S-6.16 S-2.1 are climbed by those who can pay', () => {
    for (const [end, cost] of [
      ['lower', 5],
      ['upper', 3],
    ] as const) {
      expect(refused(shaft(end, cost).state, 'climb', 0)).toBe('allowed');
      expect(refused(shaft(end, cost - 1).state, 'climb', 0)).toBe('tooDear S-2.1');
    }
  });
  it('S-6.16 S-4.1 S-14.3 lead nowhere with someone at the other end, or from a cage', () => {
    for (const [end, other] of [
      ['lower', 'upper'],
      ['upper', 'lower'],
    ] as const) {
      const { state, way } = shaft(end);
      bodyOf(state, MUTINEER).at = way[other];
      expect(refused(state, 'climb', 0)).toBe('occupied S-4.1');
      bodyOf(state, MUTINEER).status = 'dead';
      expect(refused(state, 'climb', 0)).toBe('allowed');
      bodyOf(state, CAPTAIN).caged = true;
      expect(refused(state, 'climb', 0)).toBe('caged S-14.3');
    }
  });
});

describe('S-3.6 what everyone sees', () => {
  it('S-3.6 S-6.20 counts a light, and keeps the dark rooms in order', () => {
    const state = turnOf(crew(), CREW);
    const { room } = planOf(state);
    const before = state.changes;
    answer(state, 'light');
    bodyOf(state, CREW).at = at(state, 'K8');
    answer(state, 'light');
    bodyOf(state, CREW).at = at(state, 'G8');
    answer(state, 'light');
    const rooms = ['F8', 'G8', 'K8'].map((square) => room[at(state, square)] as number);
    expect(state.dark).toEqual(rooms.sort((a, b) => a - b));
    expect(state.changes).toBe(before + 3);
  });
  it('S-3.6 S-6.12 S-7.9 counts what is jammed and what is taken up', () => {
    const state = crew(...HATCH);
    const hatch = portalAt(state, at(state, 'N6'), 0);
    shutPortal(state, hatch);
    const sword = give(state, CREW, 'sword');
    turnOf(state, CREW);
    const before = state.changes;
    answer(state, 'jam', hatch, sword);
    expect([state.changes, bodyOf(state, CREW).ready]).toEqual([before + 1, NONE]);
    answer(state, 'pick', sword, 0, [1]);
    const { events } = answer(state, 'take');
    expect(state.changes).toBe(before + 2);
    expect(itemOf(state, sword)).toMatchObject({ holder: CREW, at: NONE, portal: NONE });
    expect(heard(events, 'portal')).toMatchObject([{ portal: hatch, deed: 'cleared' }]);
  });
  it('S-3.6 remembers who has let the next one go', () => {
    const state = crew('B8');
    setSheet(state, CREW, { dex: 4, end: 5 });
    Object.assign(bodyOf(state, CREW), { total: 9, ap: 9 });
    bodyOf(state, BEAST).at = at(state, 'F8');
    state.orders = state.orders.map((orders, who) => (who === BEAST ? { ...orders, claim: 'ask' } : orders));
    turnOf(state, CREW);
    bodyOf(state, BEAST).acted = false;
    state.changes++;
    state.act = { ...state.act, who: CREW, begun: false };
    state.pending = [{ seat: 1, kind: 'claim', subject: BEAST }];
    answer(state, 'pass');
    expect(state.act.passed).toBe(bit(BEAST));
    expect(question(state)).toMatchObject({ kind: 'turn', subject: CREW });
  });
});

it('S-11.13 S-12.5 goes on burning casualties, but not the dead', () => {
  for (const [status, dice] of [
    ['unconscious', [1]],
    ['dead', []],
  ] as const) {
    const state = crew();
    put(state, MATE, at(state, 'B8'));
    Object.assign(bodyOf(state, MATE), { status, gas: 1, hurt: true, str: 0 });
    turnOf(state, CREW);
    answer(state, 'end', 0, 0, dice);
    expect(bodyOf(state, MATE).gas).toBe(0);
  }
});
