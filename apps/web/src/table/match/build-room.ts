/** Builds the room for a board from everything the table knows. */
import { type Observer, render } from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import { type OwnQuestion, readerOf, type Sitter, type Steps } from '@shutterbox/ui';
import type { AnyRoom, GameBundle } from '../../games/bundle.ts';
import { type LogLine, type Moment, momentOf } from './feed.ts';
import { loose, NO_STEPS } from './loose.ts';
import { busyIds, shownFeed, type TableModel } from './model.ts';
import { chosenFrom, ownQuestions } from './own-questions.ts';
import { sideNames, withSides } from './sides.ts';
import { sittersOf } from './sitters.ts';
import { publicView, reasonAgainst } from './why.ts';

export interface RoomDeeds {
  act(question: OwnQuestion<unknown>, actions: readonly unknown[]): void;
  redo(question: OwnQuestion<unknown>, count: number, actions: readonly unknown[]): void;
  openRule(rule: string): void;
  /** Where a lesson is on: lets through what its step is about. */
  readonly guard?: ((room: AnyRoom) => AnyRoom) | undefined;
}

/** The parts of a room. News that is not shown yet is left out, so that it causes no redraw. */
export interface RoomParts
  extends Pick<TableModel, 'table' | 'moment' | 'again' | 'open' | 'holds' | 'playing' | 'picked' | 'left'> {
  readonly now: Update | undefined;
  /** What was shown before that. */
  readonly before: Update | undefined;
  /** The moment looked back at. */
  readonly past: Moment | undefined;
  /** What had just happened then. */
  readonly line: LogLine | undefined;
  readonly steps: Steps;
  /** Ids of questions, as text. */
  readonly busy: string;
}

export function roomParts(model: TableModel): RoomParts {
  const { table, moment, again, open, holds, playing, picked, left } = model;
  const feed = shownFeed(model);
  const past = moment === undefined || feed === undefined ? undefined : momentOf(feed, moment);
  const line = past === undefined ? undefined : feed?.log.findLast(({ number }) => number === moment);
  return {
    table,
    moment,
    again,
    open,
    holds,
    playing,
    picked,
    left,
    now: feed?.now,
    before: feed?.before,
    past,
    line,
    steps: feed === undefined ? NO_STEPS : loose(feed),
    busy: busyIds(model),
  };
}

/** Undefined until there is something to see. */
export function buildRoom(parts: RoomParts, bundle: GameBundle, deeds: RoomDeeds): AnyRoom | undefined {
  const { table, moment, again, open, holds, playing, left, now, before, past, line } = parts;
  if (now === undefined || table === undefined) return undefined;
  const { observer } = now;
  const { number, view, outcome } = past ?? now;
  const sitters = withSides(sittersOf(table), sideNames(bundle.game, table.options, table.seats.length, view));
  const shown = (holds ? before : undefined) ?? now;
  const settled = past ?? shown;
  const isOpen = open && observer !== 'spectator';
  const seen = (each: unknown) => (isOpen ? publicView(bundle.game, each, observer) : each);
  const asked = askedOf(parts, now, sitters);
  const busy = new Set(parts.busy.split(' '));
  const whole: AnyRoom = {
    observer: isOpen ? 'spectator' : observer,
    number,
    view: seen(view),
    settled: seen(settled.view),
    sitters,
    ...asked,
    pending: worded(settled.pending, observer, sitters),
    // A seat's news is not for everyone.
    playing: moment === undefined ? playing : isOpen ? undefined : again?.number === moment ? again : stillOf(line),
    outcome,
    left: moment === undefined && left?.question.seat === observer ? left : undefined,
    isBusy: (question = asked.question) => question !== undefined && busy.has(String(question.id)),
    act: (question, ...actions) => deeds.act(question, actions),
    why: (question, action) => reasonAgainst(bundle, now.view, question, action),
    steps: moment === undefined ? parts.steps : NO_STEPS,
    redo: deeds.redo,
    openRule: deeds.openRule,
  };
  const room = deeds.guard?.(whole) ?? whole;
  if (settled !== now && settled === shown) calms.set(room, { ...room, view: room.settled, ...stillOpen(room, shown) });
  return room;
}

/** Rooms from before the current animation. */
const calms = new WeakMap<AnyRoom, AnyRoom>();

/** Your own things change only after the animation has shown why. */
export function calmRoom(room: AnyRoom): AnyRoom {
  return calms.get(room) ?? room;
}

/** Standing questions belong to the view in which they are answered. */
function stillOpen({ standing, sitters }: AnyRoom, before: Update): Pick<AnyRoom, 'standing'> {
  const open = new Set(standing.map(({ id }) => id));
  return { standing: ownQuestions(before, sitters).standing.filter(({ id }) => open.has(id)) };
}

const NOTHING_ASKED: Pick<AnyRoom, 'question' | 'others' | 'standing'> = {
  question: undefined,
  others: [],
  standing: [],
};

function askedOf(
  { moment, open, holds, picked }: RoomParts,
  now: Update,
  sitters: readonly Sitter[],
): Pick<AnyRoom, 'question' | 'others' | 'standing'> {
  const { observer } = now;
  // A bot answers for a player who is away.
  const away = observer !== 'spectator' && sitters[observer]?.away === true;
  if (moment !== undefined || away) return NOTHING_ASKED;
  const own = ownQuestions(now, sitters);
  // Standing questions are private to the seat.
  return chosenFrom(
    open ? { ...own, standing: NOTHING_ASKED.standing } : own,
    picked?.seat === observer ? picked : undefined,
    holds,
  );
}

function stillOf(line: LogLine | undefined): AnyRoom['playing'] {
  return line && { number: line.number, events: line.events, duration: 0 };
}

/** Stable as long as there is nothing new, because the seats are redrawn when they change. */
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
