/**
 * A match: a game's state and the numbered entries that made it. Answers and batches are checked and applied to a copy,
 * which then takes the state's place: a rule that throws, or a batch that is refused, leaves the match as it was.
 */
import { type ChanceSource, RecordingChance } from './chance.ts';
import type { Decision, GameDefinition, Observer, Outcome, Rejection, Seat } from './game.ts';
import {
  findDecision,
  isKnown,
  isRejection,
  legalActions,
  matchRejection,
  pendingFor,
  requiredDecisions,
} from './run.ts';

export interface SetupEntry {
  readonly kind: 'setup';
  readonly number: 0;
  readonly chance: readonly number[];
}

export interface AnswerEntry<A> {
  readonly kind: 'answer';
  readonly number: number;
  readonly seat: Seat;
  readonly decision: number;
  readonly action: A;
  readonly chance: readonly number[];
}

export interface UndoEntry {
  readonly kind: 'undo';
  readonly number: number;
  readonly seat: Seat;
  /** The numbers of the entries taken back, newest first. */
  readonly takesBack: readonly number[];
}

export type Entry<A> = SetupEntry | AnswerEntry<A> | UndoEntry;

/** What one entry did, as hosts tell it on: each observer hears its own `eventFor` of the events. */
export interface Step<A, E> {
  readonly entry: Entry<A>;
  readonly events: readonly E[];
  /** What became known that was hidden. */
  readonly reveals: readonly Reveal[];
}

export interface Reveal {
  readonly rule: string;
  /** The seats that learned it; all observers where it is left out. */
  readonly to?: readonly Seat[];
}

export function isRevealedTo({ to }: Reveal, observer: Observer): boolean {
  return to === undefined || (observer !== 'spectator' && to.includes(observer));
}

export type MatchResult<A, E> =
  | { readonly ok: true; readonly steps: readonly Step<A, E>[]; readonly dropped: number }
  | { readonly ok: false; readonly rejection: Rejection /** Which action of a batch. */; readonly at: number };

/** Why undo goes no further back. */
export type UndoStop =
  | { readonly why: 'start' }
  | { readonly why: 'chance'; readonly entry: number }
  | { readonly why: 'reveal'; readonly entry: number; readonly rule: string }
  | { readonly why: 'other'; readonly entry: number };

/** What nobody goes back behind, and who came to it. */
type Barrier = UndoStop & { readonly by?: Seat };

export interface Undoable {
  /** The entries that can be taken back, newest first. */
  readonly entries: readonly number[];
  readonly stop: UndoStop;
}

export interface MatchStart<O> {
  readonly id: string;
  readonly seats: number;
  readonly options: O;
}

/** A match at a moment from which nothing can be taken back: a host that keeps one need not replay what came before. */
export interface Checkpoint<S> {
  readonly number: number;
  readonly line: number;
  readonly barrier: Barrier;
  readonly state: S;
}

/** An entry that may still be taken back, with the state as it was before. */
interface Loose<S, A> {
  readonly entry: AnswerEntry<A>;
  readonly decision: Decision;
  /** To some seats only; what all seats learn stops everybody's undo. */
  readonly reveals: readonly Reveal[];
  readonly before: S;
}

/**
 * Undo starts a new line of play in which the game's own ids come round again. So that a late answer from the old line
 * hits nothing, a match adds the line to each id; the ids of one line never reach this number.
 */
const IDS_A_LINE = 1_000_000;

