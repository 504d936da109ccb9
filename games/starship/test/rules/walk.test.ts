/** What a board shows of a walk is what the rules then do. */
import { defaultOptions, playOut, randomPolicy, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/answers.ts';
import { ADRIFT } from '../../src/data/duel.ts';
import { game } from '../../src/index.ts';
import { walksOf } from '../../src/move/walk.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { Options, State } from '../../src/types.ts';
import { at, BEAST, CREW, emptyShip, put } from './table.ts';

/** Turns of matches at random, one in so many. */
function turnsOf(some: Partial<Options>, seed: number): readonly State[] {
  const chance = new SeededChance(seed);
  const options: Options = { ...defaultOptions(game.options), ...some };
  const cx = { chance, reveal: () => {} };
  const state = game.setup(game.seats(options).counts[0] ?? 2, options, cx);
  const anything = randomPolicy<State, Action>(chance);
  const turns: State[] = [];
  let asked = 0;
  playOut(game, state, cx, (now, decision, legal) => {
    asked += 1;
    if (decision.kind === 'turn' && asked % 97 === 0 && turns.length < 12) turns.push(game.clone(now));
    return anything(now, decision, legal);
  });
  return turns;
}

describe('S-5.1 S-5.5 a walk that is worked out beforehand', () => {
  const scenes = [
    ...turnsOf({ scenario: 'loose' }, 3),
    ...turnsOf({ scenario: 'mutiny' }, 5),
    ...turnsOf({ ownScenario: ADRIFT }, 4),
  ];

  it.each([false, true])(
    'S-5.1 S-5.5 is legal action by action, for the price that was said (running: %s)',
    (running) => {
      let tried = 0;
      for (const scene of scenes) {
        const { who } = scene.act;
        for (const [square, { actions, spent, ap, way }] of walksOf(scene, who, running)) {
          const table = game.clone(scene);
          // Nobody reacts: what others do on the way is not the walk's.
          table.orders = table.orders.map((orders) => ({ ...orders, snap: 'never', cover: 'hold' }));
          const before = table.bodies[who]?.ap ?? 0;
          for (const [index, action] of actions.entries()) {
            const [decision] = table.pending;
            if (decision?.kind !== 'turn' || decision.subject !== who) break;
            expect(game.check(table, decision, action)).toBeUndefined();
            game.apply(table, decision, action, { chance: { int: () => 0 }, reveal: () => {} });
            if (table.act.who === who) expect(before - (table.bodies[who]?.ap ?? 0)).toBe(spent[index]);
            tried += 1;
          }
          expect(way.at(-1)).toBe(square);
          expect(spent.at(-1)).toBe(ap);
          expect(table.bodies[who]?.at).toBe(square);
        }
      }
      expect(tried).toBeGreaterThan(1000);
    },
  );

  it('S-5.2 backs away from an enemy for the same price as turning, and only then', () => {
    const turnsBack = (enemy: boolean): number => {
      const state = emptyShip();
      put(state, CREW, at(state, 'D8'), 1);
      if (enemy) put(state, BEAST, at(state, 'F8'), 3);
      state.act.who = CREW;
      bodyOf(state, CREW).ap = 12;
      const { ap = 0, actions = [] } = walksOf(state, CREW, false).get(at(state, 'B8')) ?? {};
      expect(ap).toBe(4);
      return actions.filter(({ type }) => type === 'turn').length;
    };
    expect(turnsBack(true)).toBe(0);
    expect(turnsBack(false)).toBeGreaterThan(0);
  });

  it.each([false, true])('S-5.1 S-5.5 goes straight where nothing is in the way (running: %s)', (running) => {
    const state = emptyShip();
    const from = at(state, 'D8');
    put(state, CREW, from, 3);
    state.act.who = CREW;
    bodyOf(state, CREW).ap = 12;
    const { next } = planOf(state);
    const east = [from];
    for (let steps = 0; steps < 6; steps++) east.push(next[(east.at(-1) ?? NONE) * 8 + 2] ?? NONE);
    expect(walksOf(state, CREW, running).get(east.at(-1) ?? NONE)?.way).toEqual(east);
  });

  it('S-6.3 opens what is shut on the way, and waits for it', () => {
    const opening = scenes
      .flatMap((scene) => [...walksOf(scene, scene.act.who, false).values()])
      .filter(({ actions }) => actions.some(({ type }) => type === 'work'));
    expect(opening.length).toBeGreaterThan(0);
    // The stud, three points of waiting, and the step.
    expect(opening.some(({ actions }) => actions.filter(({ type }) => type === 'swear').length === 3)).toBe(true);
  });

  it('S-5.4 of equally cheap ones looks where its last step went, and turns no more than it needs', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'L7'), 0);
    state.act.who = CREW;
    bodyOf(state, CREW).ap = 12;
    const walks = walksOf(state, CREW, false);
    const turnsTo = (name: string): readonly number[] =>
      (walks.get(at(state, name))?.actions ?? []).flatMap(({ type, on }) => (type === 'turn' ? [on] : []));
    const [EAST, WEST, NORTH] = [1, 3, 0];
    // Along the corridor, and into a room off it.
    expect(turnsTo('H8')).toEqual([WEST]);
    expect(turnsTo('G7')).toEqual([WEST, NORTH]);
    // A diagonal step is ahead whichever of the two ways you face.
    expect(turnsTo('M6')).toEqual([]);
    expect(turnsTo('M7')).toEqual([EAST]);
    // Aside and ahead again: there and back again would be two turns for nothing.
    expect(turnsTo('I6')).toEqual([]);
  });

  it('S-5.5 is never dearer at a run, and cheaper somewhere', () => {
    let cheaper = 0;
    for (const scene of scenes) {
      const running = walksOf(scene, scene.act.who, true);
      for (const [square, { ap }] of walksOf(scene, scene.act.who, false)) {
        expect(running.get(square)?.ap).toBeLessThanOrEqual(ap);
        if ((running.get(square)?.ap ?? ap) < ap) cheaper += 1;
      }
    }
    expect(cheaper).toBeGreaterThan(0);
  });
});

it('S-21.5 goes only along walls without gravity, and nowhere while it drifts', () => {
  const state = emptyShip();
  state.gravity = false;
  put(state, CREW, at(state, 'G8'), 1);
  const walks = walksOf(state, CREW, true);
  expect([walks.get(at(state, 'H8'))?.ap, walks.get(at(state, 'I8'))?.ap]).toEqual([4, 8]);
  expect(walks.has(at(state, 'F8'))).toBe(false);
  bodyOf(state, CREW).poise = { drift: 2, glide: 0, lost: false };
  expect(walksOf(state, CREW, true).size).toBe(0);
});
