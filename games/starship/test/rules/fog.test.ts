import { knownBy, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import type { Event } from '../../src/events.ts';
import { hasSquare } from '../../src/grid/vista.ts';
import { game } from '../../src/index.ts';
import { letFogFall, unsettle } from '../../src/knowledge/fog.ts';
import { ride } from '../../src/move/lifts.ts';
import { setPortal } from '../../src/move/portals.ts';
import { changeOf } from '../../src/orders.ts';
import { bit, bodyOf, sheetOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { witness } from '../../src/testing.ts';
import { raiseAlarm } from '../../src/turn/alarm.ts';
import { finishGame } from '../../src/turn/turns.ts';
import type { Fog, Memory, Options, State, Who } from '../../src/types.ts';
import {
  answer,
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  give,
  has,
  heard,
  LOYAL,
  lay,
  MATE,
  MUTINEER,
  OTHER_BEAST,
  openAll,
  portalAt,
  put,
  question,
  quickMatch,
  refused,
  shutPortal,
  turnOf,
} from './table.ts';

const EAST = 2;
const SOUTH = 4;
const NORTH = 0;
const SPECTATOR = 'spectator';
/** With all portals shut, a step south from here shows one more door, and not one more square. */
const CORNER = 45;

/** The Intrepid with all portals open: from the bridge one sees down the corridor, but not into the staterooms. */
function foggy(options: Partial<Options> = {}): State {
  const state = emptyShip({ fog: true, ...options });
  openAll(state);
  return state;
}

/** The fog falls on what is there now, and it is someone's turn. */
function fall(state: State, who: Who): State {
  state.fog = null;
  letFogFall(state, witness());
  return turnOf(state, who);
}

function fogOf({ fog }: State): Fog {
  if (fog === null) throw new Error('There is no fog.');
  return fog;
}

function memoryOf(state: State, side: number): Memory {
  return fogOf(state).memories[side] as Memory;
}

/** A crew member on the bridge, an animal in the corridor, and the valve between them. */
function facing(open: boolean, who: Who = CREW): State {
  const state = foggy();
  put(state, CREW, at(state, 'D8'), 1);
  put(state, BEAST, at(state, 'H8'), 3);
  if (!open) shutPortal(state, valve(state));
  return fall(state, who);
}

function valve(state: State): number {
  return portalAt(state, at(state, 'F8'), 1);
}

function told(events: readonly Event[], observer: number | 'spectator'): readonly string[] {
  return events.flatMap((event) => game.eventFor(event, observer)?.type ?? []);
}

describe('S-22.1 fog of war', () => {
  it('S-22.1 hides people out of sight, and nobody in sight', () => {
    const hidden = facing(false);
    expect(game.view(hidden, 0).bodies[BEAST]?.at).toBe(NONE);
    expect(game.view(hidden, 1).bodies[CREW]?.at).toBe(NONE);
    expect(game.view(hidden, 0).bodies[CREW]?.at).toBe(at(hidden, 'D8'));
    const seen = facing(true);
    expect(game.view(seen, 0).bodies[BEAST]?.at).toBe(at(seen, 'H8'));
  });

  it('S-22.1 is shared by the players of a side', () => {
    const state = foggy({ firstSideSeats: 2 });
    put(state, CREW, at(state, 'D8'));
    put(state, MATE, at(state, 'N6'));
    put(state, BEAST, at(state, 'H8'));
    fall(state, CREW);
    const seats = [CREW, MATE].map((who) => state.sheets[who]?.seat ?? NONE);
    expect(new Set(seats).size).toBe(2);
    for (const seat of seats) expect(game.view(state, seat).bodies[BEAST]?.at).toBe(at(state, 'H8'));
  });

  it('S-22.1 is off unless you want it', () => {
    const state = emptyShip();
    expect([state.fog, game.view(state, 0).sight]).toEqual([null, null]);
  });
});

it('S-22.2 falls when turn 1 begins, and lifts at the end', () => {
  const options = quickMatch({ fog: true }).options;
  const cx = witness();
  const begun = game.setup(2, options, cx);
  expect([begun.turn, game.view(begun, 0).sight]).toEqual([0, null]);
  const state = quickMatch({ fog: true });
  expect([state.turn, game.view(state, 0).sight === null]).toEqual([1, false]);
  const over = facing(false);
  over.turn = 300;
  bodyOf(over, BEAST).acted = true;
  answer(over, 'end');
  expect([over.winner === NONE, over.fog, game.view(over, 0).bodies[BEAST]?.at]).toEqual([false, null, at(over, 'H8')]);
});

it('S-22.2 leaves everyone where they were placed until another side is asked', () => {
  const state = foggy();
  put(state, CREW, at(state, 'E7'), 2);
  put(state, BEAST, at(state, 'J8'), 3);
  fall(state, CREW);
  const guessed = () =>
    Array.from({ length: 20 }, (_, seed) => game.determinize(game.view(state, 0), 0, new SeededChance(seed)));
  expect(game.view(state, 0).bodies[BEAST]?.at).toBe(NONE);
  expect(new Set(guessed().map(({ bodies }) => bodies[BEAST]?.at))).toEqual(new Set([at(state, 'J8')]));
  turnOf(state, BEAST);
  expect(new Set(guessed().map(({ bodies }) => bodies[BEAST]?.at)).size).toBeGreaterThan(1);
});

it('S-22.2 S-14.3 leaves open which cages turn 1 has opened out of sight', () => {
  const begun = Array.from({ length: 40 }, (_, seed) => quickMatch({ fog: true }, seed));
  // The crew acts first: an escaped animal was seen, so they know of everyone else that nobody has moved.
  const state = begun.find((each) => fogOf(each).sweeper !== NONE && sheetOf(each, fogOf(each).sweeper).side === 0);
  if (state === undefined) throw new Error('The crew never acts first.');
  const unseen = [...state.bodies.keys()].filter((who) => memoryOf(state, 0).bodies[who]?.caged === true);
  expect(unseen.length).toBeGreaterThan(0);
  const guesses = Array.from({ length: 60 }, (_, seed) =>
    game.determinize(game.view(state, 0), 0, new SeededChance(seed)),
  );
  for (const who of unseen)
    expect(new Set(guesses.map(({ bodies }) => bodies[who]?.caged))).toEqual(new Set([true, false]));
});

it('S-22.2 S-17.5 tells all at the end whose armor any side has seen', () => {
  const revealed = [0, bit(BEAST)].map((shown) => {
    const state = facing(false);
    const memories = fogOf(state).memories.with(0, { ...memoryOf(state, 0), shown });
    state.fog = { ...fogOf(state), memories };
    const cx = witness();
    finishGame(state, { winner: 0, reason: 'eliminated' }, cx);
    expect(state.story.shown).toBe(shown);
    return cx.revealed;
  });
  expect(revealed).toEqual([['S-22.7'], ['S-22.7', 'S-17.5']]);
});

describe('S-22.3 sight', () => {
  it('S-22.3 is all round', () => {
    const state = facing(true);
    bodyOf(state, CREW).facing = 3;
    fall(state, CREW);
    expect(game.view(state, 0).bodies[BEAST]?.at).toBe(at(state, 'H8'));
  });

  it('S-22.3 does not need light', () => {
    const state = facing(true);
    state.dark = planOf(state).rooms.map(({ id }) => id);
    fall(state, CREW);
    expect(game.view(state, 0).bodies[BEAST]?.at).toBe(at(state, 'H8'));
  });

  it('S-22.3 is only for the active', () => {
    const state = facing(true, BEAST);
    bodyOf(state, CREW).status = 'unconscious';
    fall(state, BEAST);
    expect(game.view(state, 0).bodies[BEAST]?.at).toBe(NONE);
    expect(game.view(state, 1).bodies[CREW]?.at).toBe(at(state, 'D8'));
  });
});

describe('S-22.4 memory of people', () => {
  /** The animal goes from the corridor into the common area, round the corner. */
  function gone(): State {
    const state = foggy();
    put(state, CREW, at(state, 'D8'), 1);
    put(state, BEAST, at(state, 'K8'), 2);
    fall(state, BEAST);
    answer(state, 'step', 4);
    return state;
  }

  it('S-22.4 keeps where and when someone was last seen', () => {
    const state = gone();
    const { bodies, sight } = game.view(state, 0);
    expect(bodies[BEAST]?.at).toBe(NONE);
    expect([sight?.places[BEAST], sight?.turns[BEAST]]).toEqual([at(state, 'K8'), state.turn]);
  });

  it('S-22.4 keeps action points and wounds as they were', () => {
    const state = gone();
    const before = game.view(state, 0).bodies[BEAST];
    answer(state, 'step', 4);
    Object.assign(bodyOf(state, BEAST), { str: 3 });
    expect(game.view(state, 0).bodies[BEAST]).toEqual(before);
  });

  it('S-22.4 forgets where someone was once they are seen again', () => {
    const state = gone();
    expect(memoryOf(state, 0).bodies[BEAST]).not.toBeNull();
    answer(state, 'step', 0);
    expect([memoryOf(state, 0).places[BEAST], memoryOf(state, 0).bodies[BEAST]]).toEqual([NONE, null]);
  });

  it('S-22.4 goes for your own casualties, too', () => {
    const state = foggy();
    put(state, CREW, at(state, 'D8'));
    put(state, MATE, at(state, 'L6'));
    put(state, BEAST, at(state, 'L7'));
    bodyOf(state, MATE).status = 'unconscious';
    fall(state, CREW);
    expect(game.view(state, 0).bodies[MATE]?.at).toBe(NONE);
    expect(memoryOf(state, 0).places[MATE]).toBe(at(state, 'L6'));
  });
});

describe('S-22.5 memory of things', () => {
  it('S-22.5 keeps portals as they were', () => {
    const state = facing(false);
    const door = portalAt(state, at(state, 'J8'), 1);
    const { deck, bit: place } = planOf(state).portals[door] as { deck: number; bit: number };
    const isOpen = (open: readonly number[]) => (((open[deck] as number) >> place) & 1) === 1;
    state.open = state.open.with(deck, (state.open[deck] as number) & ~(1 << place));
    turnOf(state, CREW);
    expect([isOpen(state.open), isOpen(game.view(state, 0).open), isOpen(game.view(state, 1).open)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('S-22.5 keeps things where they lay, until they are missed there', () => {
    const state = foggy();
    put(state, CREW, at(state, 'D8'));
    put(state, BEAST, at(state, 'N6'));
    shutPortal(state, valve(state));
    const item = lay(state, at(state, 'H8'), 'dagger');
    fall(state, CREW);
    state.items = state.items.with(item, { ...(state.items[item] as State['items'][0]), at: at(state, 'N6') });
    turnOf(state, CREW);
    expect(game.view(state, 0).items[item]?.at).toBe(at(state, 'H8'));
    openAll(state);
    state.open = state.open.slice();
    turnOf(state, CREW);
    expect(game.view(state, 0).items[item]).toMatchObject({ at: NONE, holder: NONE });
  });

  it('S-22.5 keeps lights as they were', () => {
    const state = facing(false);
    const plan = planOf(state);
    const rooms = ['D8', 'H8'].map((name) => plan.room[at(state, name)] as number);
    state.dark = rooms.toSorted((a, b) => a - b);
    turnOf(state, CREW);
    expect(game.view(state, 0).dark).toEqual([rooms[0]]);
  });
});

describe('S-22.6 what comes into sight', () => {
  it('S-22.6 ends a walk, and cannot be taken back', () => {
    const state = foggy();
    put(state, CREW, at(state, 'E7'), 2);
    put(state, BEAST, at(state, 'J8'), 3);
    fall(state, CREW);
    expect(game.view(state, 0).bodies[BEAST]?.at).toBe(NONE);
    const cx = answer(state, 'step', 4);
    expect(game.view(state, 0).bodies[BEAST]?.at).toBe(at(state, 'J8'));
    expect(cx.revealed).toContain('S-22.6');
  });

  it('S-22.6 leaves alone what the side has looked at in this activation', () => {
    const state = foggy();
    put(state, CREW, at(state, 'E7'), 2);
    put(state, BEAST, at(state, 'P6'), 3);
    state.turn = 2;
    fall(state, CREW);
    const there = answer(state, 'step', SOUTH);
    const back = answer(state, 'step', NORTH);
    const again = answer(state, 'step', SOUTH);
    expect(there.revealed).toEqual(['S-22.6']);
    expect([back.revealed, again.revealed]).toEqual([[], []]);
  });

  it('S-22.6 takes a look at a portal for news, even if the portal is as it was remembered', () => {
    const state = foggy();
    for (const { id } of planOf(state).portals) shutPortal(state, id);
    put(state, CREW, CORNER, 1);
    put(state, BEAST, at(state, 'P6'), 3);
    state.turn = 2;
    fall(state, CREW);
    const { seen, open } = memoryOf(state, 0);
    const there = answer(state, 'step', SOUTH);
    expect(memoryOf(state, 0).open).toBe(open);
    expect(memoryOf(state, 0).seen.every((word, i) => (word & ~(seen[i] as number)) === 0)).toBe(true);
    expect(there.revealed).toEqual(['S-22.6']);
    const back = answer(state, 'step', NORTH);
    expect(back.revealed).toEqual([]);
  });

  it('S-22.6 lets nobody take back a portal while air is missing: that none comes back tells of portals out of sight', () => {
    const revealed = [[], [0]].map((airless) => {
      const state = facing(true);
      state.airless = airless;
      answer(state, 'swear');
      const cx = witness();
      setPortal(state, planOf(state), CREW, valve(state), false, cx);
      return cx.revealed;
    });
    expect(revealed).toEqual([[], ['S-22.6']]);
  });

  it('S-22.6 lets nobody take back a ride in the lift: every stop shows that the car is gone', () => {
    const revealed = [false, true].map((fog) => {
      const state = emptyShip({ scenario: 'mutiny', fog });
      const [top = NONE, bottom = NONE] = planOf(state).lifts[0]?.stops ?? [];
      put(state, CAPTAIN, top);
      put(state, MUTINEER, at(state, 'A7'));
      if (fog) fall(state, CAPTAIN);
      const cx = witness();
      ride(state, CAPTAIN, bottom, cx);
      return cx.revealed;
    });
    expect(revealed).toEqual([[], ['S-22.6']]);
  });

  it('S-22.6 keeps portals and lights that the side has looked at in this activation', () => {
    const state = foggy();
    put(state, CREW, at(state, 'E7'), 2);
    put(state, BEAST, at(state, 'P6'), 3);
    fall(state, CREW);
    const before = memoryOf(state, 0).seen;
    answer(state, 'step', SOUTH);
    const after = memoryOf(state, 0).seen;
    answer(state, 'step', NORTH);
    const { portals, rooms } = planOf(state);
    const isNew = (square: number) => hasSquare(after, square) && !hasSquare(before, square);
    const seen = portals.filter(
      ({ kind, beside }) =>
        kind === 'door' && beside.some(isNew) && !beside.some((square) => hasSquare(before, square)),
    );
    const lit = rooms.filter(
      ({ squares }) => squares.some(isNew) && !squares.some((square) => hasSquare(before, square)),
    );
    expect([seen.length > 0, lit.length > 0]).toEqual([true, true]);
    for (let seed = 0; seed < 40; seed++) {
      const { open, dark } = game.determinize(game.view(state, 0), 0, new SeededChance(seed));
      for (const { deck, bit: place } of seen) expect(((open[deck] as number) >> place) & 1).toBe(1);
      for (const { id } of lit) expect(dark).not.toContain(id);
    }
  });

  it('S-22.6 is sure of people in sight even after an explosion', () => {
    const state = facing(true);
    expect(fogOf(state).met & bit(BEAST)).toBe(bit(BEAST));
    unsettle(state);
    expect(fogOf(state).met).toBe(memoryOf(state, 0).known);
  });

  it('S-22.6 leaves people where they were seen until another side is asked', () => {
    const state = foggy();
    put(state, CREW, at(state, 'E7'), 2);
    put(state, BEAST, at(state, 'J8'), 3);
    state.turn = 2;
    fall(state, CREW);
    answer(state, 'step', SOUTH);
    answer(state, 'step', NORTH);
    const guessed = () =>
      Array.from({ length: 20 }, (_, seed) => game.determinize(game.view(state, 0), 0, new SeededChance(seed)));
    expect(new Set(guessed().map(({ bodies }) => bodies[BEAST]?.at))).toEqual(new Set([at(state, 'J8')]));
    expect(new Set(guessed().map(({ bodies }) => bodies[BEAST]?.facing))).toEqual(new Set([3]));
    turnOf(state, BEAST);
    answer(state, 'end');
    turnOf(state, CREW);
    answer(state, 'turn', 1);
    expect(new Set(guessed().map(({ bodies }) => bodies[BEAST]?.at)).size).toBeGreaterThan(1);
  });

  it('S-22.6 S-3.15 leaves open whether those who were seen have rested, if their turn has come', () => {
    const actedIf = (total: number) => {
      const state = foggy();
      put(state, CREW, at(state, 'E7'), 2);
      put(state, BEAST, at(state, 'J8'), 3);
      state.turn = 2;
      fall(state, CREW);
      Object.assign(bodyOf(state, BEAST), { total, ap: total, acted: false });
      answer(state, 'step', SOUTH);
      answer(state, 'step', NORTH);
      const guesses = Array.from({ length: 60 }, (_, seed) =>
        game.determinize(game.view(state, 0), 0, new SeededChance(seed)),
      );
      return new Set(guesses.map(({ bodies }) => `${bodies[BEAST]?.acted} ${bodies[BEAST]?.ap}`));
    };
    expect(actedIf(6)).toEqual(new Set(['false 6', 'true 0']));
    expect(actedIf(24)).toEqual(new Set(['false 24']));
  });
});

describe('S-22.7 questions', () => {
  it('S-22.7 takes no order to ask', () => {
    const state = facing(true);
    const asks = Array.from({ length: 40 }, (_, how) => how).filter((how) =>
      Object.values(changeOf(how, state.bodies.length) ?? {}).includes('ask'),
    );
    const orders = state.standing[0] as (typeof state.standing)[0];
    expect(asks.length).toBe(4);
    for (const how of asks) expect(game.check(state, orders, act('order', CREW, how))?.rule).toBe('S-22.7');
  });

  it('S-22.7 hides whose turn it is from those who do not see the character', () => {
    const state = facing(false, BEAST);
    expect(question(state)).toMatchObject({ kind: 'turn', subject: BEAST, hidden: true, knownTo: [1] });
    const { act: acting, list, pending } = game.view(state, 0);
    expect([acting.who, acting.begun, acting.spent]).toEqual([NONE, false, 0]);
    expect(list).not.toContain(BEAST);
    expect(list).toContain(CREW);
    expect(pending.map(({ kind }) => kind)).toEqual(['orders']);
    expect(knownBy(game.pending(state), SPECTATOR)).toEqual([]);
    const seen = facing(true, BEAST);
    expect(question(seen).hidden).toBeUndefined();
    expect([game.view(seen, 0).act.who, game.view(seen, 0).list.includes(BEAST)]).toEqual([BEAST, true]);
  });
});

describe('S-22.8 what is told', () => {
  it('S-22.8 tells nothing of deeds out of sight', () => {
    const { events } = answer(facing(false, BEAST), 'step', EAST);
    expect([told(events, 0), told(events, SPECTATOR)]).toEqual([[], []]);
    expect(told(events, 1)).toContain('moved');
  });

  it('S-22.8 tells who comes into sight and who leaves it', () => {
    const state = foggy();
    put(state, CREW, at(state, 'D8'), 1);
    put(state, BEAST, at(state, 'K9'), 0);
    fall(state, BEAST);
    const into = answer(state, 'step', 0).events;
    expect(into.map((event) => game.eventFor(event, 0)).filter((event) => event !== undefined)).toEqual([
      { type: 'appears', who: BEAST, at: at(state, 'K8') },
    ]);
    const out = answer(state, 'step', 4).events;
    expect(told(out, 0)).toEqual(['vanishes']);
    expect(told(out, 1)).toEqual(['moved']);
  });

  it('S-22.8 tells of an attack from out of sight, not of the attacker', () => {
    const state = foggy();
    put(state, CREW, at(state, 'L6'));
    put(state, MATE, at(state, 'K7'));
    put(state, BEAST, at(state, 'N8'), 3);
    bodyOf(state, CREW).status = 'unconscious';
    fall(state, BEAST);
    const { heardBy: _, ...shot } = { type: 'unseenAttack', target: CREW, heardBy: [0] } as const;
    expect(game.eventFor({ type: 'unseenAttack', target: CREW, heardBy: [0] }, 0)).toEqual(shot);
    expect(game.eventFor({ type: 'unseenAttack', target: CREW, heardBy: [0] }, 1)).toBeUndefined();
  });

  it('S-22.8 S-14.4 lets nobody take back what raises the alarm, since all hear it', () => {
    const revealed = [false, true].map((fog) => {
      const state = facing(true);
      if (!fog) state.fog = null;
      state.alarm = 0;
      const cx = witness();
      raiseAlarm(state, cx);
      expect(state.alarm).toBe(1);
      return cx.revealed;
    });
    expect(revealed).toEqual([[], ['S-22.7']]);
  });

  it('S-22.8 tells of a portal only those who see it', () => {
    const state = foggy();
    put(state, CREW, at(state, 'F8'), 1);
    put(state, BEAST, at(state, 'N6'));
    fall(state, CREW);
    answer(state, 'work', valve(state));
    const { events } = answer(state, 'end');
    expect(heard(events, 'portal').map(({ deed }) => deed)).toContain('shut');
    expect(told(events, 0)).toContain('portal');
    expect(told(events, 1)).not.toContain('portal');
  });
});

it('S-22.9 shows spectators only whom every side sees', () => {
  const apart = game.view(facing(false), SPECTATOR);
  expect([apart.bodies[CREW]?.at, apart.bodies[BEAST]?.at]).toEqual([NONE, NONE]);
  const state = facing(true);
  const together = game.view(state, SPECTATOR);
  expect([together.bodies[CREW]?.at, together.bodies[BEAST]?.at]).toEqual([at(state, 'D8'), at(state, 'H8')]);
});

it('S-22.11 lets nobody out of sight be in the way', () => {
  const state = foggy();
  put(state, CREW, at(state, 'G8'), 1, { skills: { carbine: 1 } });
  put(state, MATE, at(state, 'H8'));
  put(state, OTHER_BEAST, at(state, 'I8'));
  put(state, BEAST, at(state, 'K8'));
  give(state, CREW, 'carbine');
  fall(state, CREW);
  expect(refused(state, 'attack', BEAST)).toBe('inTheWay S-9.7');
  const fog = fogOf(state);
  const memory = memoryOf(state, 0);
  const known = memory.known & ~bit(OTHER_BEAST);
  state.fog = { ...fog, memories: fog.memories.with(0, { ...memory, known }) };
  expect(refused(state, 'attack', BEAST)).toBe('allowed');
  expect(refused(state, 'attack', OTHER_BEAST)).toBe('notSeen S-9.6');
});

describe('S-22.12 valves', () => {
  function onBridge(): { state: State; far: number } {
    const state = foggy();
    put(state, CREW, at(state, 'B8'), 1);
    put(state, BEAST, at(state, 'P6'));
    const far = portalAt(state, at(state, 'L6'), 0);
    return { state, far };
  }

  function isOpen(state: State, portal: number): boolean {
    const { deck, bit: place } = planOf(state).portals[portal] as { deck: number; bit: number };
    return (((state.open[deck] as number) >> place) & 1) === 1;
  }

  it('S-22.12 shuts valves out of sight, too', () => {
    const { state, far } = onBridge();
    fall(state, CREW);
    answer(state, 'valves');
    expect(state.act.waits).toContain(~far);
    answer(state, 'end');
    expect([isOpen(state, far), isOpen(state, valve(state))]).toEqual([false, false]);
  });

  it('S-22.12 does not say which were open', () => {
    const { state, far } = onBridge();
    fall(state, CREW);
    const other = game.clone(state);
    other.open = other.open.slice();
    shutPortal(other, far);
    for (const each of [state, other]) {
      expect(has(each, 'valves')).toBe(true);
      answer(each, 'valves');
    }
    expect(game.view(other, 0).act).toEqual(game.view(state, 0).act);
    for (const each of [state, other]) answer(each, 'end');
    expect([isOpen(state, far), isOpen(other, far)]).toEqual([false, false]);
  });
});

describe('S-22.10 shafts', () => {
  function below(): { state: State; way: number; upper: number } {
    const state = emptyShip({ scenario: 'mutiny', fog: true });
    openAll(state);
    const { ways } = planOf(state);
    const way = ways.findIndex(({ kind }) => kind === 'shaft');
    const { upper, lower } = ways[way] as (typeof ways)[0];
    put(state, CAPTAIN, lower, 1, { dex: 10, end: 10 });
    put(state, MUTINEER, upper);
    fall(state, CAPTAIN);
    return { state, way, upper };
  }

  it('S-22.10 lets you set out towards someone out of sight, who is in the way', () => {
    const { state, way, upper } = below();
    const { at: from, ap } = bodyOf(state, CAPTAIN);
    expect(has(state, 'climb', way)).toBe(true);
    const { events, revealed } = answer(state, 'climb', way);
    expect(heard(events, 'bumps')).toHaveLength(1);
    expect([bodyOf(state, CAPTAIN).at, ap - bodyOf(state, CAPTAIN).ap]).toEqual([from, 5]);
    expect([memoryOf(state, 0).places[MUTINEER], revealed.includes('S-22.6')]).toEqual([upper, true]);
    expect(told(events, 1)).toEqual([]);
  });

  it('S-22.10 does not list a way to someone in sight', () => {
    const { state, way, upper } = below();
    const beside =
      planOf(state)
        .next.slice(upper * 8, upper * 8 + 8)
        .find((square) => square !== NONE) ?? NONE;
    put(state, LOYAL, beside);
    fall(state, CAPTAIN);
    expect(refused(state, 'climb', way)).toBe('occupied S-4.1');
  });
});
