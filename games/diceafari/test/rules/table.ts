/** Tables for the rule tests: drawn with one letter per tile, and played with scripted dice. */
import { type Played, ruleTables } from '@shutterbox/kernel/tables';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import { type Action, type Event, NONE, type Options, type State, type Terrain } from '../../src/types.ts';

/** The letters of a drawing. */
const LETTERS = 'mjosud';
export const [MARSH, JUNGLE, MOUNTAIN, DESERT] = [0, 1, 2, 5] as const;
export const [LION, ELEPHANT, GIRAFFE, GORILLA] = [0, 1, 2, 3] as const;

/** A bonus die that fits no route of two or three. */
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
  /** A digit per tile for its owner, '.' for a free one. */
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

export const { asked, legal, play, refused } = ruleTables(game);

export function claim(...tiles: readonly number[]): Action {
  return { type: 'claim', tiles };
}

export const STOP: Action = { type: 'stop' };

/** The dice of a turn that begins: four safari dice, by letter, and the face of the bonus die that shows the number. */
export function roll(letters: string, bonus: 2 | 3 | 4 = 2): number[] {
  return [...terrains(letters), { 2: 0, 3: 3, 4: 5 }[bonus]];
}

/** The first roll of another turn, where the dice do not matter. */
export const NEXT_TURN: readonly number[] = roll('dddd');

/** The tiles of every claim that is legal. */
export function claims(state: State): readonly (readonly number[])[] {
  return legal(state).flatMap((action) => (action.type === 'claim' ? [action.tiles] : []));
}

export function typesOf({ events }: Played<Event>): readonly string[] {
  return events.map(({ type }) => type);
}
