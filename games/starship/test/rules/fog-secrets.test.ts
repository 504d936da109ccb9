import { decodeOptions, defaultOptions, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { armorNamed } from '../../src/data/armors.ts';
import { HANDS, weaponNamed } from '../../src/data/weapons.ts';
import { game } from '../../src/index.ts';
import { letFogFall } from '../../src/knowledge/fog.ts';
import { expose, hiddenOf, showArmor, uncover } from '../../src/knowledge/secrets.ts';
import { reserveSlots } from '../../src/knowledge/slots.ts';
import { NONE, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { newItem } from '../../src/setup/outfit.ts';
import { witness } from '../../src/testing.ts';
import { NEUTRAL, type Options, type State, type Who } from '../../src/types.ts';
import { answer, emptyShip, put, turnOf } from './table.ts';

const CREW: Who = 0;
/** Passengers come after the crew; the first four are hijackers. */
const FIRST: Who = 4;
const LAST: Who = 9;

function squaresOf(state: State, kind: string): readonly Square[] {
  return planOf(state).rooms.flatMap((room) => (room.kind === kind ? room.squares : []));
}

/** A hijacker with a hidden cutlass, out of the crew's sight or beside them. */
function hijackers(inSight: boolean, options: Partial<Options> = {}): State {
  const state = emptyShip({ scenario: 'hijacking', fog: true, ...options });
  state.sheets = state.sheets.map((sheet, who) =>
    who < FIRST ? sheet : { ...sheet, side: who < LAST - 1 ? 1 : NEUTRAL, skills: [{ skill: 0, level: 1 }] },
  );
  const cutlass = { ...newItem(weaponNamed('cutlass'), FIRST, NONE), owner: FIRST };
  state.plot = { ...state.plot, hidden: state.sheets.map((_, who) => (who === FIRST ? [cutlass] : [])) };
  const [bridge = 0, beside = 0] = squaresOf(state, 'bridge');
  const [drive = 0] = squaresOf(state, 'drive');
  put(state, CREW, bridge);
  put(state, FIRST, inSight ? beside : drive);
  state.fog = null;
  letFogFall(state, witness());
  return turnOf(state, FIRST);
}

function sideSeen(state: State, observer: number | 'spectator'): number {
  return game.view(state, observer).sheets[FIRST]?.side as number;
}

describe('S-22.13 people who hide something, in the fog', () => {
  it('S-22.13 shows a weapon that comes out, and its owner, to those who see it', () => {
    const state = hijackers(true);
    const { events } = answer(state, 'produce', 0);
    expect([sideSeen(state, 0), events.some(({ type }) => type === 'exposed')]).toEqual([1, true]);
    expect(game.view(state, 0).items.some(({ weapon }) => weapon === weaponNamed('cutlass'))).toBe(true);
  });

  it('S-22.13 tells nobody else: neither the side nor the number of things', () => {
    const state = hijackers(false);
    const before = game.view(state, 0);
    const { events } = answer(state, 'produce', 0);
    const after = game.view(state, 0);
    expect([sideSeen(state, 0), sideSeen(state, 1)]).toEqual([NONE, 1]);
    expect(after.items).toEqual(before.items);
    expect(after.story).toEqual(before.story);
    expect(events.flatMap((event) => game.eventFor(event, 0) ?? [])).toEqual([]);
    expect(hiddenOf(state, FIRST)).toEqual([]);
  });

  it('S-22.13 shows what the fallen were to those who come to see them', () => {
    const state = hijackers(false);
    (state.bodies[FIRST] as State['bodies'][number]).status = 'dead';
    uncover(state, FIRST, witness());
    expect(sideSeen(state, 0)).toBe(NONE);
    put(state, CREW, squaresOf(state, 'drive')[1] as Square, 0);
    turnOf(state, CREW);
    answer(state, 'turn', 1);
    expect(sideSeen(state, 0)).toBe(1);
  });

  it.each(['active', 'unconscious'] as const)(
    'S-22.13 leaves open whether someone in sight, %s, has left a weapon elsewhere',
    (status) => {
      const state = hijackers(true);
      state.plot = { ...state.plot, hidden: state.sheets.map(() => []) };
      state.sheets = state.sheets.map((sheet) => ({ ...sheet, table: 0, skills: [{ skill: 0, level: 1 }] }));
      reserveSlots(state);
      (state.bodies[FIRST] as State['bodies'][number]).status = status;
      state.fog = null;
      letFogFall(state, witness());
      const guesses = Array.from({ length: 200 }, (_, seed) =>
        game.determinize(game.view(state, 0), 0, new SeededChance(seed)),
      );
      const brought = guesses.flatMap(({ items }) =>
        items.filter((item) => item.owner === FIRST && item.weapon !== HANDS),
      );
      expect(brought.length).toBeGreaterThan(0);
      expect(brought.filter(({ holder }) => holder === FIRST)).toEqual([]);
      expect(guesses.filter((guess) => status !== 'active' && hiddenOf(guess, FIRST).length > 0)).toEqual([]);
    },
  );

  it('S-22.13 tells of armor and sides only those who see the wearer', () => {
    const far = hijackers(false);
    const near = hijackers(true);
    for (const state of [far, near]) {
      state.sheets = state.sheets.map((sheet, who) =>
        who === FIRST ? { ...sheet, armor: armorNamed('mesh') } : sheet,
      );
      showArmor(state, FIRST, witness());
      expose(state, FIRST, witness());
    }
    expect([game.view(far, 0).sheets[FIRST]?.armor, sideSeen(far, 0)]).toEqual([0, NONE]);
    expect([game.view(near, 0).sheets[FIRST]?.armor, sideSeen(near, 0)]).toEqual([armorNamed('mesh'), 1]);
  });

  it('S-22.1 is an option in every scenario, and where each passenger has a player', () => {
    const { fields } = game.options;
    const scenarios = fields.scenario.kind === 'choice' ? fields.scenario.choices.map(({ value }) => value) : [];
    const all = [...scenarios.map((scenario) => ({ scenario })), { scenario: 'hijacking', passengerSeats: true }];
    const isFine = (options: object) =>
      decodeOptions(game.options, { ...defaultOptions(game.options), ...options, fog: true }).ok;
    expect([all.length, all.filter((options) => !isFine(options))]).toEqual([8, []]);
  });
});
