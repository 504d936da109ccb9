/** What is written into the rooms of a plan: as much as there is room for. */
import {
  type Facing,
  type Feature,
  type FloorKind,
  NONE,
  type Plan,
  type Room,
  type Square,
} from '../../plan/types.ts';
import { UNIT } from '../places.ts';

const SHORT: Readonly<Partial<Record<FloorKind, string>>> = {
  computer: 'COMPUTER',
  common: 'COMMON',
  galley: 'GALLEY',
  locker: 'LOCKER',
  lock: 'AIR LOCK',
  lowPassage: 'LOW BERTHS',
  cargo: 'CARGO',
  raft: 'RAFT',
  drive: 'DRIVES',
};
/** Of a letter, in units of the drawing. */
const LETTER = 6.7;
const INSET = 8;
/** What a valve in the wall takes of a square beside it. */
const VALVE = 11;

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** A number in the corner. */
  readonly corner: boolean;
}

export function labelsOf(plan: Plan, deck: number): readonly Label[] {
  return plan.rooms.filter((room) => room.deck === deck).flatMap((room) => labelOf(plan, room) ?? []);
}

function labelOf(plan: Plan, room: Room): Label | undefined {
  const run = widestRun(plan, room);
  if (run.length === 0) return undefined;
  if (room.number > 0) return { text: String(room.number), x: run.x + 5, y: run.y + 13, corner: true };
  if (room.kind === 'corridor') return undefined;
  const fits = (text: string): boolean => text.length * LETTER + INSET <= run.length;
  const text = [room.name.toUpperCase(), SHORT[room.kind] ?? ''].find((each) => each !== '' && fits(each));
  return text === undefined ? undefined : { text, x: run.x + run.length / 2, y: run.y + 11, corner: false };
}

/** In units of the drawing. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Of its rows: the longest stretch that is free of doors, ladders and lifts, the uppermost of equals. */
function widestRun(plan: Plan, { squares }: Room): Run {
  let best: Run = { x: 0, y: 0, length: 0 };
  let now = best;
  for (const square of squares) {
    const y = (plan.y[square] as number) * UNIT;
    const left = (plan.x[square] as number) * UNIT + (hasPortal(plan, square, WEST) ? VALVE : 0);
    const right = ((plan.x[square] as number) + 1) * UNIT - (hasPortal(plan, square, EAST) ? VALVE : 0);
    const goesOn = now.y === y && now.x + now.length === left;
    now = goesOn ? { ...now, length: right - now.x } : { x: left, y, length: right - left };
    if (!isFree(plan, square)) now = { x: 0, y: 0, length: 0 };
    if (now.length > best.length) best = now;
  }
  return best;
}

const [NORTH, EAST, WEST] = [0, 1, 3] as const;
/** What is pressed, or has a sign of its own, keeps clear of words. */
const SIGNS: readonly Feature[] = ['ladder', 'lift', 'locker'];

function hasPortal(plan: Plan, square: Square, facing: Facing): boolean {
  return (plan.portalAt[square * 4 + facing] as number) !== NONE;
}

/** Words stand along the upper side of a square. */
function isFree(plan: Plan, square: Square): boolean {
  if (hasPortal(plan, square, NORTH) || plan.ways.some(({ upper }) => upper === square)) return false;
  return (plan.features[square] ?? []).every((feature) => !SIGNS.includes(feature));
}
