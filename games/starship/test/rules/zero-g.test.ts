import { describe, expect, it } from 'vitest';
import { DUEL } from '../../src/data/duel.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE, type Room } from '../../src/plan/types.ts';
import { decodeScenario } from '../../src/scenario/decode.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { witness } from '../../src/testing.ts';
import type { Options, State } from '../../src/types.ts';
import { setGravity } from '../../src/zero-g/gravity.ts';
import { STEADY } from '../../src/zero-g/poise.ts';
import { isAtWall } from '../../src/zero-g/walls.ts';
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
  quickMatch,
  refused,
  shutPortal,
  turnOf,
} from './table.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 2, 4, 6] as const;

/** Adrift aboard the Intrepid. The bridge is open from B8 to F8; its wall is at A8, the corridor's at G8. */
function afloat(square: string, person: { ap?: number } = {}, options: Partial<Options> = {}): State {
  const state = emptyShip(options);
  state.gravity = false;
  put(state, CREW, at(state, square), 1, person);
  put(state, BEAST, at(state, 'S10'));
  return turnOf(state, CREW);
}

function whereIs(state: State): number {
  return bodyOf(state, CREW).at;
}

describe('S-21.1 the switch', () => {
  const controls = { gravityControls: true };

  function onDeck(square: string, options: Partial<Options> = controls, ap = 14): State {
    const state = emptyShip(options);
    put(state, CREW, at(state, square), 1, { ap });
    put(state, BEAST, at(state, 'S10'));
    return turnOf(state, CREW);
  }

  it('S-21.1 turns the gravity off and on for 5 AP', () => {
    const state = onDeck('D8');
    const { events } = answer(state, 'gravity');
    expect([state.gravity, apOf(state, CREW)]).toEqual([false, 9]);
    expect(heard(events, 'gravity')).toEqual([{ type: 'gravity', who: CREW, on: false }]);
    answer(state, 'gravity');
    expect([state.gravity, apOf(state, CREW)]).toEqual([true, 4]);
    expect(refused(state, 'gravity')).toBe('tooDear S-2.1');
  });

  it('S-21.1 is on the bridge and in the drive room', () => {
    for (const [square, expected] of [
      ['D8', 'allowed'],
      ['O8', 'allowed'],
      ['H8', 'notAtControls S-21.1'],
    ] as const) {
      const state = onDeck(square);
      expect(refused(state, 'gravity')).toBe(expected);
      expect(has(state, 'gravity')).toBe(expected === 'allowed');
    }
  });

  it('S-21.1 belongs to either option, and to no match without them', () => {
    expect(refused(onDeck('D8', {}), 'gravity')).toBe('noControls S-21.1');
    expect(has(onDeck('D8', {}), 'gravity')).toBe(false);
    expect(has(onDeck('D8', { controls: true }), 'gravity')).toBe(true);
  });

  it('S-21.1 is beyond animals', () => {
    const state = emptyShip(controls);
    put(state, BEAST, at(state, 'D8'));
    put(state, CREW, at(state, 'S10'));
    turnOf(state, BEAST);
    expect(refused(state, 'gravity')).toBe('animalsCannot S-15.6');
    expect(has(state, 'gravity')).toBe(false);
  });
});

