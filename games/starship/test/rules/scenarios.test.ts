import { decodeOptions, defaultOptions, fewestSeats, ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { strike } from '../../src/combat/wounds.ts';
import { ARMORS } from '../../src/data/armors.ts';
import { SCENARIOS } from '../../src/data/scenarios.ts';
import { INTREPID } from '../../src/data/ships/intrepid.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { isOpen } from '../../src/grid/step.ts';
import { game } from '../../src/index.ts';
import { bodyOf, isAnimal, sheetOf } from '../../src/people.ts';
import { squaresWith } from '../../src/plan/compile.ts';
import { NONE, type Square } from '../../src/plan/types.ts';
import { decodeScenario } from '../../src/scenario/decode.ts';
import { planOf, shipOf } from '../../src/scenario/scenario.ts';
import type { Scenario } from '../../src/scenario/types.ts';
import { verdict } from '../../src/score.ts';
import { witness } from '../../src/testing.ts';
import { DRAW, type Options, type State, type Who } from '../../src/types.ts';
import {
  answer,
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  give,
  heard,
  LOYAL,
  legal,
  MASCOT,
  MATE,
  MUTINEER,
  put,
  question,
  quickMatch,
  refused,
  turnOf,
} from './table.ts';

function roomOf(state: State, who: Who): string {
  const plan = planOf(state);
  const room = plan.rooms[plan.room[bodyOf(state, who).at] as number];
  return room === undefined ? '' : `${room.kind}${room.number > 0 ? ` ${room.number}` : ''}`;
}

function rolesOf(state: State): string[] {
  return state.sheets.map(({ role, side }) => `${role} ${side}`);
}

/** Answers everything at its default until a question of one kind. */
function until(kind: string, options: Partial<Options>): State {
  const all = { ...defaultOptions(game.options), ...options };
  const state = game.setup(fewestSeats(game.seats(all)), all, witness());
  while (game.pending(state)[0]?.kind !== kind) {
    const asked = question(state);
    game.apply(state, asked, game.timeoutAction(state, asked), witness());
  }
  return state;
}

describe("S-14.1 S-14.2 They're Loose!", () => {
  it('S-14.1 is four crew against six animals', () => {
    expect(rolesOf(quickMatch())).toEqual([...Array(4).fill('crew 0'), ...Array(6).fill('animal 1')]);
    expect(game.seats(defaultOptions(game.options)).counts).toEqual([2]);
  });
  it('S-14.2 begins in the named rooms, with weapons in the locker and all inside open', () => {
    const state = quickMatch();
    const plan = planOf(state);
    expect(state.sheets.map((_, who) => roomOf(state, who))).toEqual([
      'bridge',
      'bridge',
      'drive',
      'stateroom 4',
      'cargo',
      'cargo',
      'common',
      'common',
      'raft',
      'raft',
    ]);
    const weapons = state.items.filter(({ weapon }) => WEAPONS[weapon]?.class !== 'brawling');
    expect(weapons.length).toBeGreaterThan(0);
    for (const item of weapons) expect(item).toMatchObject({ holder: NONE, at: squaresWith(plan, 'locker')[0] });
    for (const { id, outer, lock, kind } of plan.portals)
      expect(isOpen(plan, state.open, id)).toBe(!outer && lock === NONE && kind !== 'cargo');
    expect(state.sheets.every(({ armor }) => armor === 0)).toBe(true);
  });
});

describe('S-14.3 cages', () => {
  it('S-14.3 hold an animal in its square until 7 or more', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'));
    put(state, BEAST, at(state, 'N5'));
    bodyOf(state, BEAST).caged = true;
    turnOf(state, BEAST);
    expect(refused(state, 'step', 0)).toBe('caged S-14.3');
    expect(refused(state, 'run', 2)).not.toBe('allowed');
    answer(state, 'end', 0, 0, [3, 3]);
    expect(bodyOf(state, BEAST).caged).toBe(true);
    turnOf(state, BEAST);
    answer(state, 'end', 0, 0, [3, 4]);
    expect(bodyOf(state, BEAST).caged).toBe(false);
  });
  it('S-14.3 do not stop attacks', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'));
    put(state, BEAST, at(state, 'F8'));
    bodyOf(state, BEAST).caged = true;
    turnOf(state, BEAST);
    expect(refused(state, 'attack', CREW, 0)).toBe('allowed');
  });
});

