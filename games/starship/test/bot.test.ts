import {
  defaultOptions,
  fewestSeats,
  legalActions,
  type Policy,
  playOut,
  randomPolicy,
  SeededChance,
} from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/answers.ts';
import { distancesThrough, FAR } from '../src/bot/field.ts';
import { policy } from '../src/bot/policy.ts';
import { heuristics } from '../src/bot.ts';
import { range } from '../src/grid/range.ts';
import { isOpen } from '../src/grid/step.ts';
import { game } from '../src/index.ts';
import { bodyOf } from '../src/people.ts';
import { planOf } from '../src/scenario/scenario.ts';
import { witness } from '../src/testing.ts';
import { DRAW, type Options, type State, type Who } from '../src/types.ts';
import { charger } from './charger.ts';
import {
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  lay,
  portalAt,
  put,
  question,
  quickMatch,
  shutPortal,
  turnOf,
} from './rules/table.ts';

const GAMES = 10;

/** Points of the policy as one side: a draw counts half. */
function points(options: Partial<Options>, side: number, other: (seed: number) => Policy<State, Action>): number {
  let sum = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const all = { ...defaultOptions(game.options), ...options };
    const cx = { chance: new SeededChance(seed), reveal: () => undefined };
    const state = game.setup(fewestSeats(game.seats(all)), all, cx);
    const opponent = other(seed);
    playOut(game, state, cx, (now, decision, legal) =>
      (decision.seat === side ? policy : opponent)(now, decision, legal),
    );
    sum += state.winner === side ? 1 : state.winner === DRAW ? 0.5 : 0;
  }
  return sum / GAMES;
}

const random = (seed: number): Policy<State, Action> => randomPolicy(new SeededChance(seed, 9));
const charging = (): Policy<State, Action> => charger;

/** Over both sides. */
function share(options: Partial<Options>, other: (seed: number) => Policy<State, Action>): number {
  return (points(options, 0, other) + points(options, 1, other)) / 2;
}

describe('the policy, over both sides', () => {
  it("beats random players in They're Loose!", () => {
    expect(share({}, random)).toBeGreaterThanOrEqual(0.9);
  });
  it('beats random players in Mutiny', () => {
    expect(share({ scenario: 'mutiny' }, random)).toBeGreaterThanOrEqual(0.9);
  });
  it("beats players who charge in They're Loose!", () => {
    expect(share({}, charging)).toBeGreaterThanOrEqual(0.7);
  });
  it('beats players who charge in Mutiny', () => {
    expect(share({ scenario: 'mutiny' }, charging)).toBeGreaterThanOrEqual(0.7);
  });
});

function next(state: State): Action {
  const asked = question(state);
  return policy(state, asked, legalActions(game, state, asked));
}

/** Plays the activation to its end by the policy; returns what was done. */
function activation(state: State, who: Who, seed = 1): readonly Action[] {
  const cx = witness(new SeededChance(seed));
  const done: Action[] = [];
  while (state.act.who === who && state.turn === 1) {
    const asked = question(state);
    const action = policy(state, asked, legalActions(game, state, asked));
    done.push(action);
    game.apply(state, asked, action, cx);
  }
  return done;
}

/** Someone who acts last, so that others come before the next turn. */
function actsLast(state: State, who: Who): void {
  bodyOf(state, who).total = 16;
  bodyOf(state, who).ap = 16;
  turnOf(state, who);
}

