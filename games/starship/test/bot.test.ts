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
import { policy } from '../src/bot/policy.ts';
import { heuristics } from '../src/bot.ts';
import { game } from '../src/index.ts';
import { bodyOf } from '../src/people.ts';
import { DRAW, type Options, type State } from '../src/types.ts';
import { charger } from './charger.ts';
import { at, BEAST, CREW, emptyShip, give, lay, put, question, quickMatch, turnOf } from './rules/table.ts';

const GAMES = 20;

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

describe('the policy, over both sides', () => {
  it("beats random players in They're Loose!", () => {
    expect(points({}, 0, random) + points({}, 1, random)).toBeGreaterThan(2 * 0.65);
  });
  it('beats random players in Mutiny', () => {
    const mutiny = { scenario: 'mutiny' } as const;
    expect(points(mutiny, 0, random) + points(mutiny, 1, random)).toBeGreaterThan(2 * 0.7);
  });
  it('beats players who charge in Mutiny', () => {
    const mutiny = { scenario: 'mutiny' } as const;
    expect(points(mutiny, 0, charging) + points(mutiny, 1, charging)).toBeGreaterThan(2 * 0.5);
  });
});

function next(state: State): Action {
  const asked = question(state);
  return policy(state, asked, legalActions(game, state, asked));
}

it('shuts the door on animals, fetches a gun, and fires it', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'J8'));
  put(state, BEAST, at(state, 'M8'));
  turnOf(state, CREW);
  expect(next(state).type).toBe('work');
  const locker = lay(state, at(state, 'J8'), 'revolver');
  expect(next(state)).toMatchObject({ type: 'pick', on: locker });
  const armed = emptyShip();
  put(armed, CREW, at(armed, 'D8'));
  put(armed, BEAST, at(armed, 'H8'));
  give(armed, CREW, 'submachinegun');
  turnOf(armed, CREW);
  expect(next(armed)).toMatchObject({ type: 'attack', on: BEAST });
});

it('thinks more of a side with more people standing', () => {
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
