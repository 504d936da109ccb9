/** Plays by the words of the moves alone, in a hurry: few decisions, and a photograph now and then. */
import type { Stand, Table } from './table.ts';

/** Which of the moves, for a decision of this kind. */
export type Plan = (kind: string, moves: readonly string[]) => string;

const DICE_ON_AN_ANIMAL = 2;
/** No match takes longer. */
const MOST_DECISIONS = 1_500;

/** Draws once a turn, goes where animals are, and tries for the easiest. */
export function hurried(): Plan {
  let drew = false;
  return (kind, moves) => {
    if (kind === 'research' && !drew) {
      drew = true;
      return like(moves, /^Draw/, /^End Research/);
    }
    if (kind === 'dice') {
      drew = false;
      return dieFor(moves);
    }
    if (kind === 'research') return like(moves, /^End Research/);
    return otherwise(kind, moves);
  };
}

function otherwise(kind: string, moves: readonly string[]): string {
  switch (kind) {
    case 'card':
      return like(moves, /^Accept/, /^Place/, /^Reserve/, /reserve/);
    case 'offer':
      return like(moves, /^Make no offer/);
    case 'reserves':
    case 'tokens':
      return like(moves, /no more/);
    case 'failed':
      return like(moves, /^Give up/);
    default:
      return like(moves);
  }
}

function dieFor(moves: readonly string[]): string {
  const animals = moves.filter((move) => /^Put a die on/.test(move) && !/explore \d\+/.test(move));
  const [easiest] = animals.toSorted((a, b) => difficulty(a) - difficulty(b));
  if (easiest !== undefined && !easiest.includes(`has ${DICE_ON_AN_ANIMAL} dice`)) return easiest;
  const done = moves.find((move) => /^Place no/.test(move));
  if (easiest !== undefined && done !== undefined) return done;
  return like(moves, /^Put a die on .*explore.*no dice yet/, /^Place no/, /^Put a die on/);
}

function difficulty(move: string): number {
  return Number(/\((\d+)\)/.exec(move)?.[1] ?? 99);
}

/** The first move that matches the earliest of these patterns. */
export function like(moves: readonly string[], ...wanted: readonly RegExp[]): string {
  for (const pattern of wanted) {
    const found = moves.find((move) => pattern.test(move));
    if (found !== undefined) return found;
  }
  const [first] = moves;
  if (first === undefined) throw new Error('There is no move.');
  return first;
}

export interface Playing {
  readonly plan?: Plan;
  /** Called before each of your own decisions. */
  readonly before?: (stand: Extract<Stand, { at: 'asked' }>) => Promise<void>;
  /** Ends the playing early. */
  readonly until?: (stand: Stand) => boolean | Promise<boolean>;
}

/** Plays until the end, or until told to stop; returns the number of decisions. */
export async function play(table: Table, { plan = hurried(), before, until }: Playing = {}): Promise<number> {
  for (let taken = 0; taken < MOST_DECISIONS; taken++) {
    const stand = await table.standWithMoves();
    if ((await until?.(stand)) === true || stand.at !== 'asked') return taken;
    await before?.(stand);
    await table.choose(plan(stand.kind, stand.moves));
  }
  throw new Error(`The match did not end within ${MOST_DECISIONS} decisions.`);
}
