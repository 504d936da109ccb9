/** What is told of a table, built for each listener. */
import {
  commitmentTo,
  type Entry,
  type Match,
  matchRefusalText,
  type Observer,
  type Rejection,
  type Seat,
  stepFor,
  type UndoStop,
} from '@shutterbox/kernel';
import type {
  Brief,
  LegalInfo,
  Moment,
  SeatInfo,
  MatchSummary as SummaryInfo,
  TableInfo,
  Update,
} from '@shutterbox/protocol';
import { waitsFor } from './asked.ts';
import type { HostedGame } from './games.ts';
import { keptUntil, no, standingOf } from './seats.ts';
import type { EntryRow, MatchHead, MatchSummary, SeatRow, StoredMatch } from './storage.ts';
import { worded } from './worded.ts';

export function summaryInfo({ head, tail, seats, goes }: MatchSummary, visitor: string): SummaryInfo {
  return {
    id: head.id,
    game: head.game,
    options: head.options,
    listed: head.listed,
    pace: head.pace,
    hints: head.hints === true,
    status: tail.status,
    number: tail.number,
    seats: seats.map((row) => seatInfo(row, visitor, head)),
    waits: waitsFor(tail.asked, seats, visitor),
    deadline: tail.deadline,
    created: head.created,
    updated: tail.updated,
    rematchOf: head.rematchOf,
    ...(goes === undefined ? {} : { goes }),
  };
}

export function tableInfo(stored: StoredMatch, visitor: string, rematch: string, now: number): TableInfo {
  const { head, tableVersion } = stored;
  return {
    ...summaryInfo(stored, visitor),
    rules: head.rules,
    version: tableVersion,
    commitment: commitmentTo(head.secret),
    host: visitor !== '' && head.host === visitor,
    now,
    rematch,
  };
}

function seatInfo(row: SeatRow, asking: string, head: Pick<MatchHead, 'created' | 'pace'>): SeatInfo {
  const { seat, kind, name, level, away, visitor } = row;
  const yours = asking !== '' && visitor === asking;
  const mine = kind === 'person' && yours;
  if (kind === 'open' && visitor !== '')
    return { seat, kind, name: '', level, away, mine, kept: { name, yours, until: keptUntil(head) } };
  return { seat, kind, name, level, away, mine, ...(mine ? { standing: [...standingOf(row)] } : {}) };
}

/** The first entry needed to tell the steps from `first` on: what is told about an undo depends on what was told about the entries before it. */
export function oldestNeeded(rows: readonly EntryRow[], first: number): number {
  let oldest = first;
  for (const { entry } of rows) {
    const done = entry as Entry<unknown>;
    if (done.kind === 'undo') oldest = Math.min(oldest, ...done.takesBack);
  }
  return oldest;
}

/** Everything an observer may know now, and the steps from `first` on. Older rows are needed for what these take back. */
export function updateFor<O, S, A, E, V>(
  hosted: HostedGame<O, S, A, E, V>,
  match: Match<O, S, A, E, V>,
  observer: Observer,
  rows: readonly EntryRow[],
  first: number,
  left: number,
): Update {
  const view = match.view(observer);
  return worded(hosted.text, { ...briefFor(hosted, match, observer, rows, first, left), view });
}

/** The same without words and without the view. Lists are pushed: what `map` makes is slower to write as JSON. */
export function briefFor<O, S, A, E, V>(
  { game }: HostedGame<O, S, A, E, V>,
  match: Match<O, S, A, E, V>,
  observer: Observer,
  rows: readonly EntryRow[],
  first: number,
  left: number,
): Brief {
  const { number, outcome } = match;
  const pending = match.pendingFor(observer);
  const steps: Brief['steps'][number][] = [];
  for (const row of rows) if (row.number >= first) steps.push(stepInfo(game, row, observer, rows));
  const legal: Brief['legal'][number][] = [];
  for (const { seat, id } of pending)
    if (seat === observer) legal.push({ decision: id, actions: match.legal(seat, id) });
  return {
    observer,
    number,
    steps,
    left,
    pending,
    legal,
    undo: observer === 'spectator' || outcome !== undefined ? { count: 0, why: '' } : undoInfo(match, observer),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

export function momentFor<O, S, A, E, V>(
  { text }: HostedGame<O, S, A, E, V>,
  match: Match<O, S, A, E, V>,
  observer: Observer,
  view = match.view(observer),
): Moment {
  const { number, outcome } = match;
  const pending = match.pendingFor(observer).map((decision) => ({ ...decision, words: text.decision(decision, view) }));
  return { observer, number, view, pending, ...(outcome === undefined ? {} : { outcome }) };
}

function stepInfo<O, S, A, E, V>(
  game: HostedGame<O, S, A, E, V>['game'],
  row: EntryRow,
  observer: Observer,
  rows: readonly EntryRow[],
): Brief['steps'][number] {
  const heard = stepFor(game, told<A, E>(row), observer, (number) => {
    const earlier = rows.find((each) => each.number === number);
    return earlier === undefined ? undefined : told<A, E>(earlier);
  });
  return { number: row.number, ...heard };
}

/** A row in the kernel's form. */
function told<A, E>({ entry, events }: EntryRow) {
  return { entry: entry as Entry<A>, events: events as readonly E[] };
}

export function legalInfo<O, S, A, E, V>(
  { text }: HostedGame<O, S, A, E, V>,
  match: Match<O, S, A, E, V>,
  seat: Seat,
  decision: number,
  view = match.view(seat),
): LegalInfo {
  return {
    decision,
    actions: match.legal(seat, decision).map((action) => ({ action, words: text.action(action, view) })),
  };
}

export function refused<O, S, A, E, V>({ text }: HostedGame<O, S, A, E, V>, rejection: Rejection) {
  return no(rejection.code, matchRefusalText(rejection) ?? text.rejection(rejection), rejection.rule);
}

function undoInfo<O, S, A, E, V>(match: Match<O, S, A, E, V>, seat: Seat): Update['undo'] {
  const { entries, stop } = match.undoable(seat);
  return { count: entries.length, why: stopWords(stop) };
}

function stopWords(stop: UndoStop): string {
  const code = {
    start: 'match.nothingToUndo',
    chance: 'match.undoChance',
    reveal: 'match.undoReveal',
    other: 'match.undoOther',
    standing: 'match.undoStanding',
  }[stop.why];
  return matchRefusalText({ code }) ?? '';
}
