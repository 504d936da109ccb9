import { describe, expect, it } from 'vitest';
import { isOpen } from '../../src/grid/step.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE, type Plan, type Square } from '../../src/plan/types.ts';
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
  legal,
  MUTINEER,
  type Person,
  portalAt,
  put,
  question,
  refused,
  shutPortal,
  turnOf,
} from './table.ts';

/** A crew member at a square of the Intrepid, and a portal on one side of it. */
function beside(square: string, facing: 0 | 1 | 2 | 3, person: Person = {}) {
  const state = emptyShip();
  put(state, CREW, at(state, square), facing, person);
  put(state, BEAST, at(state, 'L3'));
  turnOf(state, CREW);
  return { state, portal: portalAt(state, at(state, square), facing) };
}

const DOOR = ['G8', 0] as const;
const VALVE = ['F8', 1] as const;
const HATCH = ['N6', 0] as const;

function open({ state, portal }: { state: State; portal: number }): boolean {
  return isOpen(planOf(state), state.open, portal);
}

it('S-6.2 works a portal from both squares beside it, and from no other', () => {
  const { state, portal } = beside('F8', 1);
  expect(has(state, 'work', portal)).toBe(true);
  for (const [square, ok] of [
    ['G8', true],
    ['E8', false],
    ['F7', false],
  ] as const) {
    bodyOf(state, CREW).at = at(state, square);
    expect(refused(state, 'work', portal)).toBe(ok ? 'allowed' : 'notBeside S-6.2');
  }
});

describe('S-6.3 S-6.4 studs', () => {
  it('S-6.3 S-6.4 cost 1 AP, and the portal moves after 3 more', () => {
    for (const place of [DOOR, VALVE]) {
      const scene = beside(place[0], place[1]);
      const { state, portal } = scene;
      answer(state, 'work', portal);
      expect(apOf(state, CREW)).toBe(13);
      expect(refused(state, 'work', portal)).toBe('movingAlready S-6.4');
      answer(state, 'swear');
      answer(state, 'swear');
      expect(open(scene)).toBe(true);
      answer(state, 'swear');
      expect(open(scene)).toBe(false);
    }
  });
  it('S-6.4 moves at the end of the activation at the latest', () => {
    const scene = beside(...DOOR);
    answer(scene.state, 'work', scene.portal);
    const { events } = answer(scene.state, 'end');
    expect(open(scene)).toBe(false);
    expect(heard(events, 'portal').map(({ deed }) => deed)).toEqual(['shut']);
  });
  it('S-6.3 opens as it shuts', () => {
    const scene = beside(...DOOR);
    shutPortal(scene.state, scene.portal);
    answer(scene.state, 'work', scene.portal);
    answer(scene.state, 'end');
    expect(open(scene)).toBe(true);
  });
});

it('S-6.5 works a hatch at once for 5 AP', () => {
  const scene = beside(...HATCH);
  answer(scene.state, 'work', scene.portal);
  expect(open(scene)).toBe(false);
  expect(apOf(scene.state, CREW)).toBe(9);
});

it('S-6.6 keeps animals from portals', () => {
  const { state } = beside(...DOOR);
  put(state, BEAST, at(state, 'F8'));
  turnOf(state, BEAST);
  const valve = portalAt(state, at(state, 'F8'), 1);
  expect(refused(state, 'work', valve)).toBe('animalsCannot S-15.6');
  shutPortal(state, valve);
  expect(refused(state, 'force', valve)).toBe('animalsCannot S-15.6');
  expect(refused(state, 'valves')).toBe('animalsCannot S-15.6');
  expect(legal(state).some(({ type }) => type === 'work' || type === 'force' || type === 'light')).toBe(false);
});

