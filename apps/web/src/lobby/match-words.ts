/** The words for a match in a list: who plays, and how it stands for you. */
import type { MatchSummary, SeatInfo } from '@shutterbox/protocol';

export interface Status {
  readonly hot: boolean;
  readonly words: string;
}

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });
const DAY_MS = 86_400_000;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const PACES: Readonly<Record<number, string>> = {
  60000: 'a minute for each move',
  600000: 'ten minutes for each move',
  [DAY_MS]: 'a day for each move',
};

export function isMyMove({ status, seats, waits }: MatchSummary): boolean {
  return status === 'running' && seats.some(({ seat, mine, away }) => mine && !away && waits.includes(seat));
}

/** A table where I only have a kept seat is not one of my matches. */
export function isPlayed({ status, seats }: MatchSummary): boolean {
  return status !== 'open' || seats.some(({ mine }) => mine) || !seats.some(({ kept }) => kept?.yours === true);
}

export function againTitle({ seats }: MatchSummary): string {
  const asker = seats.find(({ kind, mine }) => kind === 'person' && !mine)?.name;
  return asker === undefined ? 'Play again?' : `${asker} wants to play again`;
}

/** "18:00", "tomorrow, 18:00", "3 Dec, 18:00". */
export function untilWords(until: number, now: number): string {
  const [then, tomorrow] = [new Date(until), new Date(now + DAY_MS)];
  if (then.toDateString() !== tomorrow.toDateString()) return moment(until, now);
  return `tomorrow, ${then.toLocaleTimeString([], CLOCK)}`;
}

/** Who else plays; follows the game's name. */
export function company({ seats }: MatchSummary): string {
  const people = seats.filter(({ kind, mine }) => kind === 'person' && !mine).map(({ name }) => name);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const mine = seats.filter((seat) => seat.mine).length;
  const robots = bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`];
  if (people.length > 0) return `with ${NAMES.format([...people, ...robots])}`;
  if (mine > 1) return `for ${NAMES.format([`${mine} of you`, ...robots])}`;
  if (bots > 0) return `against ${robots.join('')}`;
  return 'no other players yet';
}

export function statusOf(match: MatchSummary, now: number): Status {
  if (isMyMove(match)) return { hot: true, words: deadlineOf(match, now) };
  return { hot: false, words: waitingOf(match, now) };
}

function waitingOf(match: MatchSummary, now: number): string {
  const { status, seats, waits, updated } = match;
  if (status === 'over') return `Finished, ${moment(updated, now)}`;
  if (status === 'open') return `${taken(seats)} of ${seats.length} seats taken: send the link`;
  const others = seats.filter(({ seat, mine }) => waits.includes(seat) && !mine);
  const people = others.filter(({ kind, away }) => kind === 'person' && !away);
  if (people.length > 0) {
    return `Waiting for ${NAMES.format(people.map(({ name }) => name))}, ${PACES[match.pace] ?? `since ${moment(updated, now)}`}`;
  }
  return others.length > 0 ? 'A bot is thinking' : `Under way, since ${moment(updated, now)}`;
}

function deadlineOf({ deadline, updated, pace }: MatchSummary, now: number): string {
  if (deadline > 0) return `until ${moment(deadline, now)}`;
  return PACES[pace] ?? `since ${moment(updated, now)}`;
}

function taken(seats: readonly SeatInfo[]): number {
  return seats.filter(({ kind }) => kind !== 'open').length;
}

/** An open table, for a player who might join. */
export function hostAndSeats({ seats, pace, hints }: MatchSummary): string {
  const host = seats.find(({ kind }) => kind === 'person')?.name ?? 'A player';
  const hurry = PACES[pace];
  const terms = [...(hurry === undefined ? [] : [hurry]), ...(hints ? ['hints for everyone'] : [])];
  return [`${host}, ${taken(seats)} of ${seats.length} seats taken`, ...terms].join(', ');
}

/** Today: the time alone. Another year: the date with its year. */
function moment(time: number, now: number): string {
  const [date, today] = [new Date(time), new Date(now)];
  if (date.getFullYear() !== today.getFullYear())
    return date.toLocaleDateString([], { day: 'numeric', month: 'short', year: 'numeric' });
  if (date.toDateString() === today.toDateString()) return date.toLocaleTimeString([], CLOCK);
  return date.toLocaleString([], { day: 'numeric', month: 'short', ...CLOCK });
}

/** Matches waiting for my move first, then those under way, newest first; finished ones last. */
export function inOrder<T extends { readonly match: MatchSummary }>(matches: readonly T[]): readonly T[] {
  const rank = ({ match }: T) => (isMyMove(match) ? 0 : match.status === 'over' ? 2 : 1);
  return [...matches].sort((a, b) => rank(a) - rank(b) || b.match.updated - a.match.updated);
}