describe('S-14.4 the alarm', () => {
  function quiet(beast: string, caged = false): State {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'), 3);
    put(state, BEAST, at(state, beast));
    bodyOf(state, BEAST).caged = caged;
    state.alarm = 0;
    return turnOf(state, BEAST);
  }
  it('S-14.4 is raised in the middle of a move, all round', () => {
    const state = quiet('L6');
    answer(state, 'step', 4);
    expect(state.alarm).toBe(0);
    const { events } = answer(state, 'step', 4);
    expect(heard(events, 'alarm')).toEqual([{ type: 'alarm', by: BEAST }]);
    expect(state.alarm).toBe(1);
  });
  it('S-14.4 keeps the crew still before it', () => {
    const state = quiet('L6');
    bodyOf(state, CREW).acted = false;
    answer(state, 'end');
    expect(question(state).subject).toBe(BEAST);
  });
  it('S-14.4 is not raised by a caged animal, but by itself after turn 10', () => {
    const state = quiet('F8', true);
    state.turn = 10;
    answer(state, 'end', 0, 0, [1, 1]);
    expect([state.turn, state.alarm]).toEqual([11, 10]);
    const early = quiet('F8', true);
    state.turn = 9;
    answer(early, 'end', 0, 0, [1, 1]);
    expect(early.alarm).toBe(0);
  });
});

it('S-14.5 places the crew first, on any free square of its room, facing any way', () => {
  const state = until('place', {});
  expect(question(state)).toMatchObject({ seat: 0, subject: 0 });
  const places = legal(state).filter(({ type }) => type === 'place');
  const bridge = planOf(state).rooms.find(({ kind }) => kind === 'bridge')?.squares ?? [];
  expect(places).toHaveLength(4 * bridge.length);
  expect(refused(state, 'place', at(state, 'G8'))).toBe('notAPlace S-14.5');
  answer(state, 'place', bridge[0], 2);
  expect(bodyOf(state, 0)).toMatchObject({ at: bridge[0], facing: 2 });
  expect(refused(state, 'place', bridge[0])).toBe('notAPlace S-14.5');
});

it('S-14.6 on the Beowulf puts all animals into the cargo bay, and passengers into their staterooms', () => {
  const state = quickMatch({ ship: 'beowulf', passengers: true });
  expect(state.sheets.map((_, who) => roomOf(state, who))).toEqual([
    'bridge',
    'bridge',
    'common',
    'drive',
    ...[1, 2, 3, 4, 5, 6].map((number) => `passengerStateroom ${number}`),
    ...Array(6).fill('cargo'),
  ]);
  const plan = planOf(state);
  expect(plan.rooms[plan.room[bodyOf(state, 2).at] as number]?.name).toBe('Passenger common area');
  for (let who = 4; who < 10; who++) bodyOf(state, who).status = 'unconscious';
  expect(verdict(state)).toEqual({ winner: 1, reason: 'passengers' });
  bodyOf(state, 4).status = 'active';
  expect(verdict(state)).toBeUndefined();
});