describe('S-6.7 S-6.8 S-6.9 passage', () => {
  function cost(place: readonly [string, 0 | 1 | 2 | 3], armor = 'nothing', weapon?: string): number {
    const { state } = beside(place[0], place[1], { armor, str: 12 });
    if (weapon !== undefined) give(state, CREW, weapon);
    const before = apOf(state, CREW);
    answer(state, 'step', 2 * place[1]);
    return before - apOf(state, CREW);
  }
  it('S-6.7 is free through doors and valves', () => {
    expect([cost(DOOR), cost(VALVE)]).toEqual([1, 1]);
  });
  it('S-6.8 costs 1 more at a hatch, 3 in a bulky suit', () => {
    expect(
      ['nothing', 'cloth', 'combat-armor', 'vacc-suit', 'battle-dress'].map((armor) => cost(HATCH, armor)),
    ).toEqual([2, 2, 2, 4, 4]);
  });
  it('S-6.8 does not end a run', () => {
    const { state } = beside('N7', 0);
    bodyOf(state, BEAST).at = at(state, 'L3');
    answer(state, 'run', 0);
    answer(state, 'run', 0);
    expect(apOf(state, CREW)).toBe(14 - 2 - 1);
    expect(state.act.stride).toBe(1);
  });
  it('S-6.9 costs 1 more with a weapon of more than 1500 mm', () => {
    expect(['cudgel', 'long-bow', 'halberd', 'spear'].map((weapon) => cost(VALVE, 'nothing', weapon))).toEqual([
      1, 1, 2, 2,
    ]);
    expect(cost(HATCH, 'battle-dress', 'pike')).toBe(5);
  });
});

describe('S-6.10 S-6.11 force', () => {
  it('S-6.10 breaks a door with strength or less, for good', () => {
    const scene = beside(...DOOR);
    shutPortal(scene.state, scene.portal);
    answer(scene.state, 'force', scene.portal, 0, [4, 4]);
    expect(open(scene)).toBe(false);
    answer(scene.state, 'force', scene.portal, 0, [4, 3]);
    expect(open(scene)).toBe(true);
    expect(apOf(scene.state, CREW)).toBe(2);
    expect(refused(scene.state, 'work', scene.portal)).toBe('broken S-6.10');
  });
  it('S-6.10 S-6.4 leaves a door open that was also on its way', () => {
    const scene = beside(...DOOR);
    shutPortal(scene.state, scene.portal);
    answer(scene.state, 'work', scene.portal);
    answer(scene.state, 'force', scene.portal, 0, [1, 1]);
    expect(open(scene)).toBe(true);
    expect(scene.state.act.waits).toEqual([]);
  });
  it('S-6.11 forces a valve with 9 or more', () => {
    for (const [person, dice, done] of [
      [{}, [4, 4], false],
      [{}, [4, 5], true],
      [{ str: 10 }, [4, 4], true],
      [{ dex: 10 }, [4, 3], true],
      [{ dex: 10 }, [3, 3], false],
      [{ armor: 'vacc-suit' }, [6, 5], false],
      [{ armor: 'vacc-suit' }, [6, 6], true],
    ] as const) {
      const scene = beside('F8', 1, person);
      shutPortal(scene.state, scene.portal);
      answer(scene.state, 'force', scene.portal, 0, dice);
      expect(open(scene)).toBe(done);
    }
  });
  it('S-6.11 forces no hatch, and nothing that is open', () => {
    const { state, portal } = beside(...HATCH);
    expect(refused(state, 'force', portal)).toBe('cannotForce S-6.11');
    shutPortal(state, portal);
    expect(refused(state, 'force', portal)).toBe('cannotForce S-6.11');
  });
});

