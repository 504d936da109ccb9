/** Tables for the rule tests: laid out by hand, played with scripted chance and, where needed, a scripted eye. */
import { type Decision, legalActions, type Rejection, ScriptedChance, type Seat } from '@shutterbox/kernel';
import { type Played, witness } from '@shutterbox/kernel/tables';
import { applyWith } from '../../src/apply.ts';
import { type Judge, judge, type Sight } from '../../src/cards/judge.ts';
import { ALBUMS } from '../../src/data/albums.ts';
import { game } from '../../src/index.ts';
import { newTable, question } from '../../src/testing.ts';
import { countsOf } from '../../src/tiles.ts';
import {
  type Action,
  type AlbumId,
  type ArrangeAction,
  type Card,
  type DecisionKind,
  type Event,
  LEFT_HALF,
  LOOSE,
  type Photo,
  type PhotoAction,
  RIGHT_HALF,
  type Species,
  type State,
} from '../../src/types.ts';

export const [WALRUS, PENGUIN, EAGLE, IBEX, MARMOT, TIGER, ELEPHANT, TOUCAN] = [0, 2, 3, 4, 5, 6, 7, 8] as const;
export const [LEFT, RIGHT] = [LEFT_HALF, RIGHT_HALF];

export function albumNamed(name: string): AlbumId {
  const id = ALBUMS.findIndex((album) => album.name === name);
  if (id < 0) throw new Error(`There is no album '${name}'.`);
  return id;
}

/** Seat 0 starts and is on turn; seat 0 holds the cards 0 to 2, seat 1 the cards 3 to 5, and so on. */
export function tableOf(seats = 2, setting: Partial<State> = {}): State {
  const hands = Array.from({ length: seats }, (_, seat) => [3 * seat, 3 * seat + 1, 3 * seat + 2]);
  return game.clone({ ...newTable(seats), first: 0, turn: 0, hands, ...setting });
}

/** Seat 0 has these albums and tiles; the other seats have none. */
export function collection(names: readonly string[], tiles: readonly Photo[], setting: Partial<State> = {}): State {
  const state = tableOf(2, setting);
  state.albums[0] = names.map(albumNamed);
  state.photos[0] = countsOf(tiles);
  return state;
}

interface Answer {
  readonly kind?: DecisionKind;
  readonly seat?: Seat;
  /** The exact chance results, no more and no fewer; any chance by default. */
  readonly script?: readonly number[];
  readonly eye?: Judge;
}

const KIND_OF: Readonly<Record<Action['type'], DecisionKind>> = {
  photo: 'turn',
  album: 'turn',
  topAlbum: 'turn',
  arrange: 'arrange',
  arrangeForMe: 'arrange',
  confirm: 'confirm',
  takeBack: 'confirmed',
};

function asked(state: State, action: Action, { kind = KIND_OF[action.type], seat }: Answer): Decision {
  return question(state, kind, seat);
}

export function play(state: State, action: Action, answer: Answer = {}): Played<Event> {
  const { script, eye = judge } = answer;
  const decision = asked(state, action, answer);
  const refusal = game.check(state, decision, action);
  if (refusal !== undefined) throw new Error(`Refused: ${refusal.code}.`);
  const chance = script === undefined ? undefined : new ScriptedChance(script);
  const { events, revealed, ...cx } = witness<Event>(chance);
  applyWith(eye)(state, decision, action, cx);
  if (chance !== undefined && chance.unused > 0)
    throw new Error(`${chance.unused} results of chance were not asked for.`);
  return { events, revealed };
}

export function refused(state: State, action: Action, answer: Answer = {}): Rejection | undefined {
  return game.check(state, asked(state, action, answer), action);
}

export function legal(state: State, kind: DecisionKind, seat?: Seat): Action[] {
  return legalActions(game, state, question(state, kind, seat));
}

export function photo(card: Card, { turned = false, called = false } = {}): PhotoAction {
  return { type: 'photo', card, turned, called };
}

export function take(name: string): Action {
  return { type: 'album', album: albumNamed(name) };
}

export const TOP: Action = { type: 'topAlbum' };
export const BEST: Action = { type: 'confirm', layout: 'best' };
export const KEEP: Action = { type: 'confirm', layout: 'keep' };
export const FOR_ME: Action = { type: 'arrangeForMe' };
export const TAKE_BACK: Action = { type: 'takeBack' };

/** Moves a tile to or from an album by name; no name means no album. */
export function move(tile: Photo, from: string | undefined, to: string | undefined): ArrangeAction {
  const place = (name: string | undefined) => (name === undefined ? LOOSE : albumNamed(name));
  return { type: 'arrange', photo: tile, from: place(from), to: place(to) };
}

const CELLS = 100;

/** An eye that sees half of each of these animals, whatever is placed. */
export function seeing(...species: readonly Species[]): Judge {
  return () => ({ seen: species.map((name, i) => sight(name, i, CELLS / 2)), glimpses: [], perfect: [] });
}

/** An eye that sees one animal whole. */
export function seeingWhole(species: Species): Judge {
  const whole = sight(species, 0, CELLS);
  return () => ({ seen: [whole], glimpses: [], perfect: [whole] });
}

/** An eye that glimpses an animal. */
export function glimpsing(species: Species): Judge {
  return () => ({ seen: [], glimpses: [{ ...sight(species, 0, 1), of: 3 * CELLS }], perfect: [] });
}

function sight(species: Species, animal: number, cells: number): Sight {
  return { layer: 0, animal, species, cells, of: CELLS, lens: [cells] };
}
