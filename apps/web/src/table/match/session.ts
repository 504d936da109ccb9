/** One table: listens to the host, shows events in order, and sends the players' answers. */
import type { Observer, Seat } from '@shutterbox/kernel';
import type { Brief, ServerMessage, TableInfo, Update } from '@shutterbox/protocol';
import type { Reason } from '@shutterbox/ui';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameBundle } from '../../games/bundle.ts';
import type { Host } from '../../host/host.ts';
import { SPEED_FACTOR, useSettings } from '../../settings/settings.ts';
import { advance, cut, emptyFeed, type Feed, hear, withFetched } from './feed.ts';
import { TableLine } from './line.ts';
import {
  EMPTY_MODEL,
  isAnswered,
  isBusy,
  isStandingQuestion,
  missedSince,
  shownFeed,
  type TableModel,
} from './model.ts';
import { nextView } from './next-view.ts';
import { answerOf, newClient, questionFor, stillSent, withDone } from './outbox.ts';
import { pickedFrom } from './own-questions.ts';
import { nextShowing } from './queue.ts';
import { Reading } from './reading.ts';
import { lastSeen, see } from './seen.ts';

/** Called after each animation. */
export type Witness = (update: Update) => void;

/** More updates than this at once are also summarised in words. */
const MISSED_UPDATES = 3;

export class TableSession {
  readonly match: string;
  readonly host: Host;
  readonly store: StoreApi<TableModel> = createStore(() => EMPTY_MODEL);
  private readonly witnesses = new Set<Witness>();
  private bundle: GameBundle | undefined;
  private readonly reading = new Reading();
  /** Briefs from before the game's code was here. */
  private readonly unread: Brief[] = [];
  private readonly line: TableLine;
  private timer: ReturnType<typeof setTimeout> | 0 = 0;
  /** What is being shown; told when it ends. */
  private telling: Update | undefined;

  constructor(host: Host, match: string) {
    this.host = host;
    this.match = match;
    this.line = new TableLine(host, match, this.store, (message) => this.hear(message));
  }

