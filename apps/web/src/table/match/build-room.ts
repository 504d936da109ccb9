/** The room that a board is told of, made from all that the table knows. */
import { type Observer, type Reader, render } from '@shutterbox/kernel';
import type { LegalInfo, Update } from '@shutterbox/protocol';
import { type OwnQuestion, readerOf, type Sitter } from '@shutterbox/ui';
import type { AnyRoom, GameBundle } from '../../games/bundle.ts';
import { type LogLine, type Moment, momentOf } from './feed.ts';
import { isBusy, shownFeed, type TableModel } from './model.ts';
import { sideNames, withSides } from './sides.ts';
import { sittersOf } from './sitters.ts';
import { publicView, reasonAgainst } from './why.ts';

export interface RoomDeeds {
  act(question: OwnQuestion<unknown>, actions: readonly unknown[]): void;
  openRule(rule: string): void;
}

/** What a room is made from. What is heard meanwhile, and not shown yet, is no part of it: nothing is drawn anew for that. */
export interface RoomParts extends Pick<TableModel, 'table' | 'moment' | 'open' | 'holds' | 'playing'> {
  readonly now: Update | undefined;
  /** What was shown before that. */
  readonly before: Update | undefined;
  /** How it stood at the moment that is looked back at. */
  readonly past: Moment | undefined;
  /** What had just happened then. */
  readonly line: LogLine | undefined;
  readonly busy: boolean;
}

export function roomParts(model: TableModel): RoomParts {
  const { table, moment, open, holds, playing } = model;
  const feed = shownFeed(model);
  const past = moment === undefined || feed === undefined ? undefined : momentOf(feed, moment);
  const line = past === undefined ? undefined : feed?.log.findLast(({ number }) => number === moment);
  return {
    table,
    moment,
    open,
    holds,
    playing,
    now: feed?.now,
    before: feed?.before,
    past,
    line,
    busy: isBusy(model),
  };
}

/** Undefined until there is something to see. */
export function buildRoom(parts: RoomParts, bundle: GameBundle, deeds: RoomDeeds): AnyRoom | undefined {
  const { table, moment, open, holds, playing, now, before, past, line, busy } = parts;
  if (now === undefined || table === undefined) return undefined;
  const { observer } = now;
  const { number, view, outcome } = past ?? now;
  const sitters = withSides(sittersOf(table), sideNames(bundle.game, table.options, table.seats.length, view));
  const reader = readerOf({ observer, sitters });
  const settled = past ?? (holds ? before : undefined) ?? now;
  const isOpen = open && observer !== 'spectator';
  const seen = (each: unknown) => (open && observer !== 'spectator' ? publicView(bundle.game, each, observer) : each);
  // A bot answers for whoever is away.
  const away = observer !== 'spectator' && sitters[observer]?.away === true;
  const questions = moment !== undefined || holds || away ? [] : questionsOf(now, reader);
  return {
    observer: isOpen ? 'spectator' : observer,
    number,
    view: seen(view),
    settled: seen(settled.view),
    sitters,
    questions,
    pending: worded(settled.pending, observer, sitters),
    busy,
    // What a seat heard is not for all to see.
    playing: moment === undefined ? playing : isOpen ? undefined : stillOf(line),
    outcome,
    act: (question, ...actions) => deeds.act(question, actions),
    why: (question, action) => reasonAgainst(bundle, now.view, question, action),
    openRule: deeds.openRule,
  };
}

function stillOf(line: LogLine | undefined): AnyRoom['playing'] {
  return line && { number: line.number, events: line.events, duration: 0 };
}

/** The same ones as long as nothing new was heard: the seats are drawn anew when they change. */
const known = new WeakMap<
  Update['pending'],
  { readonly sitters: readonly Sitter[]; readonly words: AnyRoom['pending'] }
>();

function worded(pending: Update['pending'], observer: Observer, sitters: readonly Sitter[]): AnyRoom['pending'] {
  const before = known.get(pending);
  if (before?.sitters === sitters) return before.words;
  const reader = readerOf({ observer, sitters });
  const words = pending.map((each) => ({ ...each, words: render(each.words, reader) }));
  known.set(pending, { sitters, words });
  return words;
}

function questionsOf(now: Update, reader: Reader): OwnQuestion<unknown>[] {
  const own = now.pending.filter(({ seat }) => isOwn(seat, now.observer));
  const legal = (id: number): LegalInfo | undefined => now.legal.find(({ decision }) => decision === id);
  return own
    .map((asked) => ({
      ...asked,
      words: render(asked.words, reader),
      legal: (legal(asked.id)?.actions ?? []).map(({ action, words }) => ({
        action,
        words: render(words, reader),
      })),
    }))
    .sort((a, b) => Number(a.optional === true) - Number(b.optional === true));
}

function isOwn(seat: number, observer: Observer): boolean {
  return seat === observer;
}