describe('S-21.2 one field', () => {
  function aboard(ship: 'lockedTogether' | 'landedBeowulf'): State {
    const state = emptyShip({ gravityControls: true, ownScenario: { ...DUEL, ship } });
    return state;
  }

  it('S-21.2 serves ships that are locked together, from the bridge of each', () => {
    const bridges = planOf(aboard('lockedTogether')).rooms.filter(({ kind }) => kind === 'bridge');
    expect(new Set(bridges.map(({ ship }) => ship)).size).toBe(2);
    for (const { squares } of bridges) {
      const state = aboard('lockedTogether');
      put(state, CREW, squares[0] as number);
      put(state, MATE, NONE);
      turnOf(state, CREW);
      answer(state, 'gravity');
      expect(state.gravity).toBe(false);
    }
  });

  it('S-21.2 is not needed on a planet', () => {
    const state = aboard('landedBeowulf');
    const bridge = planOf(state).rooms.find(({ kind }) => kind === 'bridge') as Room;
    put(state, CREW, bridge.squares[0] as number);
    turnOf(state, CREW);
    expect(refused(state, 'gravity')).toBe('heldDown S-21.2');
    setGravity(state, false, NONE, witness());
    expect(state.gravity).toBe(true);
  });

  it('S-21.2 cannot be switched without power', () => {
    const state = emptyShip({ gravityControls: true });
    put(state, CREW, at(state, 'D8'));
    state.power = false;
    turnOf(state, CREW);
    expect(refused(state, 'gravity')).toBe('noPower S-21.2');
  });

  it('S-21.2 tells of a failure that nobody has switched, and of no change', () => {
    const state = emptyShip();
    const cx = witness();
    setGravity(state, false, NONE, cx);
    setGravity(state, false, NONE, cx);
    expect(cx.events).toEqual([{ type: 'gravity', who: NONE, on: false }]);
  });
});

describe('S-21.3 beginning and return', () => {
  it('S-21.3 begins a match without gravity where the scenario says so', () => {
    expect(quickMatch().gravity).toBe(true);
    expect(quickMatch({ ownScenario: { ...DUEL, weightless: true } }).gravity).toBe(false);
  });

  it('S-21.3 reads that from a scenario, where it may be left out', () => {
    const read = (weightless: unknown) => decodeScenario({ ...DUEL, weightless });
    expect(read(true)).toEqual({ ok: true, value: { ...DUEL, weightless: true } });
    expect(read(false)).toEqual({ ok: true, value: DUEL });
    expect(decodeScenario(DUEL)).toEqual({ ok: true, value: DUEL });
    expect(read('yes')).toEqual({ ok: false, problem: "'weightless' must be true or false." });
  });

  it('S-21.3 stops those who drift where they are, and gives everyone control', () => {
    const state = afloat('D8', {}, { gravityControls: true });
    put(state, MATE, at(state, 'C8'));
    bodyOf(state, MATE).poise = { drift: NONE, glide: 0, lost: true };
    bodyOf(state, CREW).poise = { drift: EAST, glide: 1, lost: false };
    answer(state, 'gravity');
    expect([CREW, MATE].map((who) => bodyOf(state, who).poise)).toEqual([STEADY, STEADY]);
    expect(whereIs(state)).toBe(at(state, 'D8'));
    expect(refused(state, 'step', EAST)).toBe('allowed');
  });
});

describe('S-21.4 no footing', () => {
  it('S-21.4 refuses steps in the open and all running', () => {
    const state = afloat('D8');
    expect(refused(state, 'step', EAST)).toBe('noWall S-21.5');
    expect(refused(state, 'run', EAST)).toBe('weightless S-21.4');
    expect(has(state, 'step', EAST) || has(state, 'run', EAST)).toBe(false);
  });

  it('S-21.4 keeps turns at 1 AP', () => {
    const state = afloat('D8');
    answer(state, 'turn', 2);
    expect(apOf(state, CREW)).toBe(13);
  });

  it('S-21.4 has no push-off while there is gravity', () => {
    const state = afloat('D8');
    state.gravity = true;
    expect(refused(state, 'push', EAST)).toBe('weight S-21.4');
    expect(has(state, 'push', EAST)).toBe(false);
  });
});