describe('S-14.7 sleepers', () => {
  function ward(): State {
    const state = emptyShip({ ship: 'beowulf', sleepers: true });
    const berth = squaresWith(planOf(state), 'lowBerth')[0] as Square;
    const beside = [...planOf(state).next.slice(berth * 8, berth * 8 + 8)].find((square) => square !== NONE) as Square;
    put(state, CREW, beside);
    put(state, 10, at(state, 'A7'));
    Object.assign(bodyOf(state, 4), { status: 'asleep', at: berth });
    return turnOf(state, CREW);
  }
  it('S-14.7 lie in the berths, unarmed, and count for nobody', () => {
    const state = quickMatch({ ship: 'beowulf', sleepers: true });
    expect(roomOf(state, 4)).toBe('lowPassage');
    expect(new Set([4, 5, 6, 7, 8, 9].map((who) => bodyOf(state, who).at)).size).toBe(6);
    for (let who = 0; who < 4; who++) bodyOf(state, who).status = 'dead';
    expect(verdict(state)).toEqual({ winner: 1, reason: 'eliminated' });
  });
  it('S-14.7 wake on 6 or more, in a whole turn, and act in the next', () => {
    const state = ward();
    bodyOf(state, 4).acted = false;
    answer(state, 'revive', 4, 0, [3, 3]);
    expect([bodyOf(state, 4).status, state.turn]).toEqual(['active', 2]);
    const other = ward();
    answer(other, 'revive', 4, 0, [3, 2]);
    expect(bodyOf(other, 4).status).toBe('dead');
  });
  it('S-14.7 S-14.10 do not count against their side if they never wake', () => {
    const state = quickMatch({ ship: 'beowulf', sleepers: true });
    Object.assign(state, { alarm: 1, turn: 80 });
    bodyOf(state, CREW).status = 'unconscious';
    for (const beast of [10, 11]) bodyOf(state, beast).status = 'dead';
    const late = () => verdict(state)?.winner;
    expect(late()).toBe(0);
    bodyOf(state, 4).status = 'dead';
    expect(late()).toBe(0);
    Object.assign(bodyOf(state, 4), { str: 0, dex: 0, end: 0 });
    expect(late()).toBe(1);
  });
  it('S-14.7 are woken by the crew alone, not by others who were woken', () => {
    const state = ward();
    const beside = bodyOf(state, CREW).at;
    put(state, CREW, at(state, 'C7'));
    put(state, 5, beside);
    turnOf(state, 5);
    expect(refused(state, 'revive', 4)).toBe('crewOnly S-14.7');
    expect(legal(state).some(({ type }) => type === 'revive')).toBe(false);
  });
  it('S-14.7 S-4.4 are not woken from another deck', () => {
    const state = ward();
    bodyOf(state, CREW).at = at(state, 'C7');
    expect(refused(state, 'revive', 4)).toBe('noSleeper S-14.7');
  });
  it('S-14.7 S-4.1 have no room to get up while someone stands in their berth', () => {
    const state = ward();
    bodyOf(state, CREW).at = bodyOf(state, 4).at;
    expect(refused(state, 'revive', 4)).toBe('occupied S-4.1');
  });
  it('S-6.17 S-14.7 are out of reach from a ladder', () => {
    const state = ward();
    bodyOf(state, CREW).ladder = true;
    expect(refused(state, 'revive', 4)).toBe('onLadder S-6.17');
  });
  it('S-14.7 need someone next to them with the whole turn, and cannot be attacked', () => {
    const state = ward();
    expect(refused(state, 'revive', 5)).toBe('noSleeper S-14.7');
    answer(state, 'swear');
    expect(refused(state, 'revive', 4)).toBe('notWholeTurn S-7.12');
    put(state, 10, bodyOf(state, CREW).at);
    turnOf(state, 10);
    expect(refused(state, 'attack', 4, 0)).toBe('gone S-8.1');
  });
});

it('S-14.8 gives out one armor of each kind, battle dress only to animals', () => {
  const state = until('wear', { armor: true });
  const offer = () => legal(state).flatMap(({ type, on }) => (type === 'wear' ? [ARMORS[on]?.id] : []));
  expect(offer()).toEqual(['nothing', 'jack', 'mesh', 'cloth', 'reflec', 'ablat']);
  answer(state, 'wear', 3);
  expect(offer()).toEqual(['nothing', 'jack', 'mesh', 'reflec', 'ablat']);
  for (let i = 0; i < 3; i++) answer(state, 'wear', legal(state)[0]?.on);
  expect(offer()).toEqual(['nothing', 'jack', 'mesh', 'cloth', 'reflec', 'ablat', 'battle-dress']);
  expect(refused(state, 'wear', 6)).toBe('notOffered S-15.4');
});

