/** How far the game is: what will stay until the end, and what may still change. */
import { FARTHEST } from './worth.ts';

/** DA-6.1. */
const FEWEST_TURNS = 3;
/** Free tiles claimed per turn, and how many turns the last one takes. */
const FREE_A_TURN = 2;
const LAST_TILE = 1;
/** The chances that a tile, and a photo between two tiles, survive another player's turn. */
const TILE_STAYS = 0.86;
const PAIR_STAYS = 0.72;
/** The share of its value that a photo has with one of its tiles, beside a free tile and beside another player's. */
const BESIDE_FREE = 0.2;
const BESIDE_OTHER = 0.1;
/**
 * What a turn adds to the margin, as measured in games of greedy players: with two players more towards the
 * end, with more players about the same throughout.
 */
const TURN_OF_TWO = 13.5;
const TURN_OF_TWO_EARLIER = 0.55;
const TURN_OF_MORE = 7;
/** The chance that a turn claims the last tiles, by how many are free. */
const FILLED: readonly number[] = [1, 0.6, 0.5, 0.35, 0.2, 0.08];
/** Photos beyond one a turn that a collection may expect at the end. */
const PHOTOS_AT_END = 2;

export interface Stage {
  /** Chances to last to the end. */
  readonly tile: number;
  readonly pair: number;
  /** What one tile of a pair is worth, as a share of its photo. */
  readonly besideFree: number;
  readonly besideOther: number;
  /** Photos that a seat can still expect. */
  readonly photosLater: number;
  /** What the next player's turn will cost. */
  readonly tempo: number;
}

const LAST_STAGE: Stage = { tile: 1, pair: 1, besideFree: 0, besideOther: 0, photosLater: 0, tempo: 0 };
const MOST_TURNS_LEFT = 16;

/** By turns left in all and number of seats. */
const STAGES: readonly (readonly Stage[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: MOST_TURNS_LEFT + 1 }, (_, turns) => (turns === 0 ? LAST_STAGE : stageWith(turns, seats))),
);

function stageWith(turnsLeft: number, seats: number): Stage {
  const others = (turnsLeft * (seats - 1)) / Math.max(1, seats);
  const open = 1 - PAIR_STAYS ** others;
  return {
    tile: TILE_STAYS ** others,
    pair: PAIR_STAYS ** others,
    besideFree: BESIDE_FREE * open,
    besideOther: BESIDE_OTHER * open,
    photosLater: Math.min(FARTHEST, Math.round(turnsLeft / Math.max(1, seats)) + PHOTOS_AT_END),
    tempo: seats === 2 ? TURN_OF_TWO - TURN_OF_TWO_EARLIER * turnsLeft : TURN_OF_MORE,
  };
}

/** The stage after a turn of `turn` that leaves this many free tiles. */
export function stageAfter(turns: readonly number[], turn: number, free: number): Stage {
  let due = 0;
  for (let seat = 0; seat < turns.length; seat++) {
    const had = (turns[seat] as number) + (seat === turn ? 1 : 0);
    due += Math.max(0, FEWEST_TURNS - had);
  }
  const toFill = free === 0 ? 0 : LAST_TILE + Math.ceil(free / FREE_A_TURN);
  const left = Math.min(MOST_TURNS_LEFT, Math.max(due, toFill));
  return (STAGES[turns.length] as readonly Stage[])[left] as Stage;
}

/** DA-6.1: whether the game ends with this turn of `turn`. */
export function isOverAfter(turns: readonly number[], turn: number, free: number): boolean {
  if (free > 0) return false;
  for (let seat = 0; seat < turns.length; seat++)
    if ((turns[seat] as number) + (seat === turn ? 1 : 0) < FEWEST_TURNS) return false;
  return true;
}

/** The chance that the game ends with this turn of `turn`. */
export function chanceOfEnd(turns: readonly number[], turn: number, free: number): number {
  return isOverAfter(turns, turn, 0) ? (FILLED[free] ?? 0) : 0;
}
