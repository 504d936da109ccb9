/** One action at a time through the game's own check and apply, checking what must hold after every action. */
import { ScriptedChance, type Seat } from '@shutterbox/kernel';
import { type Played, ruleTables } from '@shutterbox/kernel/tables';
import { expect } from 'vitest';
import {
  ACCEPT,
  ALL_DICE,
  actionKey,
  DIE_ON_ANIMAL,
  DIE_ON_HABITAT,
  DONE,
  DRAW,
  EXPLORE,
  GIVE_UP,
  OFFER,
  PASS,
  PAY,
  PAY_FROM,
  PHOTOGRAPH,
  PLACE,
  PLACE_RESERVED,
  PREPARE,
  REROLL,
  RESERVE,
  SPOOK,
  TOKEN,
} from '../../src/actions.ts';
import { CARD_COUNT, cardNamed, RACCOON } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { habitatOf } from '../../src/table.ts';
import { question } from '../../src/testing.ts';
import { type Action, type Card, type Event, type Habitat, NONE, type State } from '../../src/types.ts';

const EVERY_ACTION: readonly Action[] = [
  ...[DRAW, PREPARE, OFFER, PASS, ACCEPT, RESERVE, DONE, PAY, GIVE_UP],
  ...[...PLACE, ...SPOOK, ...DIE_ON_HABITAT, ...EXPLORE, ...REROLL],
  ...[...DIE_ON_ANIMAL, ...TOKEN, ...PAY_FROM, ...PHOTOGRAPH],
  ...PLACE_RESERVED.flat(),
];

const tables = ruleTables(game);
export const { asked } = tables;

/** Answers the open question (name the seat if several are open); `chance` is everything rolled and drawn for it. */
export function play(state: State, action: Action, chance: readonly number[] = [], seat?: Seat): Event[] {
  return playRevealing(state, action, chance, seat).events;
}

/** The same, and returns the rules under which something hidden became known. */
export function playRevealing(
  state: State,
  action: Action,
  chance: readonly number[] = [],
  seat?: Seat,
): Played<Event> {
  expect(legal(state, seat)).toContain(actionKey(action));
  const silent = game.clone(state);
  game.apply(silent, question(state, seat), action, { chance: new ScriptedChance(chance), reveal: () => {} });
  const played = tables.play(state, action, chance, seat);
  expect(silent, 'the same action without events').toEqual(state);
  expectWhole(state);
  return played;
}

/** The keys of all legal answers; `check` must accept exactly these. */
export function legal(state: State, seat?: Seat): readonly string[] {
  const all = tables.legal(state, seat);
  const accepted = EVERY_ACTION.filter((action) => tables.refused(state, action, seat) === undefined);
  expect(keys(...accepted), 'what check accepts').toEqual(keys(...all));
  return keys(...all);
}

/** In a fixed order, so that lists compare. */
export function keys(...actions: readonly Action[]): readonly string[] {
  return actions.map(actionKey).sort();
}

/** Code and rule of a refusal: 'notHigher W-2.4'. */
export function refusal(state: State, action: Action, seat?: Seat): string {
  const rejection = tables.refused(state, action, seat);
  return rejection === undefined ? 'accepted' : `${rejection.code} ${rejection.rule}`;
}

/** Dice as chance results. */
export function faces(...dice: readonly number[]): readonly number[] {
  return dice.map((face) => face - 1);
}

/** Draws a card by name. */
export function draw(state: State, name: string): Event[] {
  return play(state, DRAW, [state.deck.indexOf(cardNamed(name))]);
}

/** No seat that is asked makes an offer. */
export function nobodyOffers(state: State): void {
  for (const { kind, seat } of [...game.pending(state)]) if (kind === 'offer') play(state, PASS, [], seat);
}

