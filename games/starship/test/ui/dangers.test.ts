/** What the board says of attacks before they are made: throws with their reasons, and who can react to a walk. */
import { total } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../src/actions.ts';
import type { Action } from '../../src/answers.ts';
import { howOf, READY } from '../../src/combat/means.ts';
import { directionTo } from '../../src/grid/step.ts';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State, View } from '../../src/types.ts';
import { dangersOn, dangerWords } from '../../src/ui/dangers.ts';
import { safeWalks } from '../../src/ui/safe-walks.ts';
import { throwOf } from '../../src/ui/throws.ts';
import { at, BEAST, CREW, emptyShip, give, OTHER_BEAST, put } from '../rules/table.ts';

function seen(change: (state: State) => void): View {
  const state = emptyShip();
  change(state);
  state.act.who = CREW;
  return game.view(state, 0);
}

/** From square to square, without a turn. */
function steps(...names: readonly string[]): readonly Action[] {
  const ship = emptyShip();
  return names.slice(1).map((name, before) => {
    const direction = directionTo(planOf(ship), at(ship, names[before] ?? ''), at(ship, name));
    return STEPS[direction] as Action;
  });
}

describe('a throw', () => {
  const view = seen((state) => {
    put(state, CREW, at(state, 'C8'), 1, { dex: 10, skills: { revolver: 2 } });
    give(state, CREW, 'revolver');
    put(state, BEAST, at(state, 'F8'), 3);
  });

  it('is the sum of its reasons, each with its rule, and as likely as two dice make it', () => {
    const { needed, reasons, chance, squares, band } = throwOf(view, CREW, BEAST, howOf(READY, false, false));
    expect(total(reasons)).toBe(needed);
    expect(reasons.every(({ rule }) => rule !== undefined)).toBe(true);
    expect({ squares, band }).toEqual({ squares: 3, band: 'medium' });
    // The chart's 10, skill 2, and what dexterity brings.
    expect(needed).toBeLessThan(10);
    expect(chance).toBeGreaterThan(0);
  });

  it('needs two more for a snap attack', () => {
    const aimed = throwOf(view, CREW, BEAST, howOf(READY, false, false)).needed;
    expect(throwOf(view, CREW, BEAST, howOf(READY, true, false)).needed).toBe(aimed + 2);
  });
});

describe('a walk', () => {
  const view = seen((state) => {
    put(state, CREW, at(state, 'B8'), 1);
    put(state, BEAST, at(state, 'E7'), 3);
    put(state, OTHER_BEAST, at(state, 'F10'), 3);
  });

  it('S-8.7 has those in it who can strike when it comes next to them, once each', () => {
    const dangers = dangersOn(view, steps('B8', 'C8', 'D8'));
    expect(dangers.map(({ at: square, response, aim }) => [square, response, aim.by])).toEqual([
      [at(emptyShip(), 'D8'), 'free', BEAST],
    ]);
    expect(dangers.map((danger) => dangerWords(danger, view))).toEqual(['Animal 1 can strike on the way']);
  });

  it('goes round those who can strike where that costs no more', () => {
    const past = seen((state) => {
      put(state, CREW, at(state, 'O6'), 3);
      put(state, BEAST, at(state, 'P8'), 0);
    });
    const walk = safeWalks(past, CREW, false).get(at(emptyShip(), 'N10'));
    expect(walk?.ap).toBe(5);
    expect(dangersOn(past, walk?.actions ?? [])).toEqual([]);
  });

  it('has nobody in it who is too far away', () => {
    expect(dangersOn(view, steps('B8', 'C8'))).toEqual([]);
  });

  it('S-13.3 has those in it who cover a lane', () => {
    const covered = seen((state) => {
      put(state, CREW, at(state, 'B7'), 1);
      put(state, BEAST, at(state, 'F10'), 3);
      put(state, OTHER_BEAST, at(state, 'F9'), 3);
      put(state, 1, at(state, 'F8'), 3);
      give(state, 1, 'revolver');
      // A mutineer for once.
      state.sheets[1] = { ...(state.sheets[1] ?? state.sheets[0]), side: 1 } as State['sheets'][number];
      Object.assign(state.bodies[1] ?? {}, { cover: at(state, 'B8') });
    });
    expect(dangersOn(covered, steps('B7', 'B8')).map(({ response, aim }) => [response, aim.by])).toEqual([
      ['aimed', 1],
    ]);
  });
});