describe('S-21.5 along a wall', () => {
  it('S-21.5 costs 4 AP in any direction, whatever you face', () => {
    for (const [from, direction] of [
      ['G8', EAST],
      ['H8', WEST],
      ['G6', 3],
    ] as const) {
      const state = afloat(from);
      const { events } = answer(state, 'step', direction);
      expect(apOf(state, CREW)).toBe(10);
      expect(heard(events, 'moved')[0]?.how).toBe('pull');
    }
  });

  it('S-21.5 needs a wall at both ends', () => {
    expect(refused(afloat('G8'), 'step', WEST)).toBe('noWall S-21.5');
    expect(refused(afloat('F8'), 'step', NORTH)).toBe('noWall S-21.5');
    expect(refused(afloat('F7'), 'step', SOUTH)).toBe('noWall S-21.5');
  });

  it('S-21.5 takes a shut portal for a wall, an open one for none', () => {
    const state = afloat('F7');
    shutPortal(state, portalAt(state, at(state, 'F8'), 1));
    expect(refused(state, 'step', SOUTH)).toBe('allowed');
    expect(has(state, 'step', SOUTH)).toBe(true);
  });

  it('S-21.5 takes something solid for a wall', () => {
    const state = afloat('O8');
    const plan = planOf(state);
    // P8 lies between two drives, without a wall before them.
    expect(isAtWall(plan, state.open, at(state, 'P8'))).toBe(true);
    // O8 lies beside it, in the open.
    expect(refused(state, 'step', EAST)).toBe('noWall S-21.5');
  });

  it('S-21.5 adds what a portal costs, and refuses what is too dear', () => {
    // A hatch leads from the drive room down to the cargo bay.
    const state = afloat('N10');
    answer(state, 'step', SOUTH);
    expect(apOf(state, CREW)).toBe(9);
    expect(refused(afloat('N10', { ap: 4 }), 'step', SOUTH)).toBe('tooDear S-2.1');
    expect(has(afloat('N10', { ap: 4 }), 'step', SOUTH)).toBe(false);
    expect(refused(afloat('G8', { ap: 3 }), 'step', EAST)).toBe('tooDear S-2.1');
  });

  it('S-21.5 keeps walls, cages and people in the way', () => {
    const state = afloat('G8');
    put(state, MATE, at(state, 'H8'));
    expect(refused(state, 'step', EAST)).toBe('occupied S-4.1');
    expect(refused(state, 'step', 3)).toBe('noWay S-5.3');
    bodyOf(state, CREW).caged = true;
    expect([refused(state, 'step', EAST), refused(state, 'push', EAST)]).toEqual(['caged S-14.3', 'caged S-14.3']);
  });
});

describe('S-21.6 pushing off', () => {
  it('S-21.6 costs 3 AP and moves nobody yet', () => {
    const state = afloat('A8');
    const { events } = answer(state, 'push', EAST);
    expect([apOf(state, CREW), whereIs(state)]).toEqual([11, at(state, 'A8')]);
    expect(bodyOf(state, CREW).poise).toEqual({ drift: EAST, glide: 0, lost: false });
    expect(heard(events, 'pushes')).toEqual([{ type: 'pushes', who: CREW, direction: EAST }]);
  });

  it('S-21.6 goes in every free direction, even from the middle of a room', () => {
    const state = afloat('D8');
    for (let direction = 0; direction < 8; direction++) expect(has(state, 'push', direction)).toBe(true);
    put(state, MATE, at(state, 'E8'));
    expect(refused(state, 'push', EAST)).toBe('occupied S-4.1');
    expect(has(state, 'push', EAST)).toBe(false);
    expect(refused(afloat('A8'), 'push', WEST)).toBe('noWay S-5.3');
    expect(refused(afloat('D8', { ap: 2 }), 'push', EAST)).toBe('tooDear S-2.1');
    expect(has(afloat('D8', { ap: 2 }), 'push', EAST)).toBe(false);
  });

  it('S-21.6 pays only for the first portal', () => {
    const state = afloat('N10');
    answer(state, 'push', SOUTH);
    expect(apOf(state, CREW)).toBe(10);
    const through = afloat('E8');
    answer(through, 'push', EAST);
    for (let i = 0; i < 3; i++) answer(through, 'swear');
    answer(through, 'swear', 0, 0, [5, 5]);
    expect([apOf(through, CREW), whereIs(through)]).toEqual([7, at(through, 'G8')]);
  });

  it('S-21.6 pays for a hatch from either side, and refuses what is too dear', () => {
    for (const [square, direction] of [
      ['N5', SOUTH],
      ['N6', NORTH],
    ] as const) {
      const state = afloat(square);
      answer(state, 'push', direction);
      expect(apOf(state, CREW)).toBe(10);
      const poor = afloat(square, { ap: 3 });
      expect([refused(poor, 'push', direction), has(poor, 'push', direction)]).toEqual(['tooDear S-2.1', false]);
    }
  });
});
