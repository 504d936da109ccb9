/** What is written into the rooms of a plan: as much as there is room for. */
import type { FloorKind, Plan, Room } from '../../plan/types.ts';
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
/** Rows from the first to the last. */
const LARGE = 4;

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
  const y = run.y * UNIT;
  if (room.number > 0) return { text: String(room.number), x: run.x * UNIT + 5, y: y + 13, corner: true };
  if (room.kind === 'corridor') return undefined;
  const fits = (text: string): boolean => text.length * LETTER + INSET <= run.length * UNIT;
  const text = [room.name.toUpperCase(), SHORT[room.kind] ?? ''].find((each) => each !== '' && fits(each));
  return text === undefined ? undefined : { text, x: (run.x + run.length / 2) * UNIT, y: y + 12.5, corner: false };
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Of its rows: the longest stretch, the uppermost of equals. In a large room it stands off the wall, where doors are. */
function widestRun(plan: Plan, { squares: all }: Room): Run {
  const rows = all.map((square) => plan.y[square] as number);
  const top = Math.min(...rows);
  const squares = Math.max(...rows) - top < LARGE ? all : all.filter((square) => (plan.y[square] as number) > top);
  let best: Run = { x: 0, y: 0, length: 0 };
  let now: Run = best;
  for (const square of squares) {
    const x = plan.x[square] as number;
    const y = plan.y[square] as number;
    now = now.y === y && now.x + now.length === x ? { ...now, length: now.length + 1 } : { x, y, length: 1 };
    if (now.length > best.length) best = now;
  }
  return best;
}