  open(): void {
    document.addEventListener('visibilitychange', this.looked);
    this.line.open();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.looked);
    clearTimeout(this.timer);
    this.timer = 0;
    this.telling = undefined;
    this.line.close();
  }

  /** The game's code may come after the first news. */
  takeBundle(bundle: GameBundle): void {
    this.bundle = bundle;
    for (const brief of this.unread.splice(0)) this.hearUpdate(this.reading.read(brief, bundle.text));
    this.show();
  }

  witness(witness: Witness): () => void {
    this.witnesses.add(witness);
    return () => this.witnesses.delete(witness);
  }

  /** A new connection: after taking a seat, or because the player does not want to wait. */
  reconnect(): void {
    this.line.close();
    this.line.open();
  }

  act(seat: Seat, question: number, actions: readonly unknown[]): void {
    if (actions.length === 0) return;
    // Answering a standing question must not cut the animation short.
    if (!isStandingQuestion(this.store.getState(), seat, question)) this.skip();
    if (isAnswered(this.store.getState(), seat, question)) return;
    this.line.send(answerOf(seat, question, actions), seat, questionFor(this.store.getState(), seat, question));
  }

  /** The question that the table shows; undefined for the first that is asked. */
  pick(question: number | undefined): void {
    this.store.setState((model) => ({ picked: pickedFrom(shownFeed(model)?.now, question) }));
  }

  undo(seat: Seat, count = 1): void {
    this.skip();
    if (isBusy(this.store.getState(), seat)) return;
    this.line.send({ type: 'undo', client: newClient(), seat, count }, seat);
  }

  /** Answers given once and for all. */
  keepAnswers(seat: Seat, answers: readonly { readonly kind: string; readonly action: unknown }[]): void {
    this.line.send({ type: 'standing', client: newClient(), seat, answers: [...answers] }, seat);
  }

  /** Skips to the end of all animations. How the match ended is still shown, unless that is what you skip. */
  skip(): void {
    clearTimeout(this.timer);
    this.end();
    const { shown } = this.store.getState();
    this.change(shown, (feed) => this.cutTold(feed, feed.queue.at(-1)?.outcome === undefined ? 0 : 1));
    this.show();
  }

  takeTable(table: TableInfo): void {
    const before = this.store.getState().table;
    if (before !== undefined && table.version < before.version) return;
    this.store.setState({ table, ahead: table.now - Date.now() });
    this.settle();
  }

  /** The right player has the device. */
  openCurtain(): void {
    const { curtain, feeds } = this.store.getState();
    if (curtain === undefined) return;
    const feed = feeds.get(curtain);
    // After a reload the whole match is heard again, and most of it was on this screen before.
    const seen = feed?.now?.number ?? lastSeen(this.match, curtain) ?? -1;
    this.store.setState({
      curtain: undefined,
      shown: curtain,
      holder: curtain,
      open: false,
      missed: feed && missedSince(feed, seen),
    });
    this.change(curtain, (each) => this.cutTold(each));
    this.settle();
  }

  /** The shown seat wants to see its own view before it answers an open question. */
  closeOpen(): void {
    const { shown, open } = this.store.getState();
    if (open && shown !== 'spectator') this.store.setState({ curtain: shown, open: false });
  }

  lookAt(moment: number | undefined): void {
    this.store.setState({ moment, again: undefined, asking: undefined });
    if (moment !== undefined) void this.fetchMoment(moment);
  }

  /** Moments from before this page was opened are fetched; until then the log line must do. */
  private async fetchMoment(number: number): Promise<void> {
    const { shown, feeds } = this.store.getState();
    if (feeds.get(shown)?.moments.has(number) !== false) return;
    this.store.setState({ asking: 'under-way' });
    const moment = await this.host.moment(this.match, shown, number);
    if (moment.ok) this.change(shown, (feed) => withFetched(feed, moment.value));
    // Ignored if the player is looking at another moment by now.
    const now = this.store.getState();
    if (now.moment === number && now.shown === shown) this.store.setState({ asking: moment.ok ? undefined : 'failed' });
  }

  forgetMissed(): void {
    this.store.setState({ missed: undefined });
  }

  /** A refusal without sending anything. */
  refuse(refusal: Reason): void {
    this.store.setState({ refusal });
  }

  forgetRefusal(): void {
    this.store.setState({ refusal: undefined });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.takeTable(message.table);
      case 'update':
        return this.hearUpdate(message.update);
      case 'brief':
        return this.hearBrief(message.brief);
      case 'here':
        return this.store.setState({ here: { seats: message.seats, watching: message.watching } });
      case 'done':
        return this.store.setState((model) => withDone(model, message.client, message.number, message.left));
      // Only asked for by other clients: an update has all that may be answered.
      case 'legal':
        return;
      case 'refused':
        return this.refused(message.client, message.error);
      case 'pong':
        return;
    }
  }

  private hearBrief(brief: Brief): void {
    if (this.bundle === undefined) this.unread.push(brief);
    else this.hearUpdate(this.reading.read(brief, this.bundle.text));
  }

  private hearUpdate(update: Update): void {
    const { observer } = update;
    this.change(observer, (feed) => hear(feed, update));
    this.show();
  }

  private refused(client: string | undefined, refusal: TableModel['refusal']): void {
    this.store.setState(({ sent }) => ({ sent: sent.filter((each) => each.client !== client), refusal }));
  }

  /** Shows the next update, unless an animation is running or the page is hidden. */
  private show(): void {
    const { bundle } = this;
    if (bundle === undefined || this.timer !== 0) return;
    const model = this.store.getState();
    const feed = shownFeed(model);
    const behind = document.hidden && feed?.now !== undefined;
    if (feed === undefined || model.curtain !== undefined || behind) return this.settle();
    const factor = SPEED_FACTOR[useSettings.getState().speed];
    const next = nextShowing(feed, (event) => bundle.ui.duration(event), factor);
    if (next === undefined) return this.settle();
    if (next.kind === 'cut') {
      if (feed.now === undefined) this.welcome(feed);
      this.change(feed.observer, (each) => this.cutTold(each));
      // The moment in the address was known before anything was heard.
      if (model.moment !== undefined) void this.fetchMoment(model.moment);
      return this.settle();
    }
    const { update, duration } = next;
    const events = update.steps.flatMap(({ events: each }) => each);
    const playing = { number: update.number, events, duration };
    this.change(feed.observer, advance, {
      playing: duration > 0 ? playing : undefined,
      holds: duration > 0 && next.holds,
    });
    this.telling = update;
    this.timer = setTimeout(() => {
      this.end();
      this.show();
    }, duration);
  }

  /** The animation has ended, so what happened may be told. */
  private end(): void {
    this.timer = 0;
    this.store.setState({ playing: undefined, holds: false });
    if (this.telling !== undefined) this.tell(this.telling);
    this.telling = undefined;
  }

  /** The first news at this device: what happened since the last time is told in words. */
  private welcome(feed: Feed): void {
    const seen = lastSeen(this.match, feed.observer);
    if (seen === undefined || feed.observer === 'spectator') return;
    this.store.setState({ missed: missedSince(feed, seen) });
  }

  /** Everything is shown: decides whose view is next. */
  private settle(): void {
    if (this.bundle === undefined || this.timer !== 0) return;
    const model = this.store.getState();
    const next = nextView(model, this.bundle.ui);
    if (next.kind === 'same') return;
    if (next.kind === 'curtain') return this.store.setState({ curtain: next.seat, moment: undefined });
    const { observer, open, handsOver } = next;
    const hold = handsOver ? { holder: undefined } : !open && observer !== 'spectator' ? { holder: observer } : {};
    const isFirst = model.shown === 'spectator';
    // At first it may be the moment in the address.
    this.store.setState({ shown: observer, open, moment: isFirst ? model.moment : undefined, ...hold });
    // Players at the same device have seen it happen in the other view.
    if (observer !== model.shown && !isFirst) this.change(observer, cut);
    this.show();
  }

  private readonly looked = (): void => {
    if (document.hidden) return;
    const feed = shownFeed(this.store.getState());
    if (feed === undefined || feed.queue.length <= MISSED_UPDATES) return this.show();
    this.store.setState({ missed: { observer: feed.observer, lines: cut(feed).log.slice(feed.log.length) } });
    this.skip();
  };

  private cutTold(feed: Feed, but = 0): Feed {
    const told = feed.queue.slice(0, feed.queue.length - but);
    const last = told.at(-1);
    if (last !== undefined) see(this.match, last.observer, last.number);
    // Old events are not news.
    if (feed.now !== undefined) for (const update of told) this.tell(update);
    return cut(feed, but);
  }

  private tell(update: Update): void {
    see(this.match, update.observer, update.number);
    for (const witness of this.witnesses) witness(update);
  }

  private change(observer: Observer, how: (feed: Feed) => Feed, more: Partial<TableModel> = {}): void {
    this.store.setState(({ feeds, sent }) => {
      const feed = how(feeds.get(observer) ?? emptyFeed(observer));
      return { feeds: new Map(feeds).set(observer, feed), sent: stillSent(sent, feed), ...more };
    });
  }
}