describe('S-6.12 S-6.13 jams', () => {
  it('S-6.12 keeps a hatch shut until the thing is picked up from the same side', () => {
    const scene = beside(...HATCH);
    const { state, portal } = scene;
    const sword = give(state, CREW, 'sword');
    expect(refused(state, 'jam', portal, sword)).toBe('cannotJam S-6.12');
    shutPortal(state, portal);
    answer(state, 'jam', portal, sword);
    expect(apOf(state, CREW)).toBe(8);
    expect(refused(state, 'work', portal)).toBe('jammed S-6.12');
    expect(has(state, 'pick', sword)).toBe(true);
    bodyOf(state, CREW).at = at(state, 'N5');
    bodyOf(state, BEAST).at = at(state, 'L3');
    expect(refused(state, 'pick', sword)).toBe('notHere S-7.6');
    bodyOf(state, CREW).at = at(state, 'N6');
    answer(state, 'pick', sword, 0, [1]);
    answer(state, 'take');
    expect(refused(state, 'work', portal)).toBe('allowed');
  });
  it('S-6.12 takes only guns and blades', () => {
    const { state, portal } = beside(...HATCH);
    shutPortal(state, portal);
    expect(['club', 'spear', 'revolver'].map((id) => refused(state, 'jam', portal, give(state, CREW, id)))).toEqual([
      'cannotJam S-6.12',
      'cannotJam S-6.12',
      'allowed',
    ]);
    expect(refused(state, 'jam', portal, 99)).toBe('notHeld S-7.1');
  });
  it('S-6.13 blocks an open valve for 1 AP, which then gives way for 1', () => {
    const scene = beside(...VALVE);
    const { state, portal } = scene;
    answer(state, 'jam', portal, give(state, CREW, 'rifle'));
    answer(state, 'work', portal);
    for (let i = 0; i < 3; i++) answer(state, 'swear');
    expect(open(scene)).toBe(false);
    answer(state, 'force', portal);
    expect(open(scene)).toBe(true);
    expect(apOf(state, CREW)).toBe(8);
  });
});

it('S-6.14 shuts all valves from the bridge, and from nowhere else', () => {
  const { state } = beside('D8', 1);
  answer(state, 'valves');
  expect(apOf(state, CREW)).toBe(13);
  for (let i = 0; i < 3; i++) answer(state, 'swear');
  const { portals } = planOf(state);
  const valves = portals.filter(({ kind }) => kind === 'iris');
  expect(valves.length).toBeGreaterThan(2);
  for (const { id } of valves) expect(isOpen(planOf(state), state.open, id)).toBe(false);
  expect(refused(state, 'valves')).toBe('noValves S-6.14');
  expect(refused(beside('G8', 1).state, 'valves')).toBe('notBridge S-6.14');
  const pressed = beside(...VALVE);
  answer(pressed.state, 'work', pressed.portal);
  expect(refused(pressed.state, 'valves')).toBe('allowed');
});

it('S-6.15 opens nothing to the outside in jumpspace', () => {
  const state = emptyShip();
  const outer = planOf(state).portals.filter((portal) => portal.outer);
  expect(outer.length).toBeGreaterThan(0);
  for (const { id, beside: squares } of outer) {
    put(state, CREW, squares[0] as Square);
    put(state, BEAST, at(state, 'B8'));
    turnOf(state, CREW);
    expect(refused(state, 'work', id)).toBe('outside S-6.15');
  }
});

/** Two decks: the captain at a square of the Beowulf, a mutineer far off. */
function beowulf(square: Square, person: Person = {}) {
  const state = emptyShip({ scenario: 'mutiny' });
  put(state, CAPTAIN, square, 1, person);
  put(state, MUTINEER, at(state, 'A7'));
  return turnOf(state, CAPTAIN);
}

function shafts(state: State, kind: 'hatch' | 'iris') {
  const plan: Plan = planOf(state);
  const way = plan.ways.findIndex(({ cover }) => plan.portals[cover]?.kind === kind);
  return { way, ...(plan.ways[way] as Plan['ways'][number]) };
}

function openPortal(state: State, portal: number): void {
  const { deck, bit } = planOf(state).portals[portal] as Plan['portals'][number];
  state.open[deck] = (state.open[deck] as number) | (1 << bit);
}