describe('one activation as a whole', () => {
  it('shuts a door between the unarmed and an animal', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'J8'));
    put(state, BEAST, at(state, 'M8'));
    actsLast(state, CREW);
    expect(activation(state, CREW).some(({ type }) => type === 'work')).toBe(true);
    const { at: here } = bodyOf(state, CREW);
    expect(distancesThrough(planOf(state), state.open, false, [bodyOf(state, BEAST).at])[here]).toBe(FAR);
  });
  it('shuts the bridge against an animal in the corridor', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'A8'));
    put(state, BEAST, at(state, 'J8'));
    actsLast(state, CREW);
    const done = activation(state, CREW);
    expect(done.some(({ type }) => type === 'valves' || type === 'work')).toBe(true);
    expect(distancesThrough(planOf(state), state.open, false, [bodyOf(state, BEAST).at])[bodyOf(state, CREW).at]).toBe(
      FAR,
    );
  });
  it('opens a door on an animal, strikes, and shuts it again', () => {
    const state = emptyShip();
    const door = portalAt(state, at(state, 'J8'), 1);
    put(state, CREW, at(state, 'J8'));
    put(state, BEAST, at(state, 'K8'));
    shutPortal(state, door);
    actsLast(state, CREW);
    const done = activation(state, CREW).map(({ type }) => type);
    expect(done.filter((type) => type === 'work')).toHaveLength(2);
    expect(done.indexOf('attack')).toBeGreaterThan(done.indexOf('work'));
    expect(done.lastIndexOf('work')).toBeGreaterThan(done.indexOf('attack'));
    expect(isOpen(planOf(state), state.open, door)).toBe(false);
  });
  it('picks up a gun that lies at its feet, and fires it', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'));
    put(state, BEAST, at(state, 'S8'));
    const gun = lay(state, at(state, 'D8'), 'submachinegun');
    turnOf(state, CREW);
    expect(next(state)).toMatchObject({ type: 'pick', on: gun });
    const armed = emptyShip();
    put(armed, CREW, at(armed, 'D8'));
    put(armed, BEAST, at(armed, 'H8'));
    give(armed, CREW, 'submachinegun');
    turnOf(armed, CREW);
    expect(next(armed)).toMatchObject({ type: 'attack', on: BEAST });
  });
  it('turns a gun to someone behind it', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'), 3);
    put(state, BEAST, at(state, 'H8'));
    give(state, CREW, 'submachinegun');
    turnOf(state, CREW);
    const done = activation(state, CREW).map(({ type }) => type);
    expect(done).toContain('attack');
    expect(done.indexOf('turn')).toBeLessThan(done.indexOf('attack'));
  });
  it('strikes from two squares away rather than step into a free attack', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'C8'));
    put(state, BEAST, at(state, 'F8'), 3);
    turnOf(state, BEAST);
    activation(state, BEAST);
    expect(range(planOf(state), bodyOf(state, BEAST).at, bodyOf(state, CREW).at)).toBe(2);
  });
});

/** Activations in which someone works a portal twice, strikes nobody and ends up where they were. */
function fidgets(seed: number): number {
  const options = defaultOptions(game.options);
  const cx = { chance: new SeededChance(seed), reveal: () => undefined };
  const state = game.setup(fewestSeats(game.seats(options)), options, cx);
  const found = new Map<string, { readonly from: number; to: number; readonly done: Action[] }>();
  playOut(game, state, cx, (now, decision, legal) => {
    const action = policy(now, decision, legal);
    if (decision.kind !== 'turn') return action;
    const { at: to } = bodyOf(now, decision.subject ?? 0);
    const turn = `${now.turn} ${decision.subject}`;
    const activation = found.get(turn) ?? { from: to, to, done: [] };
    activation.to = to;
    activation.done.push(action);
    found.set(turn, activation);
    return action;
  });
  return [...found.values()].filter(({ from, to, done }) => {
    const worked = done.flatMap(({ type, on }) => (type === 'work' ? [on] : []));
    return from === to && new Set(worked).size < worked.length && !done.some(({ type }) => type === 'attack');
  }).length;
}

it('does not open and shut a door turn after turn', () => {
  for (const seed of [3, 5]) expect(fidgets(seed)).toBeLessThan(3);
});

it('rates a side with more people standing higher', () => {
  const state = quickMatch();
  const before = heuristics.evaluate(state, 0);
  bodyOf(state, BEAST).status = 'dead';
  expect(heuristics.evaluate(state, 0)).toBeGreaterThan(before);
  expect(heuristics.evaluate(state, 0) + heuristics.evaluate(state, 1)).toBeCloseTo(1);
  state.winner = DRAW;
  expect(heuristics.evaluate(state, 0)).toBe(0.5);
});

it('plays out with legal answers', () => {
  const state = quickMatch();
  const asked = question(state);
  const legal = legalActions(game, state, asked);
  for (let seed = 1; seed < 20; seed++)
    expect(legal).toContain(heuristics.playout(state, asked, legal, new SeededChance(seed)));
});
