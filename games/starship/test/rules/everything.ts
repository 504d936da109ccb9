/** Every action that could be meant in a state: what the legal list is compared with. */
import { legalActions } from '@shutterbox/kernel';
import { expect } from 'vitest';
import { actionKey, decodeAction } from '../../src/actions.ts';
import { ACTION_TYPES, type Action, type ActionType } from '../../src/answers.ts';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State } from '../../src/types.ts';

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
  if (type === 'attack' || type === 'react') return [people, 64];
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

const KNOWN = new Map<string, readonly Action[]>();

/** The same for all states of a size: made once. */
function allOf(state: State): readonly Action[] {
  const { portals, squares, name } = planOf(state);
  const size = [name, portals.length, squares, state.bodies.length, state.items.length].join(' ');
  const known = KNOWN.get(size) ?? [...everything(state)];
  KNOWN.set(size, known);
  return known;
}

/** What is listed is what is allowed, for every open question. */
export function expectListed(state: State): void {
  const all = allOf(state);
  for (const decision of game.pending(state)) {
    const listed = legalActions(game, state, decision).map(actionKey).sort();
    const allowed = all.filter((action) => game.check(state, decision, action) === undefined);
    expect(listed, decision.kind).toEqual(allowed.map(actionKey).sort());
  }
}