describe('S-14.9 S-14.10 the end', () => {
  function sides(crew: number, animals: number): State {
    const state = quickMatch();
    state.alarm = 1;
    for (let who = crew; who < 4; who++) bodyOf(state, who).status = 'unconscious';
    for (let who = 4 + animals; who < 10; who++) bodyOf(state, who).status = 'dead';
    return state;
  }
  it('S-14.9 comes when a side has nobody active', () => {
    expect(verdict(sides(0, 3))).toEqual({ winner: 1, reason: 'eliminated' });
    expect(verdict(sides(1, 0))).toEqual({ winner: 0, reason: 'eliminated' });
    expect(verdict(sides(0, 0))).toEqual({ winner: DRAW, reason: 'eliminated' });
    expect(verdict(sides(1, 1))).toBeUndefined();
  });
  it('S-14.9 ranks the seats of a side together', () => {
    const state = quickMatch({ secondSideSeats: 2 });
    expect(game.outcome(state)).toBeUndefined();
    state.winner = 1;
    state.reason = 'eliminated';
    expect(game.outcome(state)).toEqual({ rank: [3, 1, 1], score: [0, 2, 2], side: [0, 1, 1], reason: 'eliminated' });
    state.winner = DRAW;
    expect(game.outcome(state)).toMatchObject({ rank: [1, 1, 1] });
  });
  it('S-14.10 comes 80 turns after the alarm, by the larger share', () => {
    const late = (state: State, turn: number) => {
      state.turn = turn;
      return verdict(state);
    };
    expect(late(sides(2, 6), 79)).toBeUndefined();
    expect(late(sides(2, 6), 80)).toEqual({ winner: 1, reason: 'limit' });
    expect(late(sides(4, 5), 80)).toEqual({ winner: 0, reason: 'limit' });
    expect(late(sides(2, 3), 80)).toEqual({ winner: DRAW, reason: 'limit' });
  });
});

describe('S-14.11 S-14.12 S-14.13 Mutiny', () => {
  it('S-14.11 is the captain, one loyal and a mascot against four, with all portals shut', () => {
    const state = quickMatch({ scenario: 'mutiny' });
    expect(rolesOf(state)).toEqual(['captain 0', 'crew 0', 'mascot 0', ...Array(4).fill('crew 1')]);
    expect(sheetOf(state, MASCOT).master).toBe(CAPTAIN);
    expect(planOf(state).portals.some(({ id }) => isOpen(planOf(state), state.open, id))).toBe(false);
  });
  it('S-14.12 places in turn, each in a room of its own', () => {
    const state = until('place', { scenario: 'mutiny' });
    const order: Who[] = [];
    while (question(state).kind === 'place') {
      order.push(question(state).subject ?? NONE);
      const asked = question(state);
      game.apply(state, asked, game.timeoutAction(state, asked), witness());
    }
    expect(order).toEqual([CAPTAIN, MUTINEER, LOYAL, 4, MASCOT, 5, 6]);
    expect(new Set(state.bodies.map((body) => planOf(state).room[body.at])).size).toBe(7);
  });
  it('S-14.13 wears blades and keeps the rest where its owner says', () => {
    const state = until('keep', { scenario: 'mutiny', daggers: true });
    const kept = state.items.findIndex(({ holder, weapon }) => holder !== NONE && WEAPONS[weapon]?.class !== 'blade');
    const owner = state.items[kept]?.holder ?? NONE;
    expect(question(state)).toMatchObject({ subject: owner });
    answer(state, 'keep', 1);
    expect(state.items[kept]).toMatchObject({ holder: NONE, at: squaresWith(planOf(state), 'locker')[0] });
    while (question(state).kind === 'keep') answer(state, 'keep', 0);
    for (const { weapon, holder, at: lies } of state.items) {
      if (WEAPONS[weapon]?.class === 'blade') expect(holder).not.toBe(NONE);
      else expect([holder, lies === NONE]).toEqual([NONE, false]);
    }
  });
  it('S-2.5 S-14.13 leaves the weight of a weapon with the weapon', () => {
    const state = until('keep', { scenario: 'mutiny' });
    const { subject: owner = NONE } = question(state);
    bodyOf(state, owner).load = 1;
    while (question(state).kind === 'keep' && question(state).subject === owner) answer(state, 'keep', 0);
    expect(state.items.some(({ holder }) => holder === owner)).toBe(false);
    expect(bodyOf(state, owner).load).toBe(0);
  });
});

