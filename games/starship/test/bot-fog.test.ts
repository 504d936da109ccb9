/** What bots make of the fog (S-22.4): a position for each thing they had to learn. */
import { legalActions, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act, END } from '../src/actions.ts';
import type { Action } from '../src/answers.ts';
import { ambushOf } from '../src/bot/ambush.ts';
import { DOUBT, type Foe, foesOf } from '../src/bot/foes.ts';
import { imagined } from '../src/bot/imagined.ts';
import { policy } from '../src/bot/policy.ts';
import { hasSquare } from '../src/grid/vista.ts';
import { game } from '../src/index.ts';
import { letFogFall } from '../src/knowledge/fog.ts';
import { bodyOf } from '../src/people.ts';
import type { Square } from '../src/plan/types.ts';
import { planOf } from '../src/scenario/scenario.ts';
import { witness } from '../src/testing.ts';
import type { Body, Memory, State } from '../src/types.ts';
import { EAST, WEST } from './rules/aboard.ts';
import {
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  openAll,
  portalAt,
  put,
  question,
  quickMatch,
  shutPortal,
  turnOf,
} from './rules/table.ts';

function choice(state: State): Action {
  const asked = question(state);
  return policy(state, asked, legalActions(game, state, asked));
}

/** The Intrepid's corridor: someone with a cutlass, the doors at both ends shut, and an animal behind one of them. */
function corridor(beast: string, changes: Partial<Body> = {}): State {
  const state = emptyShip({ fog: true });
  openAll(state);
  put(state, CREW, at(state, 'H8'), EAST);
  put(state, BEAST, at(state, beast), WEST);
  Object.assign(bodyOf(state, BEAST), changes);
  shutPortal(state, portalAt(state, at(state, 'F8'), EAST));
  shutPortal(state, portalAt(state, at(state, 'J8'), EAST));
  give(state, CREW, 'cutlass');
  return inFog(state);
}

/** In turn 2: who is asked first in turn 1 still knows where everyone is (S-22.2). */
function inFog(state: State): State {
  state.turn = 2;
  state.fog = null;
  letFogFall(state, witness());
  return turnOf(state, CREW);
}

function asLeft({ items, open, broken, dark }: Pick<State, 'items' | 'open' | 'broken' | 'dark'>) {
  return { items, open, broken, dark };
}

function memoryOf({ fog }: State): Memory {
  return fog?.memories[0] as Memory;
}

/** The same position some turns later, with nobody seen since. */
function later(state: State, turns: number): State {
  const copy = game.clone(state);
  copy.turn += turns;
  return copy;
}

function foeOf(state: State): Foe {
  return foesOf(imagined(state, CREW), CREW)[0] as Foe;
}

describe('in the fog, bots', () => {
  it('do not look for the dead, even if a guess lets them live', () => {
    const state = corridor('D8', { status: 'dead' });
    bodyOf(state, BEAST).status = 'active';
    expect(choice(state)).toBe(END);
  });

  it('count on those whose time to wake has come, S-12.7', () => {
    const state = corridor('D8', { status: 'unconscious', wakes: 41 });
    expect(choice(state)).toBe(END);
    state.turn = 41;
    expect(choice(state)).not.toBe(END);
  });

  it('plan with what they last saw, so that every guess leads to the same deed', () => {
    const state = quickMatch({ fog: true }, 3);
    state.alarm = 1;
    inFog(state);
    const asked = question(state);
    const legal = legalActions(game, state, asked);
    const view = game.view(state, asked.seat);
    const deeds = Array.from({ length: 40 }, (_, seed) => {
      const guess = game.determinize(view, asked.seat, new SeededChance(seed));
      expect(asLeft(imagined(guess, CREW))).toEqual(asLeft(view));
      return policy(guess, asked, legal);
    });
    expect(new Set(deeds).size).toBe(1);
  });

  it('expect an unseen enemy farther away with every turn, but never where they look', () => {
    const state = corridor('M8');
    const { seen } = memoryOf(state);
    const places = new Set<Square>();
    for (let turns = 0; turns < 12; turns++) {
      const now = later(state, turns);
      const place = bodyOf(imagined(now, CREW), BEAST).at;
      expect(bodyOf(imagined(now, CREW), BEAST).at).toBe(place);
      expect(hasSquare(seen, place)).toBe(false);
      places.add(place);
    }
    expect(places.size).toBeGreaterThan(4);
  });

  it('do not count on a cage that nobody has looked at this turn, S-14.3', () => {
    const state = corridor('M8', { caged: true });
    expect(bodyOf(imagined(later(state, 2), CREW), BEAST).caged).toBe(false);
  });

  it('let an unseen enemy count less, as a danger and as a target', () => {
    const seen = inFog(withDoorOpen(corridor('M8')));
    const unseen = corridor('M8');
    expect(foeOf(seen)).toMatchObject({ seen: true, value: 1 });
    expect(foeOf(unseen)).toMatchObject({ seen: false, value: DOUBT });
    const [near] = foeOf(seen).strikes;
    expect(foeOf(unseen).strikes[0]?.worth).toBeCloseTo(DOUBT * (near?.worth ?? 0));
  });
});

function withDoorOpen(state: State): State {
  openAll(state);
  return state;
}

describe('in the fog, a step', () => {
  /** What a step through the open door into the common area risks, with an animal out of sight beside it or far behind. */
  function risk(beast: string, from: string, to: string): number {
    const state = corridor(beast);
    openAll(state);
    inFog(state);
    const plan = planOf(state);
    const ambush = ambushOf(imagined(state, CREW), plan, CREW, state.open, foesOf(imagined(state, CREW), CREW));
    return ambush?.(at(state, from), at(state, to)) ?? 0;
  }

  it('round a corner is a risk where an enemy may lurk there', () => {
    expect(risk('K9', 'J8', 'K8')).toBeGreaterThan(0.5);
    expect(risk('S9', 'J8', 'K8')).toBe(0);
  });

  it('along a corridor is none', () => {
    expect(risk('K9', 'H8', 'I8')).toBe(0);
  });
});

describe('in the fog, someone at an open door', () => {
  it('does not walk in beside a lurking animal', () => {
    const state = corridor('K9');
    openAll(state);
    bodyOf(state, CREW).at = at(state, 'J8');
    inFog(state);
    expect(choice(state)).not.toBe(act('step', 2));
    expect(choice(state)).not.toBe(act('run', 2));
  });
});