describe('S-6.16 S-6.17 shafts', () => {
  it('S-6.16 S-6.9 cost 5 AP up and 3 down, 2 more in bulky suits', () => {
    for (const [armor, up, down] of [
      ['nothing', 5, 3],
      ['battle-dress', 7, 5],
    ] as const) {
      const { way, upper, lower, cover } = shafts(emptyShip({ scenario: 'mutiny' }), 'iris');
      const climber = beowulf(lower, { armor });
      openPortal(climber, cover);
      answer(climber, 'climb', way);
      expect([bodyOf(climber, CAPTAIN).at, 14 - apOf(climber, CAPTAIN)]).toEqual([upper, up]);
      answer(climber, 'climb', way);
      expect([bodyOf(climber, CAPTAIN).at, 14 - apOf(climber, CAPTAIN)]).toEqual([lower, up + down]);
    }
  });
  it('S-5.7 S-6.16 end a run', () => {
    const start = emptyShip({ scenario: 'mutiny' });
    const { way, cover } = shafts(start, 'iris');
    const state = beowulf(at(start, 'L6'));
    bodyOf(state, CAPTAIN).facing = 3;
    openPortal(state, cover);
    answer(state, 'run', 6);
    answer(state, 'climb', way);
    answer(state, 'run', 6);
    // Two AP for each run, three for the way down.
    expect(apOf(state, CAPTAIN)).toBe(7);
  });
  it('S-6.16 works a hatch from above or from the ladder, a valve from either end', () => {
    const hatch = shafts(emptyShip({ scenario: 'mutiny' }), 'hatch');
    expect(refused(beowulf(hatch.upper), 'work', hatch.cover)).toBe('allowed');
    expect(refused(beowulf(hatch.lower), 'work', hatch.cover)).toBe('notBeside S-6.2');
    const valve = shafts(emptyShip({ scenario: 'mutiny' }), 'iris');
    for (const square of [valve.upper, valve.lower])
      expect(refused(beowulf(square), 'work', valve.cover)).toBe('allowed');
  });
  it('S-6.17 leaves a climber on the ladder below a shut cover', () => {
    const { way, upper, lower, cover } = shafts(emptyShip({ scenario: 'mutiny' }), 'hatch');
    const state = beowulf(lower);
    answer(state, 'climb', way);
    expect(bodyOf(state, CAPTAIN)).toMatchObject({ at: lower, ladder: true, ap: 9 });
    expect(refused(state, 'turn', 0)).toBe('onLadder S-6.17');
    expect(refused(state, 'climb', way)).toBe('onLadder S-6.17');
    expect(new Set(legal(state).map(({ type }) => type))).toEqual(new Set(['work', 'swear', 'end']));
    answer(state, 'work', cover);
    answer(state, 'climb', way);
    expect(bodyOf(state, CAPTAIN)).toMatchObject({ at: upper, ladder: false, ap: 4 });
  });
  it('S-6.16 S-15.6 is floor above while it is shut, and open to animals only when it is open', () => {
    const { way, upper, lower, cover } = shafts(emptyShip({ scenario: 'mutiny' }), 'iris');
    expect(refused(beowulf(upper), 'climb', way)).toBe('shut S-6.1');
    const state = emptyShip({ scenario: 'mutiny' });
    put(state, CAPTAIN, at(state, 'A7'));
    put(state, 2, lower);
    put(state, MUTINEER, at(state, 'B7'));
    turnOf(state, 2);
    expect(refused(state, 'climb', way)).toBe('animalsCannot S-15.6');
    openPortal(state, cover);
    expect(refused(state, 'climb', way)).toBe('allowed');
    expect(refused(state, 'climb', 20)).toBe('noShaft S-6.16');
  });
});

