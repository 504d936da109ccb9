/** What is said, before an attack, of everyone whom its explosion may hit. */
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import type { Action } from '../../src/answers.ts';
import { BUTT, howOf, READY } from '../../src/combat/means.ts';
import { AMMO } from '../../src/data/weapon.ts';
import { edgeOf } from '../../src/grid/step.ts';
import { game, text } from '../../src/index.ts';
import { letFogFall } from '../../src/knowledge/fog.ts';
import { bodyOf } from '../../src/people.ts';
import { type Facing, NONE, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { witness } from '../../src/testing.ts';
import { alsoHit, blastAt } from '../../src/text/also-hit.ts';
import type { Options, State, View, Who } from '../../src/types.ts';
import { wallFacts } from '../../src/ui/dock/aim-facts.tsx';
import { inBlast } from '../../src/ui/plan/in-blast.tsx';
import { always } from '../rules/always.ts';
import {
  answer,
  at,
  CAPTAIN,
  emptyShip,
  give,
  heard,
  LOYAL,
  MASCOT,
  MUTINEER,
  openAll,
  put,
  SECOND_MUTINEER,
  turnOf,
} from '../rules/table.ts';

const AIMED = howOf(READY, false, false);
const ATTACK = act('attack', MUTINEER, AIMED);
const MISS = 1;

const bayAt = (name: string): Square => at(emptyShip({ scenario: 'mutiny' }), name, 1);

type Others = readonly (readonly [Who, string])[];

/** The captain with a gun, and others in the cargo bay. */
function bay(weapon: string, ammo: (typeof AMMO)[number], others: Others, options: Partial<Options> = {}): State {
  const state = emptyShip({ scenario: 'mutiny', ...options });
  openAll(state);
  put(state, CAPTAIN, at(state, 'M7', 1), 1, { str: 12, dex: 9, end: 9, ap: 30 });
  for (const [who, square] of others) put(state, who, at(state, square, 1), 3, { str: 15, dex: 15, end: 15 });
  for (const body of state.bodies) body.hurt = true;
  give(state, CAPTAIN, weapon, { ammo: [AMMO.indexOf(ammo)] });
  return state;
}

const NEAR: Others = [
  [MUTINEER, 'P7'],
  [SECOND_MUTINEER, 'Q8'],
  [LOYAL, 'P6'],
  [MASCOT, 'S7'],
];

function seen(state: State): View {
  return game.view(turnOf(state, CAPTAIN), 0);
}

const moveIn = (view: View, action: Action): string => String(text.action(action, view));
const told = (state: State, action = ATTACK): string => moveIn(seen(state), action);
const ALSO = /; may also hit ([^:]*)/;

describe('S-18.2 an attack that explodes', () => {
  it('names everyone near its target in the list of moves, friends and enemies', () => {
    expect(told(bay('light-assault-gun', 'he', NEAR))).toMatch(/aimed; may also hit Crew 1 and Crew 3: 8 AP, \d+\+$/);
    const alone = NEAR.filter(([who]) => who === MUTINEER);
    expect(told(bay('light-assault-gun', 'he', alone))).not.toMatch(ALSO);
  });

  it('names yourself, and casualties in the square', () => {
    const close: Others = [
      [MUTINEER, 'N7'],
      [LOYAL, 'N7'],
    ];
    const state = bay('acr', 'he', close);
    bodyOf(state, LOYAL).status = 'unconscious';
    expect(told(state)).toMatch(/; may also hit Crew 1 and you yourself:/);
  });

  it('says nothing of rounds that do not explode, and of a gun that is swung', () => {
    for (const [weapon, ammo] of [
      ['acr', 'sabot'],
      ['ram-grenade-launcher', 'heap'],
    ] as const)
      expect(told(bay(weapon, ammo, NEAR))).not.toMatch(ALSO);
    const state = bay('light-assault-gun', 'he', [
      [MUTINEER, 'N7'],
      [LOYAL, 'N6'],
    ]);
    expect(told(state, act('attack', MUTINEER, howOf(BUTT, false, false)))).not.toMatch(ALSO);
  });

  it('stops at walls', () => {
    const state = emptyShip({ scenario: 'mutiny' });
    put(state, CAPTAIN, at(state, 'B7'), 1, { str: 12, dex: 9, end: 9, ap: 30 });
    put(state, MUTINEER, at(state, 'F7'), 3);
    put(state, SECOND_MUTINEER, at(state, 'G7'), 3);
    give(state, CAPTAIN, 'light-assault-gun');
    expect(told(state)).not.toMatch(ALSO);
  });

  it.each([false, true])('names those who are then thrown for (burst: %s)', (burst) => {
    const state = turnOf(bay('acr', 'he', [...NEAR, [MASCOT, 'Q7']]), CAPTAIN);
    if (burst) answer(state, 'selector');
    const view = game.view(state, 0);
    const named = alsoHit(view, blastAt(view, CAPTAIN, MUTINEER, AIMED), MUTINEER);
    const [, ...thrown] = heard(always(state, MISS, 'attack', MUTINEER, AIMED), 'throw');
    expect(named.toSorted()).toEqual(thrown.map(({ target }) => target).toSorted());
  });

  it('is marked on the plan: where it explodes, and who is there', () => {
    const view = seen(bay('light-assault-gun', 'he', NEAR));
    const aimed = { view, by: CAPTAIN, target: MUTINEER, aim: ATTACK };
    expect(inBlast(aimed)).toEqual({ at: bayAt('P7'), people: [LOYAL, SECOND_MUTINEER] });
    const swung = act('attack', MUTINEER, howOf(BUTT, false, false));
    expect(inBlast({ ...aimed, aim: swung }).at).toBe(NONE);
  });

  it('S-18.12 names those whom a grenade hits', () => {
    const view = seen(bay('hand-grenade', 'ball', [[MUTINEER, 'N7'], ...NEAR.slice(1)]));
    const lob = act('lob', bayAt('N7'));
    expect(moveIn(view, lob)).toMatch(/N7; hits Crew 2, may hit you yourself$/);
    expect(inBlast({ view, by: CAPTAIN, target: NONE, aim: lob }).people).toEqual([MUTINEER, CAPTAIN]);
  });

  it('S-20.5 names those before the wall', () => {
    const view = seen(bay('light-assault-gun', 'he', [[LOYAL, 'V7']]));
    const edge = edgeOf(planOf(view), bayAt('W7'), 1);
    const wall = act('wall', Math.trunc(edge / 4), edge % 4);
    expect(moveIn(view, wall)).toMatch(/; may also hit Crew 1$/);
    expect(wallFacts(view, CAPTAIN, wall.on, wall.how as Facing)).toContainEqual(['May also hit', 'Crew 1']);
  });

  it('S-22.11 tells in the fog of nobody who is out of sight', () => {
    const corner: Others = [
      [MUTINEER, 'R1'],
      [SECOND_MUTINEER, 'S2'],
    ];
    const [clear, foggy] = [false, true].map((fog) => {
      const state = bay('light-assault-gun', 'he', corner, { fog });
      put(state, CAPTAIN, at(state, 'L1', 1), 1, { str: 12, dex: 9, end: 9, ap: 30 });
      bodyOf(state, CAPTAIN).ready = 0;
      state.fog = null;
      if (fog) letFogFall(state, witness());
      return seen(state);
    });
    const all = (view: View | undefined) =>
      view && [
        moveIn(view, ATTACK).match(ALSO)?.[1],
        inBlast({ view, by: CAPTAIN, target: MUTINEER, aim: ATTACK }).people,
        moveIn(view, act('lob', bayAt('R1'))).match(/; (.*)/)?.[1],
      ];
    expect(all(clear)).toEqual(['Crew 3', [SECOND_MUTINEER], 'hits Crew 2, may hit Crew 3']);
    expect(all(foggy)).toEqual([undefined, [], 'hits Crew 2']);
  });
});