describe('S-14.14 S-14.15 victory in Mutiny', () => {
  function crews(): State {
    const state = emptyShip({ scenario: 'mutiny' });
    put(state, CAPTAIN, at(state, 'G7'));
    put(state, MASCOT, at(state, 'H7'));
    put(state, MUTINEER, at(state, 'I7'));
    state.turn = 40;
    return state;
  }
  it('S-14.14 goes after 40 turns to the side that holds the bridge', () => {
    const state = crews();
    expect(verdict(state)).toEqual({ winner: DRAW, reason: 'bridge' });
    bodyOf(state, CAPTAIN).at = at(state, 'C7');
    expect(verdict(state)).toEqual({ winner: 0, reason: 'bridge' });
    bodyOf(state, MUTINEER).at = at(state, 'D7');
    expect(verdict(state)).toEqual({ winner: DRAW, reason: 'bridge' });
    state.turn = 39;
    expect(verdict(state)).toBeUndefined();
  });
  it('S-14.15 does not count mascots', () => {
    const state = crews();
    bodyOf(state, MASCOT).at = at(state, 'C7');
    expect(verdict(state)).toEqual({ winner: DRAW, reason: 'bridge' });
    bodyOf(state, CAPTAIN).status = 'dead';
    expect(verdict(state)).toEqual({ winner: 1, reason: 'eliminated' });
  });
  it('S-14.15 leaves a mascot without a master only its free attacks', () => {
    const state = crews();
    put(state, LOYAL, at(state, 'B7'));
    bodyOf(state, CAPTAIN).status = 'unconscious';
    state.turn = 1;
    turnOf(state, MUTINEER);
    for (const body of state.bodies) body.acted = false;
    const asked: (number | undefined)[] = [];
    bodyOf(state, MUTINEER).at = at(state, 'J7');
    const { events } = answer(state, 'step', 6, 0, [1, 1]);
    expect(heard(events, 'attack')).toMatchObject([{ by: MASCOT }]);
    while (state.turn === 1) {
      asked.push(question(state).subject);
      answer(state, 'end');
    }
    expect(asked).not.toContain(MASCOT);
  });
});

it('S-14.15 S-5.9 S-13.1 ends the cover and evasion of a mascot whose master falls', () => {
  const state = emptyShip({ scenario: 'mutiny' });
  put(state, CAPTAIN, at(state, 'G7'), 1);
  put(state, LOYAL, at(state, 'B7'));
  put(state, MASCOT, at(state, 'J7'));
  put(state, MUTINEER, at(state, 'H7'));
  turnOf(state, MASCOT);
  answer(state, 'cover');
  expect(bodyOf(state, MASCOT)).toMatchObject({ evading: true, cover: at(state, 'J7') });
  strike(state, CAPTAIN, 1, witness(new ScriptedChance([5, 0])));
  expect(bodyOf(state, MASCOT).evading).toBe(true);
  strike(state, CAPTAIN, 4, witness(new ScriptedChance([5, 5, 5, 5])));
  expect(bodyOf(state, CAPTAIN).status).not.toBe('active');
  expect(bodyOf(state, MASCOT)).toMatchObject({ evading: false, cover: NONE });
});

describe('S-14.16 S-14.17 options of Mutiny', () => {
  it('S-14.16 has a seat for each person, and makes the two lowest mutiny if nobody does', () => {
    const options = { ...defaultOptions(game.options), scenario: 'mutiny', chooseSides: true } as const;
    expect(game.seats(options).counts).toEqual([6]);
    const state = until('side', { scenario: 'mutiny', chooseSides: true });
    for (const decision of game.pending(state)) game.apply(state, decision, act('side', 0), witness());
    const lowest = state.list.filter((who) => !isAnimal(state, who) && who !== CAPTAIN).slice(0, 2);
    expect(state.sheets.flatMap(({ side }, who) => (side === 1 ? [who] : [])).sort()).toEqual(lowest.sort());
    expect(sheetOf(state, MASCOT)).toMatchObject({ side: 0, seat: 0 });
  });
  it('S-14.16 puts anyone who chooses no side in time on the captain’s', () => {
    const state = until('side', { scenario: 'mutiny', chooseSides: true });
    const choices = game.pending(state).map((decision) => game.timeoutAction(state, decision));
    expect(choices).toEqual(Array(5).fill(act('side', 0)));
  });
  it('S-14.17 gives the second pet to someone else, on that side', () => {
    for (let seed = 1; seed < 6; seed++) {
      const state = quickMatch({ scenario: 'mutiny', secondPet: true }, seed);
      const pet = state.sheets.at(-1);
      expect(pet?.role).toBe('mascot');
      expect(pet?.master).not.toBe(CAPTAIN);
      expect(pet?.side).toBe(sheetOf(state, pet?.master ?? NONE).side);
    }
  });
});

