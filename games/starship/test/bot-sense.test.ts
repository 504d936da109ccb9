import { legalActions } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../src/actions.ts';
import { bestAttack } from '../src/bot/enact.ts';
import { rate } from '../src/bot/odds.ts';
import { policy } from '../src/bot/policy.ts';
import { isSwungInVain } from '../src/bot/swing.ts';
import { heuristics } from '../src/bot.ts';
import { BUTT, howOf, meansOf, READY } from '../src/combat/means.ts';
import { weaponNamed } from '../src/data/weapons.ts';
import { game } from '../src/index.ts';
import { bodyOf } from '../src/people.ts';
import type { State } from '../src/types.ts';
import { EAST, WEST } from './rules/aboard.ts';
import {
  at,
  CAPTAIN,
  emptyShip,
  give,
  LOYAL,
  legal,
  MUTINEER,
  openAll,
  portalAt,
  put,
  question,
  setSheet,
  turnOf,
} from './rules/table.ts';

function plausible(state: State) {
  const asked = question(state);
  return heuristics.plausible?.(state, asked, legalActions(game, state, asked)) ?? [];
}

/** The captain by the cargo door, and a mutineer somewhere in the bay. */
function byTheDoor(armor: string, there = 'M7'): { state: State; door: number } {
  const state = emptyShip({ scenario: 'mutiny' });
  openAll(state);
  put(state, CAPTAIN, at(state, 'W7', 1), EAST, { armor, ap: 14 });
  put(state, MUTINEER, at(state, there, 1), WEST);
  return { state: turnOf(state, CAPTAIN), door: portalAt(state, at(state, 'W7', 1), EAST) };
}

describe('the door to space', () => {
  it('stays shut in an opened suit, which holds only until the turn is over, S-16.9', () => {
    const { state, door } = byTheDoor('vacc-suit');
    const choice = () => policy(state, question(state), legal(state));
    expect(choice()).toBe(act('work', door));
    bodyOf(state, CAPTAIN).pierced = state.turn + 1;
    expect(choice()).not.toBe(act('work', door));
  });

  it('is not opened in a hurry by anyone without a suit', () => {
    const { state, door } = byTheDoor('nothing');
    expect(legal(state)).toContain(act('work', door));
    expect(plausible(state)).not.toContain(act('work', door));
  });

  it('is not opened in a hurry on a friend without one', () => {
    const { state, door } = byTheDoor('vacc-suit');
    expect(plausible(state)).toContain(act('work', door));
    put(state, LOYAL, at(state, 'U7', 1), WEST);
    expect(plausible(turnOf(state, CAPTAIN))).not.toContain(act('work', door));
  });
});

describe('weapons in a hurry', () => {
  it('are not dropped while they can be used, and are when they cannot', () => {
    const { state } = byTheDoor('nothing');
    const rifle = give(state, CAPTAIN, 'rifle');
    const broken = give(state, CAPTAIN, 'revolver', { broken: true });
    turnOf(state, CAPTAIN);
    expect(legal(state)).toContain(act('drop', rifle));
    expect(plausible(state)).not.toContain(act('drop', rifle));
    expect(plausible(state)).toContain(act('drop', broken));
  });

  it('are not put away under the eyes of an enemy', () => {
    const { state } = byTheDoor('nothing');
    const rifle = give(state, CAPTAIN, 'rifle');
    bodyOf(state, CAPTAIN).ready = rifle;
    bodyOf(state, CAPTAIN).facing = WEST;
    turnOf(state, CAPTAIN);
    expect(legal(state)).toContain(act('stow', rifle));
    expect(plausible(state)).not.toContain(act('stow', rifle));
    put(state, MUTINEER, at(state, 'B7'), WEST);
    expect(plausible(turnOf(state, CAPTAIN))).toContain(act('stow', rifle));
  });
});

describe('a loaded gun', () => {
  /** Side by side, where a strong captain strikes well with the butt. */
  function atArmsLength(skills: Readonly<Record<string, number>>, changes = {}): State {
    const { state } = byTheDoor('nothing', 'V7');
    put(state, CAPTAIN, at(state, 'W7', 1), WEST, { str: 12, ap: 14 });
    setSheet(state, CAPTAIN, {
      skills: Object.entries(skills).map(([skill, level]) => ({ skill: weaponNamed(skill), level })),
    });
    bodyOf(state, CAPTAIN).ready = give(state, CAPTAIN, 'revolver', changes);
    return turnOf(state, CAPTAIN);
  }
  const BOTH = { hands: 1, revolver: 0 };
  const swing = act('attack', MUTINEER, howOf(BUTT, true, false));
  const shot = act('attack', MUTINEER, howOf(READY, true, false));

  it('is fired rather than swung where a blow is only a little better, S-11.2', () => {
    const state = atArmsLength(BOTH);
    expect(legal(state)).toContain(swing);
    const better = rate(state, CAPTAIN, MUTINEER, swing.how) / rate(state, CAPTAIN, MUTINEER, shot.how);
    expect(better).toBeGreaterThan(1);
    expect(better).toBeLessThan(2);
    expect(isSwungInVain(state, CAPTAIN, swing, legal(state))).toBe(true);
    const attack = bestAttack(state, CAPTAIN, legal(state));
    expect(attack === undefined ? undefined : meansOf(attack.how)).toBe(READY);
    expect(plausible(state)).not.toContain(swing);
    expect(plausible(state)).toContain(shot);
  });

  it('is swung where a blow is far better, and where it is empty', () => {
    expect(plausible(atArmsLength({ hands: 1 }))).toContain(swing);
    const state = atArmsLength(BOTH, { loaded: 0 });
    expect(legal(state)).toContain(swing);
    expect(plausible(state)).toContain(swing);
  });
});
