/** Everything the table page knows about its match. */
import type { Observer, Question, Seat } from '@shutterbox/kernel';
import type { ClientMessage, Here, TableInfo } from '@shutterbox/protocol';
import type { Left, Playing, Reason } from '@shutterbox/ui';
import type { LinkState } from '../../host/host.ts';
import { cut, type Feed, type LogLine, newest } from './feed.ts';
import { ownRequired, ownSeats } from './observer.ts';
import type { Picked } from './own-questions.ts';

/** A sent message that has not come back as news yet. */
export interface Sent {
  readonly client: string;
  readonly seat: Seat;
  readonly message: ClientMessage;
  /** The question it answers. */
  readonly question?: Question | undefined;
  /** The resulting entry, once the host has confirmed it. */
  readonly number: number | undefined;
}

/** What happened while nobody looked. */
export interface Missed {
  readonly observer: Observer;
  readonly lines: readonly LogLine[];
}

/** After that entry, where someone else did something. */
export function missedSince(feed: Feed, seen: number): Missed | undefined {
  const { observer } = feed;
  const lines = cut(feed).log.filter(({ number }) => number > seen);
  return lines.some(({ seat }) => seat !== observer) ? { observer, lines } : undefined;
}

export interface TableModel {
  readonly link: LinkState;
  readonly table: TableInfo | undefined;
  /** Who has the table open, as we heard it last. */
  readonly here: Here | undefined;
  /** Milliseconds by which the host's clock is ahead of this device's. */
  readonly ahead: number;
  readonly feeds: ReadonlyMap<Observer, Feed>;
  /** Whose view is shown. */
  readonly shown: Observer;
  /** The shown seat's question is asked in front of everyone at this device: nothing private is on the table. */
  readonly open: boolean;
  /** The seat of the player who has the device: its secrets have been on the screen. */
  readonly holder: Seat | undefined;
  /** The device has to change hands before this seat's view is shown. */
  readonly curtain: Seat | undefined;
  readonly playing: Playing<unknown> | undefined;
  /** Questions wait for the animation to end. */
  readonly holds: boolean;
  readonly sent: readonly Sent[];
  readonly picked: Picked | undefined;
  /** The rest of an interrupted batch, until its seat answers again. */
  readonly left: Left<unknown> | undefined;
  /** Why the latest request was refused. */
  readonly refusal: Reason | undefined;
  readonly missed: Missed | undefined;
  /** The moment that is looked back at. */
  readonly moment: number | undefined;
  /** What is shown once more, at the moment that it led to. */
  readonly again: Playing<unknown> | undefined;
  /** That moment is loading, or failed to load. */
  readonly asking: 'under-way' | 'failed' | undefined;
}

export const EMPTY_MODEL: TableModel = {
  link: 'connecting',
  table: undefined,
  here: undefined,
  ahead: 0,
  feeds: new Map(),
  shown: 'spectator',
  open: false,
  holder: undefined,
  curtain: undefined,
  playing: undefined,
  holds: false,
  sent: [],
  picked: undefined,
  left: undefined,
  refusal: undefined,
  missed: undefined,
  moment: undefined,
  again: undefined,
  asking: undefined,
};

export function shownFeed({ feeds, shown }: TableModel): Feed | undefined {
  return feeds.get(shown);
}

/** How many of the last log lines belong to the current animation: they would give the result away. */
export function untold(model: TableModel): number {
  return model.playing === undefined ? 0 : (shownFeed(model)?.now?.steps.length ?? 0);
}

/** An answer that blocks its question. Standing answers, and answers to standing questions, block nothing. */
export function isBusy(model: TableModel, observer = model.shown): boolean {
  return model.sent.some(({ seat, message }) => seat === observer && holdsUp(model, seat, message));
}

function holdsUp(model: TableModel, seat: Seat, message: ClientMessage): boolean {
  if (message.type === 'standing') return false;
  if (!('decision' in message)) return true;
  return isShown(model, seat, message.decision) && !isStandingQuestion(model, seat, message.decision);
}

/** The next question may be shown before we hear that the answer to this one has arrived. */
function isShown({ feeds }: TableModel, seat: Seat, question: number): boolean {
  const now = feeds.get(seat)?.now;
  return now === undefined || now.pending.some((each) => each.seat === seat && each.id === question);
}

/** Whether a question can be answered repeatedly and blocks nobody. */
export function isStandingQuestion({ feeds }: TableModel, seat: Seat, question: number): boolean {
  const feed = feeds.get(seat);
  const pending = (feed && newest(feed))?.pending ?? [];
  return pending.some((each) => each.seat === seat && each.id === question && each.optional === true);
}

/** An answer to that question is under way; a required one waits for everything under way. */
export function isAnswered(model: TableModel, seat: Seat, question: number): boolean {
  if (!isStandingQuestion(model, seat, question)) return isBusy(model, seat);
  return model.sent.some(
    ({ seat: by, message }) => by === seat && 'decision' in message && message.decision === question,
  );
}

/** The questions of the shown seat that wait for their answer, by id. As text, so that equal lists are equal. */
export function busyIds(model: TableModel): string {
  const { shown } = model;
  if (shown === 'spectator' || model.sent.length === 0) return '';
  const own = shownFeed(model)?.now?.pending.filter(({ seat }) => seat === shown) ?? [];
  return own.flatMap(({ id }) => (isAnswered(model, shown, id) ? [id] : [])).join(' ');
}

/** Based on what was shown; while the page is hidden nothing is shown, so then on what was heard. */
export function isMyMove({ feeds, table, shown }: TableModel, unseen = document.hidden): boolean {
  return ownSeats(table).some((seat) => {
    const feed = feeds.get(seat);
    if (table?.seats[seat]?.away === true || feed === undefined) return false;
    return ownRequired(unseen || seat !== shown ? newest(feed) : feed.now).length > 0;
  });
}