it('S-14.18 deals characters round the seats of a side', () => {
  const state = quickMatch({ firstSideSeats: 3, secondSideSeats: 2 });
  expect(state.sheets.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 3, 4, 3, 4, 3, 4]);
  const options = {
    ...defaultOptions(game.options),
    scenario: 'mutiny',
    firstSideSeats: 4,
    secondSideSeats: 6,
  } as const;
  expect(game.seats(options).counts).toEqual([7]);
});

it('S-14.19 answers the rest of set-up for one seat, but never the side', () => {
  const state = game.setup(2, defaultOptions(game.options), witness());
  expect(question(state)).toMatchObject({ seat: 0, kind: 'table' });
  answer(
    state,
    'quick',
    0,
    0,
    [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6].slice(
      0,
      state.sheets.reduce((sum, { count }) => sum + count, 0),
    ),
  );
  expect(question(state)).toMatchObject({ seat: 1, kind: 'place', subject: 4 });
  const sides = until('side', { scenario: 'mutiny', chooseSides: true });
  expect(legal(sides).map(({ type, on }) => [type, on])).toEqual([
    ['side', 0],
    ['side', 1],
  ]);
});

it('S-15.12 lets further crew share the four staterooms', () => {
  const state = until('keep', { scenario: 'mutiny' });
  while (question(state).kind === 'keep') answer(state, 'keep', 0);
  const plan = planOf(state);
  const kinds = state.items
    .filter(({ weapon }) => weapon !== 7 && WEAPONS[weapon]?.class !== 'blade')
    .map((item) => plan.rooms[plan.room[item.at] as number]?.kind);
  expect(new Set(kinds)).toEqual(new Set(['stateroom']));
  expect(give(state, MATE, 'club')).toBeGreaterThan(0);
});

