import { defaultOptions, fewestSeats, playOut, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act, TURNS } from '../src/actions.ts';
import { skirmish } from '../src/bot/skirmish.ts';
import { heuristics } from '../src/bot.ts';
import { weaponNamed } from '../src/data/weapons.ts';
import { game } from '../src/index.ts';
import { bodyOf } from '../src/people.ts';
import type { Options, State } from '../src/types.ts';
import { EAST, WEST } from './rules/aboard.ts';
import {
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  legal,
  openAll,
  portalAt,
  put,
  question,
  setSheet,
  shutPortal,
  turnOf,
} from './rules/table.ts';

const SCENARIOS: readonly Options['scenario'][] = [
  'loose',
  'mutiny',
  'hijacking',
  'boarding',
  'rescue',
  'breakthrough',
  'berserker',
];

describe('the policy at a glance', () => {
  it.each(SCENARIOS)('answers legally to the end of %s', (scenario) => {
    const options = { ...defaultOptions(game.options), scenario };
    const cx = { chance: new SeededChance(5), reveal: () => undefined };
    const state = game.setup(fewestSeats(game.seats(options)), options, cx);
    playOut(game, state, cx, (now, decision, answers) => {
      const answer = skirmish(now, decision, answers);
      expect(answers).toContain(answer);
      expect(heuristics.glance?.candidates(now, decision, answers)).toContain(answer);
      return answer;
    });
    expect(game.outcome(state)).toBeDefined();
  });

  function corridor(weapon: string, facing: typeof EAST | typeof WEST): State {
    const state = emptyShip();
    openAll(state);
    put(state, CREW, at(state, 'G8'), facing, { ap: 12 });
    put(state, BEAST, at(state, 'L8'), WEST);
    setSheet(state, CREW, { skills: [{ skill: weaponNamed(weapon), level: 2 }] });
    bodyOf(state, CREW).ready = give(state, CREW, weapon);
    return turnOf(state, CREW);
  }
  const choice = (state: State) => skirmish(state, question(state), legal(state));

  it('fires at an enemy ahead, and turns to one behind', () => {
    expect(choice(corridor('revolver', EAST))).toMatchObject({ type: 'attack', on: BEAST });
    expect(TURNS).toContain(choice(corridor('revolver', WEST)));
  });

  it('runs up to an enemy with a blade, and opens a door on the way', () => {
    const state = corridor('cutlass', EAST);
    expect(choice(state).type).toBe('run');
    const { ready } = bodyOf(state, CREW);
    put(state, CREW, at(state, 'J8'), EAST, { ap: 12 });
    bodyOf(state, CREW).ready = ready;
    const door = portalAt(state, at(state, 'J8'), EAST);
    shutPortal(state, door);
    put(state, BEAST, at(state, 'M8'), WEST);
    expect(choice(turnOf(state, CREW))).toBe(act('work', door));
  });
});