describe('S-6.18 S-6.19 lifts', () => {
  function lift(state: State) {
    const [stops] = planOf(state).lifts.map((each) => each.stops);
    const [top, bottom] = stops as readonly [Square, Square];
    const door = (stop: Square) =>
      planOf(state).portals.find(({ kind, beside: by }) => kind === 'lift' && by.includes(stop));
    return { top, bottom, door };
  }
  it('S-6.18 take a whole turn per deck, and open where they arrive', () => {
    const { top, bottom, door } = lift(emptyShip({ scenario: 'mutiny' }));
    const state = beowulf(top);
    openPortal(state, door(top)?.id ?? NONE);
    const { events } = answer(state, 'ride', bottom);
    expect(heard(events, 'lift')).toHaveLength(1);
    expect(isOpen(planOf(state), state.open, door(top)?.id ?? NONE)).toBe(false);
    expect(bodyOf(state, CAPTAIN).at).toBe(NONE);
    while (state.turn < 3) answer(state, 'end');
    expect(bodyOf(state, CAPTAIN)).toMatchObject({ at: bottom, riding: NONE, arrives: 0 });
    expect(isOpen(planOf(state), state.open, door(bottom)?.id ?? NONE)).toBe(true);
  });
  it('S-6.18 S-13.4 show who comes in them to anyone who covers their door', () => {
    const { top, bottom, door } = lift(emptyShip({ scenario: 'mutiny' }));
    const outside = door(bottom)?.beside.find((square) => square !== bottom) ?? NONE;
    const state = beowulf(top);
    put(state, MUTINEER, planOf(state).neighbour[outside * 4 + 2] as Square, 0);
    give(state, MUTINEER, 'revolver');
    answer(state, 'ride', bottom);
    while (question(state).subject !== MUTINEER) answer(state, 'end');
    answer(state, 'cover');
    const { events } = answer(state, 'aim', outside, 0, [1, 1]);
    expect(bodyOf(state, CAPTAIN).at).toBe(bottom);
    expect(heard(events, 'attack')).toMatchObject([{ by: MUTINEER, target: CAPTAIN, free: true }]);
  });
  it('S-6.19 hide the rider from questions and attacks', () => {
    const { top, bottom } = lift(emptyShip({ scenario: 'mutiny' }));
    const state = beowulf(top);
    answer(state, 'ride', bottom);
    while (state.turn < 3) {
      expect(question(state).subject).not.toBe(CAPTAIN);
      expect(refused(state, 'attack', CAPTAIN, 0)).toBe('gone S-8.1');
      answer(state, 'end');
    }
  });
  it('S-6.18 come when they are called, by the next activation', () => {
    const { top, bottom, door } = lift(emptyShip({ scenario: 'mutiny' }));
    const below = door(bottom);
    const outside = below?.beside.find((square) => square !== bottom) ?? NONE;
    const state = beowulf(outside);
    expect(state.lifts[0]?.at).toBe(top);
    answer(state, 'work', below?.id);
    answer(state, 'end');
    expect(isOpen(planOf(state), state.open, below?.id ?? NONE)).toBe(false);
    while (question(state).subject !== CAPTAIN) answer(state, 'end');
    answer(state, 'swear');
    expect(state.lifts[0]?.at).toBe(bottom);
    expect(isOpen(planOf(state), state.open, below?.id ?? NONE)).toBe(true);
  });
  it('S-6.18 are not called from where they are: the door just opens', () => {
    const { top, door } = lift(emptyShip({ scenario: 'mutiny' }));
    const above = door(top);
    const state = beowulf(above?.beside.find((square) => square !== top) ?? NONE);
    shutPortal(state, above?.id ?? NONE);
    answer(state, 'work', above?.id);
    expect(state.lifts[0]).toMatchObject({ at: top, caller: NONE, to: NONE });
    answer(state, 'end');
    expect(isOpen(planOf(state), state.open, above?.id ?? NONE)).toBe(true);
  });
  it('S-6.18 do not come with someone inside', () => {
    const { top, bottom, door } = lift(emptyShip({ scenario: 'mutiny' }));
    const above = door(top);
    const state = beowulf(top);
    bodyOf(state, MUTINEER).at = above?.beside.find((square) => square !== top) ?? NONE;
    bodyOf(state, MUTINEER).acted = false;
    answer(state, 'ride', bottom);
    answer(state, 'work', above?.id);
    answer(state, 'end');
    answer(state, 'swear');
    expect(state.turn).toBe(2);
    expect(state.lifts[0]?.at).toBe(bottom);
  });
  it('S-6.18 go nowhere without a car, and S-6.19 not for animals', () => {
    const { top, bottom } = lift(emptyShip({ scenario: 'mutiny' }));
    expect(refused(beowulf(bottom), 'ride', top)).toBe('noLift S-6.18');
    expect(refused(beowulf(top), 'ride', top)).toBe('noLift S-6.18');
    const state = beowulf(at(emptyShip({ scenario: 'mutiny' }), 'C7'));
    put(state, 2, top);
    turnOf(state, 2);
    expect(refused(state, 'ride', bottom)).toBe('animalsCannot S-15.6');
  });
});