describe('S-14.20 S-14.21 scenarios and plans as data', () => {
  const [LOOSE] = SCENARIOS as readonly [Scenario];
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('S-14.20 decodes %s', (_, scenario) => {
    expect(decodeScenario(JSON.parse(JSON.stringify(scenario)))).toEqual({ ok: true, value: scenario });
  });
  it('S-14.20 refuses what cannot be played, with a reason', () => {
    const problem = (changes: object) => {
      const read = decodeScenario({ ...LOOSE, ...changes });
      return read.ok ? '' : read.problem;
    };
    expect(problem({ ship: 'kinunir' })).toBe("'ship' must be a ship.");
    expect(problem({ sides: ['crew'] })).toBe("'sides' must be the names of two sides.");
    expect(problem({ limit: 500 })).toBe("'limit' must be a turn up to 200.");
    expect(problem({ cast: [] })).toBe('A side has no characters.');
    for (const row of [{ role: 'cook' }, { ...LOOSE.cast[0], places: [] }])
      expect(problem({ cast: [...LOOSE.cast, row] })).toBe(
        "'cast' must be rows of a role, a side, an option and places.",
      );
    for (const condition of [null, {}, { is: 'luck' }])
      expect(problem({ victory: [condition] })).toBe("'victory' must be a list of conditions.");
    const places = [{ room: 'lowPassage', number: 0, name: '' }];
    const cast = [0, 1].map((side) => ({ role: 'crew', side, option: 'always', places }));
    expect(problem({ cast: cast.map((row) => ({ ...row, option: 'passengers' })) })).toBe('A side has no characters.');
    expect(problem({ cast: cast.map((row) => ({ ...row, role: 'mascot' })) })).toBe('A side has no characters.');
    expect(problem({ cast: cast.map((row) => ({ ...row, places: Array(13).fill(places[0]) })) })).toBe(
      'There are more than 24 characters.',
    );
    expect(decodeScenario(null)).toEqual({ ok: false, problem: 'A scenario is an object.' });
  });
  it('S-14.20 keeps nothing that is not its own', () => {
    const read = decodeScenario({ ...LOOSE, secret: 'x', cast: LOOSE.cast.map((row) => ({ ...row, more: 1 })) });
    expect(read).toEqual({ ok: true, value: LOOSE });
  });
  it('S-14.20 still reads an alarm that is written as yes or no', () => {
    const { victory: _, plot: __, cargoDoor: ___, ...old } = LOOSE;
    expect(decodeScenario({ ...old, alarm: true })).toEqual({ ok: true, value: LOOSE });
    expect(decodeScenario({ ...old, alarm: false })).toEqual({ ok: true, value: { ...LOOSE, alarm: [] } });
  });
  it('S-14.20 plays one of your own, without cages where there is no alarm', () => {
    const cast = LOOSE.cast.map((row) => ({ ...row, places: row.places.slice(0, 2) }));
    const state = quickMatch({ ownScenario: { ...LOOSE, sides: ['hunters', 'prey'], cast, alarm: [], limit: 2 } });
    expect(state.bodies.map(({ caged }) => caged)).toEqual([false, false, false, false]);
    expect(game.seats(state.options).sides?.names).toEqual(['hunters', 'prey']);
    while (game.outcome(state) === undefined) answer(state, 'end');
    expect([state.turn, game.outcome(state)?.reason]).toEqual([2, 'limit']);
  });
  it('S-14.20 deals no armor and no secret sides in one of your own', () => {
    expect(quickMatch({ ownScenario: LOOSE, armor: true }).sheets.every(({ armor }) => armor === 0)).toBe(true);
    const state = quickMatch({ ownScenario: LOOSE, scenario: 'mutiny', chooseSides: true });
    expect([state.seats, state.sheets.map(({ side }) => side).join('')]).toEqual([2, '0000111111']);
  });
  it('S-14.21 plays on a plan of your own, and lets a later match draw another', () => {
    const state = quickMatch({ ownPlan: { ...INTREPID, name: 'Sister' } });
    expect(planOf(state)).toMatchObject({ name: 'Sister', squares: planOf(quickMatch()).squares });
    for (let i = 0; i < 9; i++) quickMatch({ ownPlan: { ...INTREPID, name: `Sister ${i}` } });
    expect(shipOf({ ...state.options }).name).toBe('Sister');
  });
  it('S-14.21 refuses a scenario that does not fit its plan', () => {
    const problem = (options: object) => {
      const read = decodeOptions(game.options, options);
      return read.ok ? '' : read.problem;
    };
    const plan = (change: (line: string) => string) => ({ name: 'Odd', lines: INTREPID.lines.map(change) });
    expect(problem({ ownPlan: plan((line) => line) })).toBe('');
    expect(problem({ ownPlan: plan((line) => line.replace('KkD', 'K D')) })).toBe("The plan has no ship's locker.");
    const noBridge = plan((line) => line.replace('B bridge: Bridge', 'B room: Saloon'));
    expect(problem({ ownPlan: noBridge })).toBe("The plan has no 'bridge' for one of the characters.");
    expect(problem({ ownPlan: noBridge, scenario: 'mutiny' })).toBe('The plan has no bridge.');
    const bay = { room: 'locker', number: 0, name: '' } as const;
    const crowded = LOOSE.cast.map((row) => ({ ...row, places: [bay] }));
    expect(problem({ ownScenario: { ...LOOSE, cast: crowded } })).toBe(
      "The plan has no 'locker' for one of the characters.",
    );
    const many = LOOSE.cast.map((row) => ({ ...row, places: Array(12).fill(bay) }));
    expect(problem({ ownScenario: { ...LOOSE, cast: many, placement: 'anywhere' } })).toBe(
      'The plan has fewer rooms than the scenario has characters.',
    );
    expect(problem({ ownPlan: { name: 'Odd', lines: ['?'] } })).not.toBe('');
  });
});
