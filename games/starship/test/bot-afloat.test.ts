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
import { act } from '../src/actions.ts';
import type { Action } from '../src/answers.ts';
import { policy } from '../src/bot/policy.ts';
import { holding, isHolding } from '../src/combat/means.ts';
import { ADRIFT } from '../src/data/duel.ts';
import { game } from '../src/index.ts';
import { bodyOf } from '../src/people.ts';
import { NONE } from '../src/plan/types.ts';
import { DRAW, type State } from '../src/types.ts';
import { at, BEAST, CREW, emptyShip, give, legal, openAll, put, question, turnOf } from './rules/table.ts';

const GAMES = 12;
const EAST = 2;

function afloat(square: string, enemy: string, weapon = 'revolver'): State {
  const state = emptyShip();
  openAll(state);
  state.gravity = false;
  put(state, CREW, at(state, square), 1);
  put(state, BEAST, at(state, enemy), 3);
  give(state, CREW, weapon);
  return turnOf(state, CREW);
}

function choice(state: State): Action {
  return policy(state, question(state), legal(state));
}

describe('S-21 bots without gravity', () => {
  it('answer legally whatever happens', () => {
    const all = { ...defaultOptions(game.options), ownScenario: ADRIFT, gravityControls: true };
    const broken: string[] = [];
    for (let seed = 1; seed <= 4; seed++) {
      const random = randomPolicy<State, Action>(new SeededChance(seed, 5));
      const dice = new SeededChance(seed, 6);
      const cx = { chance: new SeededChance(seed), reveal: () => undefined };
      const state = game.setup(fewestSeats(game.seats(all)), all, cx);
      playOut(game, state, cx, (now, decision, open) => {
        const chosen = policy(now, decision, open);
        if (!legalActions(game, now, decision).includes(chosen)) broken.push(`${decision.kind}: ${chosen.type}`);
        return dice.int(3) === 0 ? random(now, decision, open) : chosen;
      });
    }
    expect(broken).toEqual([]);
  });

  it('hold on when they fire next to a wall', () => {
    const chosen = choice(afloat('G8', 'J8', 'laser-rifle'));
    expect(chosen).toMatchObject({ type: 'attack', on: BEAST });
    expect(isHolding(chosen.how)).toBe(true);
  });

  it('fire without a hold where there is none', () => {
    const state = afloat('D8', 'J8', 'laser-rifle');
    expect(choice(state)).toMatchObject({ type: 'attack', on: BEAST });
    expect(legal(state).some(({ type, how }) => type === 'attack' && how === holding(how))).toBe(false);
  });

  it('go along walls, and push off from the middle of a room', () => {
    expect(choice(afloat('G8', 'O8', 'cutlass'))).toBe(act('step', EAST));
    expect(choice(afloat('D8', 'O8', 'cutlass')).type).toBe('push');
  });

  it('steady themselves while an enemy is in sight, and pass the time of a drift', () => {
    const state = afloat('G8', 'J8');
    bodyOf(state, CREW).poise = { drift: NONE, glide: 0, lost: true };
    expect(choice(state)).toBe(act('steady'));
    const drifting = afloat('B8', 'O8', 'cutlass');
    bodyOf(drifting, CREW).poise = { drift: EAST, glide: 0, lost: false };
    expect(choice(drifting)).toBe(act('swear'));
  });

  it('win more than random players', () => {
    let points = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const side = seed % 2;
      const all = { ...defaultOptions(game.options), ownScenario: ADRIFT };
      const cx = { chance: new SeededChance(seed), reveal: () => undefined };
      const state = game.setup(2, all, cx);
      const random: Policy<State, Action> = randomPolicy(new SeededChance(seed, 9));
      playOut(game, state, cx, (now, decision, open) =>
        (decision.seat === side ? policy : random)(now, decision, open),
      );
      points += state.winner === side ? 1 : state.winner === DRAW ? 0.5 : 0;
    }
    expect(points / GAMES).toBeGreaterThan(0.65);
  });
});
