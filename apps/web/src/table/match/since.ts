/** What happened between two turns of a seat. */
import type { Seat } from '@shutterbox/kernel';
import type { AnyUi } from '../../games/bundle.ts';
import type { LogLine } from './feed.ts';

export interface SinceTurn {
  /** The entry with which the present turn began: another number is another turn. */
  readonly turn: number;
  readonly events: readonly unknown[];
  /** The entries in order; the first one is the end of the turn before. */
  readonly numbers: readonly number[];
  /** Whether the seat has done something in its present turn. */
  readonly acted: boolean;
}

interface Start {
  readonly seat: Seat;
  /** Its index among all events. */
  readonly at: number;
}

/** Undefined outside of the seat's turn, and in its first one. */
export function sinceTurn(
  log: readonly LogLine[],
  seat: Seat,
  turnOf: NonNullable<AnyUi['turnOf']>,
): SinceTurn | undefined {
  const told = log.filter(({ kind, undone }) => kind !== 'undo' && !undone);
  const events = told.flatMap((line) => line.events.map((event) => ({ event, line })));
  const starts = events.flatMap(({ event }, at): Start[] => {
    const begins = turnOf(event);
    return begins === undefined ? [] : [{ seat: begins, at }];
  });
  const present = starts.at(-1);
  const before = starts.findLastIndex((start) => start.seat === seat && start !== present);
  const others = starts[before + 1];
  if (present?.seat !== seat || before < 0 || others === undefined || others === present) return undefined;
  const between = events.slice(others.at, present.at);
  const turn = events[present.at]?.line.number ?? 0;
  return {
    turn,
    events: between.map(({ event }) => event),
    numbers: [...new Set([...between.map(({ line }) => line.number), turn])],
    acted: told.some((line) => line.number > turn && line.seat === seat),
  };
}

/** The same where no event says that a seat's turn begins: between its last answer and what it does now, others have answered. */
export function sinceAnswer(log: readonly LogLine[], seat: Seat): SinceTurn | undefined {
  const answers = log.filter(({ kind, undone }) => kind === 'answer' && !undone);
  const last = answers.findLastIndex((line) => line.seat !== seat);
  const before = answers.slice(0, Math.max(0, last)).findLastIndex((line) => line.seat === seat);
  const between = answers.slice(before + 1, last + 1);
  const turn = between.at(-1)?.number;
  if (before < 0 || turn === undefined) return undefined;
  return {
    turn,
    events: between.flatMap(({ events }) => events),
    numbers: answers.slice(before, last + 1).map(({ number }) => number),
    acted: last < answers.length - 1,
  };
}
