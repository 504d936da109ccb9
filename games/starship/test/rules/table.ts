/** Tables for the tests of the rules: a ship, a few people where they are wanted, and scripted dice. */
import {
  type Context,
  type Decision,
  defaultOptions,
  fewestSeats,
  legalActions,
  type Rejection,
  ScriptedChance,
} from '@shutterbox/kernel';
import { act } from '../../src/actions.ts';
import type { Action, ActionType } from '../../src/answers.ts';
import { armorNamed } from '../../src/data/armors.ts';
import { weaponNamed } from '../../src/data/weapons.ts';
import type { Event } from '../../src/events.ts';
import { weigh } from '../../src/gear/load.ts';
import { game } from '../../src/index.ts';
import { DEFAULT_ORDERS } from '../../src/orders.ts';
import { bodyOf, sheetOf } from '../../src/people.ts';
import { type Facing, NONE, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { newItem } from '../../src/setup/outfit.ts';
import { witness } from '../../src/testing.ts';
import { advance } from '../../src/turn/advance.ts';
import { sortList } from '../../src/turn/list.ts';
import { nobodyActing } from '../../src/turn/spend.ts';
import type { Item, Options, Sheet, State, Who } from '../../src/types.ts';

/** Four crew and six animals of They're Loose!; in Mutiny the captain, a loyal member of the crew, the mascot, four mutineers. */
export const CREW: Who = 0;
export const MATE: Who = 1;
export const BEAST: Who = 4;
export const OTHER_BEAST: Who = 5;
export const CAPTAIN: Who = 0;
export const LOYAL: Who = 1;
export const MASCOT: Who = 2;
export const MUTINEER: Who = 3;
export const SECOND_MUTINEER: Who = 4;

/** Set up by the quick start of every seat. */
export function quickMatch(options: Partial<Options> = {}, seed = 1): State {
  const all = { ...defaultOptions(game.options), ...options };
  const cx = witness();
  const state = game.setup(fewestSeats(game.seats(all)), all, { ...cx, chance: seeded(seed) });
  for (;;) {
    const [asked] = game.pending(state);
    if (asked === undefined || asked.kind === 'turn') return state;
    const action = asked.kind === 'side' ? act('side', asked.seat % 2) : quickOr(state, asked);
    game.apply(state, asked, action, { ...cx, chance: seeded(seed) });
  }
}

/** S-14.19: the quick start leaves out what is chosen in secret. */
function quickOr(state: State, asked: Decision): Action {
  return game.check(state, asked, act('quick')) === undefined ? act('quick') : game.timeoutAction(state, asked);
}

function seeded(seed: number) {
  let word = seed;
  return {
    int(n: number) {
      word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff;
      return (word >> 8) % n;
    },
  };
}

/** Nobody aboard except the characters placed afterwards; the alarm has been raised. */
export function emptyShip(options: Partial<Options> = {}): State {
  const state = quickMatch(options);
  state.alarm = 1;
  state.upkeep = NONE;
  for (const body of state.bodies) Object.assign(body, { at: NONE, status: 'dead', caged: false, acted: false });
  state.items = [];
  for (let who = 0; who < state.sheets.length; who++) setSheet(state, who, { skills: [], armor: 0 });
  state.act = nobodyActing();
  state.pending = [];
  // In a test, a character with a turn acts in it (S-3.15).
  state.orders = state.orders.map(() => DEFAULT_ORDERS);
  return state;
}

export function setSheet(state: State, who: Who, changes: Partial<Sheet>): void {
  state.sheets = state.sheets.with(who, { ...sheetOf(state, who), ...changes });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** "F8": column and row, on the first deck unless another is named. */
export function at(state: State, name: string, deck = 0): Square {
  const plan = planOf(state);
  const x = LETTERS.indexOf(name.charAt(0));
  const y = Number(name.slice(1)) - 1;
  for (let square = 0; square < plan.squares; square++)
    if (plan.x[square] === x && plan.y[square] === y && plan.deck[square] === deck) return square;
  throw new Error(`There is no square ${name}.`);
}

export interface Person {
  readonly str?: number;
  readonly dex?: number;
  readonly end?: number;
  readonly skills?: Readonly<Record<string, number>>;
  readonly armor?: string;
  readonly ap?: number;
  /** An animal's weapon. */
  readonly natural?: string;
}

/** Puts someone on a square, fresh: people with 7 of everything and 14 AP, animals with horns and 20 hits. */
export function put(state: State, who: Who, square: Square, facing: Facing = 1, person: Person = {}): void {
  const { str = 7, dex = 7, end = 7, skills = {}, armor = 'nothing' } = person;
  const beast = sheetOf(state, who).natural !== NONE;
  const known = Object.entries(skills).map(([id, level]) => ({ skill: weaponNamed(id), level }));
  setSheet(
    state,
    who,
    beast
      ? { natural: weaponNamed(person.natural ?? 'horns'), pool: 20, deathPool: 5, armor: armorNamed(armor) }
      : { str, dex, end, skills: known, armor: armorNamed(armor) },
  );
  const total = beast ? 15 : Math.max(6, dex + end);
  const ap = person.ap ?? total;
  const pools = beast ? { str: 20, dex: 5, end: 0 } : { str, dex, end };
  Object.assign(bodyOf(state, who), {
    at: square,
    facing,
    status: 'active',
    ap,
    total,
    load: 0,
    ready: NONE,
    ...pools,
  });
}

/** Into someone's hands, ready. */
export function give(state: State, who: Who, weapon: string, changes: Partial<Item> = {}): number {
  const item = state.items.push({ ...newItem(weaponNamed(weapon), who, NONE), ...changes }) - 1;
  bodyOf(state, who).ready = item;
  weigh(state, who);
  return item;
}

/** On the floor. */
export function lay(state: State, square: Square, weapon: string): number {
  return state.items.push(newItem(weaponNamed(weapon), NONE, square)) - 1;
}

/** It is someone's turn: nobody else has one left. */
export function turnOf(state: State, who: Who, cx: Context<Event> = witness(new ScriptedChance([]))): State {
  for (const [other, body] of state.bodies.entries()) body.acted = other !== who;
  sortList(state);
  state.act = nobodyActing();
  advance(state, cx);
  return state;
}

export function question(state: State): Decision {
  const [asked] = game.pending(state);
  if (asked === undefined) throw new Error('Nothing is asked.');
  return asked;
}

/** Answers the open question; `dice` are pips from 1 to 6, all of which must be thrown. */
export function answer(state: State, type: ActionType, on = 0, how = 0, dice: readonly number[] = []) {
  const chance = new ScriptedChance(dice.map((pips) => pips - 1));
  const cx = witness(chance);
  const asked = question(state);
  const refused = game.check(state, asked, act(type, on, how));
  if (refused !== undefined) throw new Error(`${type} ${on} ${how} is refused: ${refused.code}`);
  game.apply(state, asked, act(type, on, how), cx satisfies Context<Event>);
  if (chance.unused > 0) throw new Error(`${chance.unused} dice were not thrown.`);
  return cx;
}

/** Why the open question does not take an answer. */
function why(state: State, type: ActionType, on = 0, how = 0): Rejection | undefined {
  return game.check(state, question(state), act(type, on, how));
}

/** Code and rule of a refusal. */
export function refused(state: State, type: ActionType, on = 0, how = 0): string {
  const rejection = why(state, type, on, how);
  return rejection === undefined ? 'allowed' : `${rejection.code} ${rejection.rule}`;
}

export function legal(state: State): Action[] {
  return legalActions(game, state, question(state));
}

export function has(state: State, type: ActionType, on = 0, how = 0): boolean {
  return legal(state).includes(act(type, on, how));
}

export function apOf(state: State, who: Who): number {
  return bodyOf(state, who).ap;
}

/** The events of one kind. */
export function heard<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** The first portal beside a square that leads in a facing. */
export function portalAt(state: State, square: Square, facing: Facing): number {
  return planOf(state).portalAt[square * 4 + facing] as number;
}

/** Nothing aboard is shut, but what leads outside. */
export function openAll(state: State): void {
  const { outer } = planOf(state);
  state.open = state.open.map((_, deck) => 0x7fffffff & ~(outer[deck] as number));
}

export function shutPortal(state: State, portal: number): void {
  const { deck, bit } = planOf(state).portals[portal] as { deck: number; bit: number };
  state.open[deck] = (state.open[deck] as number) & ~(1 << bit);
}
