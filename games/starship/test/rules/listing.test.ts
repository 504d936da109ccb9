import {
  defaultOptions,
  fewestSeats,
  firstRequired,
  legalActions,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { actionKey, decodeAction } from '../../src/actions.ts';
import { ACTION_TYPES, type Action, type ActionType } from '../../src/answers.ts';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { bench } from '../../src/testing.ts';
import { DRAW, type Options, type State } from '../../src/types.ts';
import { quickMatch } from './table.ts';

const SETS: readonly (readonly [string, Partial<Options>])[] = [
  ['the Intrepid', {}],
  ['the Beowulf with sleepers', { ship: 'beowulf', passengers: true, sleepers: true }],
  ['Mutiny', { scenario: 'mutiny', secondPet: true, daggers: true }],
];
const STATES = 120;
const LEAST = 24;

/** How far `on` and `how` go in a state; others have few values. */
function sizes(state: State, type: ActionType): readonly [on: number, how: number] {
  const plan = planOf(state);
  const [people, things, portals] = [state.bodies.length, state.items.length, plan.portals.length];
  if (type === 'haul') return [8, people];
  if (type === 'jam') return [portals, things];
  if (type === 'work' || type === 'force') return [portals, 1];
  if (type === 'ride' || type === 'aim') return [plan.squares, 1];
  if (type === 'place') return [plan.squares, 4];
  if (type === 'order') return [people, 64];
  if (type === 'skill' || type === 'draw' || type === 'stow' || type === 'drop' || type === 'pick') return [64, 1];
  return type === 'bear' ? [4096, 1] : [LEAST, LEAST];
}

function* everything(state: State): Generator<Action> {
  for (const type of ACTION_TYPES) {
    const [ons, hows] = sizes(state, type);
    for (let on = 0; on < ons; on++)
      for (let how = 0; how < hows; how++) {
        const action = decodeAction({ type, on, how });
        if (action !== undefined) yield action;
      }
  }
}

function compare(state: State): void {
  for (const decision of game.pending(state)) {
    const listed = legalActions(game, state, decision).map(actionKey).sort();
    const allowed = [...everything(state)].filter((action) => game.check(state, decision, action) === undefined);
    expect(listed, decision.kind).toEqual(allowed.map(actionKey).sort());
  }
}

describe('S-2.1 S-3.8 what is listed', () => {
  it.each(SETS)('S-3.8 is what is allowed, in set-up and in the thick of a fight on %s', (_, set) => {
    const options = { ...defaultOptions(game.options), ...set };
    const seats = fewestSeats(game.seats(options));
    const chance = new SeededChance(7);
    const cx = searchContext(chance);
    const starts = [game.setup(seats, options, cx), bench.dense(seats, options, chance), quickMatch(set)];
    for (const state of starts) {
      for (let i = 0; i < STATES; i++) {
        const decision = firstRequired(game.pending(state));
        if (decision === undefined) break;
        if (i % 3 === 0) compare(state);
        const legal = legalActions(game, state, decision);
        game.apply(state, decision, legal[chance.int(legal.length)] as Action, cx);
      }
    }
  });
});

it('S-14.9 gives a draw to both sides alike', () => {
  const state = quickMatch();
  Object.assign(state, { winner: DRAW, reason: 'eliminated' });
  expect(game.outcome(state)).toMatchObject({ rank: [1, 1], score: [1, 1], side: [0, 1] });
  Object.assign(state, { winner: 1, reason: 'limit' });
  expect(game.outcome(state)).toMatchObject({ rank: [2, 1], score: [0, 2] });
});