export class Match<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly id: string;
  readonly seats: number;
  readonly options: O;
  private readonly source: ChanceSource;
  private readonly log: Entry<A>[] = [];
  /** The number of the first entry in the log: 0 but in a resumed match. */
  private readonly first: number;
  private readonly opening: Step<A, E> | undefined;
  private state: S;
  private line = 0;
  /** Answers since the last barrier that holds for every seat (chance or a reveal). */
  private loose: Loose<S, A>[] = [];
  private barrier: Barrier = { why: 'start' };

  /** Sets a match up, or resumes one. */
  constructor(
    game: GameDefinition<O, S, A, E, V>,
    start: MatchStart<O>,
    source: ChanceSource,
    checkpoint?: Checkpoint<S>,
  ) {
    this.game = game;
    this.id = start.id;
    this.seats = start.seats;
    this.options = start.options;
    this.source = source;
    if (checkpoint === undefined) {
      const { cx, chance, events, reveals } = this.draft(0);
      this.first = 0;
      this.state = game.setup(start.seats, start.options, cx);
      this.opening = { entry: { kind: 'setup', number: 0, chance: chance.results }, events, reveals };
      this.log.push(this.opening.entry);
    } else {
      this.first = checkpoint.number + 1;
      this.state = game.clone(checkpoint.state);
      this.line = checkpoint.line;
      this.barrier = checkpoint.barrier;
      this.opening = undefined;
    }
  }

  get setupStep(): Step<A, E> {
    if (this.opening === undefined) throw new Error('A match that was resumed has no set-up of its own.');
    return this.opening;
  }

  /** The entries so far, from set-up or from where it was resumed. */
  get entries(): readonly Entry<A>[] {
    return this.log;
  }

  get number(): number {
    return this.first + this.log.length - 1;
  }

  /** Where the match can be resumed; none while something can still be taken back. */
  get checkpoint(): Checkpoint<S> | undefined {
    if (this.loose.length > 0) return undefined;
    return { number: this.number, line: this.line, barrier: this.barrier, state: this.snapshot };
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** A copy: nobody outside can change the match's own. */
  get snapshot(): S {
    return this.game.clone(this.state);
  }

  view(observer: Observer): V {
    return this.game.view(this.state, observer);
  }

  pending(): readonly Decision[] {
    return this.game.pending(this.state).map((decision) => ({ ...decision, id: decision.id + this.line * IDS_A_LINE }));
  }

  pendingFor(observer: Observer): readonly Decision[] {
    return pendingFor(this.pending(), observer);
  }

  legal(seat: Seat, decision: number): readonly A[] {
    const open = this.find(this.state, seat, decision);
    return isRejection(open) ? [] : legalActions(this.game, this.state, open);
  }

  /** What an absent player would answer. */
  timeoutAction(seat: Seat, decision: number): A | undefined {
    const open = this.find(this.state, seat, decision);
    return isRejection(open) ? undefined : this.game.timeoutAction(this.state, open);
  }

  /** Why an action would be refused, without doing it. */
  check(seat: Seat, decision: number, action: A): Rejection | undefined {
    const open = this.find(this.state, seat, decision);
    return isRejection(open) ? open : this.game.check(this.state, open, action);
  }

  answer(seat: Seat, decision: number, action: A): MatchResult<A, E> {
    return this.batch(seat, decision, [action]);
  }

  /**
   * Several actions of one seat as a whole: the first answers the named decision, each later one the only required
   * question then open to the seat. It ends with the first action that draws chance, reveals something or opens another seat's
   * question (otherwise a refusal after a roll would tell the roll and take it back); the rest is dropped unchecked.
   */
  batch(seat: Seat, decision: number, actions: readonly A[]): MatchResult<A, E> {
    if (actions.length === 0) return refused(matchRejection('match.emptyBatch'));
    const steps: Step<A, E>[] = [];
    const loose: Loose<S, A>[] = [];
    let state = this.state;
    let barrier: Barrier | undefined;
    for (const [at, action] of actions.entries()) {
      const open = at === 0 ? this.find(state, seat, decision) : this.onlyQuestion(state, seat);
      if (isRejection(open)) return refused(open, at);
      const rejection = this.game.check(state, open, action);
      if (rejection !== undefined) return refused(rejection, at);
      const before = state;
      const number = this.number + 1 + at;
      const draft = this.draft(number);
      state = this.game.clone(before);
      this.game.apply(state, open, action, draft.cx);
      const id = open.id + this.line * IDS_A_LINE;
      const entry: AnswerEntry<A> = {
        kind: 'answer',
        number,
        seat,
        decision: id,
        action,
        chance: draft.chance.results,
      };
      const { events, reveals } = draft;
      steps.push({ entry, events, reveals });
      loose.push({ entry, decision: open, reveals, before });
      barrier = barrierOf(entry, reveals);
      const seen = reveals.some((reveal) => isRevealedTo(reveal, seat));
      if (barrier !== undefined || seen || this.opensForOther(before, state, seat)) break;
    }
    this.state = state;
    for (const step of steps) this.log.push(step.entry);
    if (barrier === undefined) this.loose.push(...loose);
    else this.loose = [];
    this.barrier = barrier ?? this.barrier;
    return { ok: true, steps, dropped: actions.length - steps.length };
  }

  /** The seat's own latest entries that can still be taken back, and what stops it there. */
  undoable(seat: Seat): Undoable {
    const entries: number[] = [];
    if (this.outcome !== undefined) return { entries, stop: stopFor(seat, this.barrier) };
    for (let i = this.loose.length - 1; i >= 0; i--) {
      const { entry, decision, reveals } = this.loose[i] as Loose<S, A>;
      const reveal = reveals.find((each) => isRevealedTo(each, seat));
      if (reveal !== undefined) return { entries, stop: { why: 'reveal', entry: entry.number, rule: reveal.rule } };
      if (entry.seat === seat) entries.push(entry.number);
      else if (decision.optional !== true && isKnown(decision, seat))
        return { entries, stop: { why: 'other', entry: entry.number } };
    }
    return { entries, stop: stopFor(seat, this.barrier) };
  }

  /** Takes back the seat's latest entries, one unless told; optional and hidden answers of other seats in between are kept. */
  undo(seat: Seat, count = 1): MatchResult<A, E> {
    if (this.outcome !== undefined) return refused(matchRejection('match.over'));
    const { entries, stop } = this.undoable(seat);
    const takesBack = entries.slice(0, count);
    const oldest = takesBack.at(-1);
    if (oldest === undefined || takesBack.length !== count) return refused(undoRejection(stop));
    const from = this.loose.findIndex(({ entry }) => entry.number === oldest);
    const kept = this.loose.slice(from).filter(({ entry }) => !takesBack.includes(entry.number));
    let state = this.game.clone((this.loose[from] as Loose<S, A>).before);
    const loose = this.loose.slice(0, from);
    for (const { entry, decision } of kept) {
      const before = state;
      const open = this.game.pending(before).find((asked) => sameQuestion(asked, decision));
      if (open === undefined || this.game.check(before, open, entry.action) !== undefined) {
        return refused(matchRejection('match.undoOther'));
      }
      const draft = this.draft(entry.number);
      state = this.game.clone(before);
      this.game.apply(state, open, entry.action, draft.cx);
      if (barrierOf({ ...entry, chance: draft.chance.results }, draft.reveals) !== undefined) {
        return refused(matchRejection('match.undoOther'));
      }
      loose.push({ entry, decision: open, reveals: draft.reveals, before });
    }
    const entry: UndoEntry = { kind: 'undo', number: this.number + 1, seat, takesBack };
    this.state = state;
    this.loose = loose;
    this.line++;
    this.log.push(entry);
    return { ok: true, steps: [{ entry, events: [], reveals: [] }], dropped: 0 };
  }

  private draft(number: number) {
    const chance = new RecordingChance(this.source(number));
    const events: E[] = [];
    const reveals: Reveal[] = [];
    const cx = {
      chance,
      reveal: (rule: string, to?: readonly Seat[]) => void reveals.push(to === undefined ? { rule } : { rule, to }),
      emit: (event: E) => void events.push(event),
    };
    return { chance, events, reveals, cx };
  }

  /** Turns a match's id back into the game's own; an id of another line finds nothing. */
  private find(state: S, seat: Seat, decision: number): Decision | Rejection {
    return findDecision(this.game.pending(state), seat, decision - this.line * IDS_A_LINE);
  }

  private onlyQuestion(state: S, seat: Seat): Decision | Rejection {
    const open = this.game.pending(state).filter((decision) => decision.seat === seat && decision.optional !== true);
    const [only] = open;
    return only !== undefined && open.length === 1 ? only : matchRejection('match.unclearBatch');
  }

  /** Only what the seat may know of cuts its batch short: otherwise the cut would tell. */
  private opensForOther(before: S, after: S, seat: Seat): boolean {
    const known = this.game.pending(before);
    return requiredDecisions(this.game.pending(after)).some(
      (open) =>
        open.seat !== seat && isKnown(open, seat) && !known.some((old) => old.seat === open.seat && old.id === open.id),
    );
  }
}