it('S-6.20 turns the light of the room off and on for 1 AP, beside a switch', () => {
  const { state } = beside('F8', 1);
  const room = planOf(state).room[at(state, 'F8')] as number;
  answer(state, 'light');
  expect([state.dark, apOf(state, CREW)]).toEqual([[room], 13]);
  answer(state, 'light');
  expect(state.dark).toEqual([]);
  expect(refused(beside('D8', 1).state, 'light')).toBe('noSwitch S-6.20');
});

it('S-6.21 charges 2 AP up stairs and 1 down', () => {
  const state = emptyShip({ scenario: 'mutiny' });
  const plan = planOf(state);
  const shaft = { ...(plan.ways[0] as Plan['ways'][number]) };
  // Neither ship has stairs, so here a shaft counts as one.
  Object.assign(plan.ways[0] as object, { kind: 'stairs', cover: NONE });
  try {
    const climber = beowulf(shaft.lower);
    answer(climber, 'climb', 0);
    expect(apOf(climber, CAPTAIN)).toBe(12);
    answer(climber, 'climb', 0);
    expect(apOf(climber, CAPTAIN)).toBe(11);
  } finally {
    Object.assign(plan.ways[0] as object, shaft);
  }
});

describe('S-6.22 access plates', () => {
  const plate = (state: State) =>
    planOf(state).portals.find(({ kind }) => kind === 'bulkheadPlate') as Plan['portals'][number];
  it("S-6.22 open with the crew's key, in a whole turn, and cost 6 AP to pass", () => {
    const { id, beside: squares } = plate(emptyShip({ scenario: 'mutiny' }));
    const [one, other] = squares as readonly [Square, Square];
    const state = beowulf(one);
    answer(state, 'work', id);
    expect(isOpen(planOf(state), state.open, id)).toBe(true);
    expect(state.turn).toBe(2);
    while (question(state).subject !== CAPTAIN) answer(state, 'end');
    const east = planOf(state).next[one * 8 + 2] === other;
    answer(state, 'step', east ? 2 : 6);
    expect(14 - apOf(state, CAPTAIN)).toBe(6 + (east ? 1 : 2));
  });
  it('S-6.22 open for those of the crew who come back to the ship', () => {
    const state = emptyShip({ scenario: 'breakthrough' });
    const { id, beside: squares } = plate(state);
    put(state, 2, squares[0] as Square);
    put(state, 4, squares[1] as Square);
    turnOf(state, 2);
    expect(refused(state, 'work', id)).toBe('allowed');
    turnOf(state, 4);
    expect(refused(state, 'work', id)).toBe('jammed S-6.12');
  });
  it('S-6.22 stay shut to others, and to anyone who has done something', () => {
    const { id, beside: squares } = plate(emptyShip({ scenario: 'mutiny' }));
    const late = beowulf(squares[0] as Square);
    answer(late, 'swear');
    expect(refused(late, 'work', id)).toBe('notWholeTurn S-7.12');
    const state = emptyShip({ ship: 'beowulf', passengers: true });
    put(state, 4, squares[0] as Square);
    put(state, 10, at(state, 'A7'));
    turnOf(state, 4);
    expect(refused(state, 'work', id)).toBe('jammed S-6.12');
  });
});
