/** Tables for the rule tests: drawn with a letter a tile, and played with scripted dice. */
import { type Observer, type Rejection, ScriptedChance } from '@shutterbox/kernel';
import { game } from '../../src/index.ts';
import { newTable, question } from '../../src/testing.ts';
import { type Action, type Event, NONE, type Options, type State, type Terrain } from '../../src/types.ts';

/** The letters of a drawing. */
const LETTERS = 'mjosud';
export const [MARSH, JUNGLE, MOUNTAIN, DESERT] = [0, 1, 2, 5] as const;
export const [LION, ELEPHANT, GIRAFFE, GORILLA] = [0, 1, 2, 3] as const;

/** A bonus die that no route of two or three fits. */
const NO_BONUS = 4;

/** 'oomd' as terrains; anything else is no tile. */
export function terrains(letters: string): Terrain[] {
  return [...letters].map((letter) => LETTERS.indexOf(letter)).filter((terrain) => terrain !== NONE);
}

interface Setting {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Letters of the four dice. */
  readonly dice?: string;
  readonly bonus?: number;
  readonly rolls?: number;
  /** A digit a tile for its owner, '.' for a free one. */
  readonly owners?: string;
  readonly photos?: readonly number[];
}

/** Seat 0 is on turn on a map drawn with the letters of terrains: m, j, o (mountain), s, u (scrubland), d. All photos are lions. */
export function tableOf(rows: readonly string[], setting: Setting = {}): State {
  const { seats = 2, options = {}, dice = 'oooo', bonus = NO_BONUS, rolls = 1, owners, photos } = setting;
  const customMap = { name: 'Test', rows: rows.map((row) => row.replaceAll(/[a-z]/g, '#')) };
  const state = newTable(seats, { ...options, customMap });
  return {
    ...state,
    terrains: terrains(rows.join('')),
    first: 0,
    turn: 0,
    open: [{ seat: 0, kind: 'roll' }],
    dice: terrains(dice),
    bonus,
    rolls,
    owners: owners === undefined ? state.owners : [...owners].map((owner) => (owner === '.' ? NONE : Number(owner))),
    photos: photos === undefined ? state.photos.map((photo) => Math.min(photo, LION)) : photos.slice(),
  };
}

export interface Played {
  readonly events: readonly Event[];
  readonly revealed: readonly (readonly [rule: string, to?: readonly Observer[]])[];
}

/** Gives the answer; the script is what chance has to show, all of it and no more. */
export function play(state: State, action: Action, script: readonly number[] = []): Played {
  const refusal = refused(state, action);
  if (refusal !== undefined) throw new Error(`Refused: ${refusal.code}.`);
  const chance = new ScriptedChance(script);
  const events: Event[] = [];
  const revealed: [string, (readonly Observer[])?][] = [];
  game.apply(state, question(state), action, {
    chance,
    reveal: (rule, to) => void revealed.push(to === undefined ? [rule] : [rule, to]),
    emit: (event) => void events.push(event),
  });
  if (chance.unused > 0) throw new Error(`${chance.unused} results of chance were not asked for.`);
  return { events, revealed };
}

export function refused(state: State, action: Action): Rejection | undefined {
  return game.check(state, question(state), action);
}

export function claim(...tiles: readonly number[]): Action {
  return { type: 'claim', tiles };
}

export const STOP: Action = { type: 'stop' };

/** The dice of a turn that begins: four safari dice, by letter, and the face of the bonus die that shows the number. */
export function roll(letters: string, bonus: 2 | 3 | 4 = 2): number[] {
  return [...terrains(letters), { 2: 0, 3: 3, 4: 5 }[bonus]];
}

/** The first roll of another turn, where it does not matter. */
export const NEXT_TURN: readonly number[] = roll('dddd');

export function legal(state: State): readonly Action[] {
  const actions: Action[] = [];
  game.legalActions(state, question(state), actions);
  return actions;
}

/** The tiles of every claim that is legal. */
export function claims(state: State): readonly (readonly number[])[] {
  return legal(state).flatMap((action) => (action.type === 'claim' ? [action.tiles] : []));
}

/** What is asked of whom: 'roll 0'. */
export function asked(state: State): readonly string[] {
  return game.pending(state).map(({ kind, seat }) => `${kind} ${seat}`);
}

export function typesOf({ events }: Played): readonly string[] {
  return events.map(({ type }) => type);
}