/** What nobody can take back: chance that was drawn, or something that all have seen. */
function barrierOf(entry: AnswerEntry<unknown>, reveals: readonly Reveal[]): Barrier | undefined {
  if (entry.chance.length > 0) return { why: 'chance', entry: entry.number, by: entry.seat };
  const reveal = reveals.find(({ to }) => to === undefined);
  return reveal === undefined ? undefined : { why: 'reveal', entry: entry.number, rule: reveal.rule };
}

/** Dice are a reason for whoever has thrown them; to all others it is that somebody else has acted. */
function stopFor(seat: Seat, { by = seat, ...stop }: Barrier): UndoStop {
  return stop.why === 'chance' && by !== seat ? { why: 'other', entry: stop.entry } : stop;
}

function refused(
  rejection: Rejection,
  at = 0,
): { readonly ok: false; readonly rejection: Rejection; readonly at: number } {
  return { ok: false, rejection, at };
}

/** Ids may come round differently after undo; what a question is about does not. */
export function sameQuestion(a: Decision, b: Decision): boolean {
  return a.seat === b.seat && a.kind === b.kind && a.subject === b.subject;
}

function undoRejection(stop: UndoStop): Rejection {
  switch (stop.why) {
    case 'start':
      return matchRejection('match.nothingToUndo');
    case 'chance':
      return matchRejection('match.undoChance');
    case 'reveal':
      return matchRejection('match.undoReveal', stop.rule);
    case 'other':
      return matchRejection('match.undoOther');
  }
}