/** Ends Research and puts dice on habitats first, then on animals; the rest stay unused. */
export function expedition(
  state: State,
  habitats: readonly (readonly [Habitat, number])[],
  animals: readonly (readonly [string, number])[] = [],
): void {
  play(state, PREPARE);
  if (question(state).kind === 'reserves') play(state, DONE);
  for (const [habitat, dice] of habitats) for (let i = 0; i < dice; i++) play(state, dieOnHabitat(habitat));
  for (const [name, dice] of animals) for (let i = 0; i < dice; i++) play(state, dieOnAnimal(name));
  if (question(state).kind === 'dice') play(state, DONE);
}

/** A whole turn without any photograph. */
export function idleTurn(state: State): Event[] {
  play(state, PREPARE);
  if (question(state).kind === 'reserves') play(state, DONE);
  return play(state, DONE);
}

/** A whole turn that photographs animals of one habitat with sixes. Returns what the photographs bring. */
export function shoot(state: State, ...names: readonly string[]): Event[] {
  const habitat = habitatOf(state, cardNamed(names[0] ?? ''));
  const dice = Math.floor((ALL_DICE - 1) / names.length);
  expedition(
    state,
    [[habitat, 1]],
    names.map((name) => [name, dice]),
  );
  if (question(state).kind === 'tokens') play(state, DONE);
  play(state, explore(habitat), faces(6));
  return names.flatMap((name) => play(state, photograph(name), Array(dice).fill(5)));
}

export function place(habitat: Habitat): Action {
  return { type: 'place', habitat };
}

export function spook(habitat: Habitat): Action {
  return { type: 'spook', habitat };
}

export function placeReserved(name: string, habitat: Habitat): Action {
  return { type: 'placeReserved', card: cardNamed(name), habitat };
}

export function dieOnHabitat(habitat: Habitat): Action {
  return { type: 'dieOnHabitat', habitat };
}

export function dieOnAnimal(name: string): Action {
  return { type: 'dieOnAnimal', card: cardNamed(name) };
}

export function token(name: string): Action {
  return { type: 'token', card: cardNamed(name) };
}

export function explore(habitat: Habitat): Action {
  return { type: 'explore', habitat };
}

export function payFrom(name: string): Action {
  return { type: 'payFrom', card: cardNamed(name) };
}

export function reroll(die: number): Action {
  return { type: 'reroll', die };
}

export function photograph(name: string): Action {
  return { type: 'photograph', card: cardNamed(name) };
}

export function cards(...names: readonly string[]): readonly Card[] {
  return names.map(cardNamed);
}

/** Every card is in exactly one place, the raccoon where the state says, and nothing is left over between turns. */
function expectWhole(state: State): void {
  const drawn = state.drawn === NONE ? [] : [state.drawn];
  const all = [state.deck, state.discards, drawn, ...state.stacks, ...state.reserves, ...state.portfolios].flat();
  const everyCard = Array.from({ length: state.options.raccoon ? CARD_COUNT : CARD_COUNT - 1 }, (_, card) => card);
  expect(all.sort(ascending), 'all cards').toEqual(everyCard);
  expect(state.stacks.findIndex((stack) => stack.includes(RACCOON))).toBe(state.raccoonAt);
  if (state.over || state.open.some(({ kind }) => kind === 'research')) expectNothingUnderWay(state);
}

function expectNothingUnderWay(state: State): void {
  const { dice, habitatDice, habitatTokens, animalDice, animalTokens, exploring, roll, paid, drawn, offer } = state;
  expect({ dice, exploring, roll, paid, drawn, offer }).toEqual({
    dice: 0,
    exploring: NONE,
    roll: [],
    paid: 0,
    drawn: NONE,
    offer: NONE,
  });
  expect([...habitatDice, ...habitatTokens, ...animalDice, ...animalTokens].filter((n) => n !== 0)).toEqual([]);
  expect(state.answers.filter((answer) => answer !== 'none')).toEqual([]);
}

function ascending(a: number, b: number): number {
  return a - b;
}
