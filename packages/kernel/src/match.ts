/**
 * A match: a game's state and the numbered entries that led to it. Answers and batches are checked and applied to a copy,
 * which then replaces the state: a rule that throws, or a refused batch, leaves the match as it was.
 */
import { type ChanceSource, RecordingChance } from './chance.ts';
import {
  type AnswerEntry,
  type Entry,
  isRevealedTo,
  type Reveal,
  revealOf,
  type Step,
  type UndoEntry,
} from './entry.ts';
import type { GameDefinition, Observer, Outcome, Question, Rejection, Seat } from './game.ts';
import { type Asking, askedAfter, askedAfterUndo, nothingAsked, sameQuestion } from './questions.ts';
import { findQuestion, isKnown, isRejection, legalActions, matchRejection, pendingFor } from './run.ts';

export type MatchResult<A, E> =
  | {
      readonly ok: true;
      readonly steps: readonly Step<A, E>[];
      /** What is left of a batch that ended early: a proposal, to be sent again or not. */
      readonly left: readonly A[];
    }
  | {
      readonly ok: false;
      readonly rejection: Rejection;
      /** The index of the action in its batch. */
      readonly at: number;
    };

/** Why undo goes no further back. */
export type UndoStop =
  | { readonly why: 'start' }
  | { readonly why: 'chance'; readonly entry: number }
  | { readonly why: 'reveal'; readonly entry: number; readonly rule: string }
  | { readonly why: 'other'; readonly entry: number }
  /** The seat's own latest answer was to a standing question. */
  | { readonly why: 'standing'; readonly entry: number };

/** A barrier for undo, and the seats it holds for. */
type Barrier = Exclude<UndoStop, { why: 'start' | 'standing' }> & { readonly by?: Seat };

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

/** A match at a moment before which nothing can be undone: a host that keeps one need not replay what came before. */
export interface Checkpoint<S> {
  readonly format: typeof CHECKPOINT_FORMAT;
  readonly number: number;
  readonly asking: Asking;
  /** None at the start. */
  readonly barrier: Barrier | null;
  readonly state: S;
}

/** Raised when the format of checkpoints or states changes: hosts then replay from the start. */
export const CHECKPOINT_FORMAT = 2;

/** An entry that may still be taken back, with the state as it was before. */
interface Loose<S, A> {
  readonly entry: AnswerEntry<A>;
  readonly question: Question;
  /** To some seats only; what all seats learn stops everyone's undo. */
  readonly reveals: readonly Reveal[];
  readonly before: S;
}

export class Match<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly id: string;
  readonly seats: number;
  readonly options: O;
  private readonly source: ChanceSource;
  private readonly log: Entry<A>[] = [];
  /** The number of the first entry in the log: 0, except in a resumed match. */
  private readonly first: number;
  private readonly opening: Step<A, E> | undefined;
  private state: S;
  private asking: Asking;
  /** Answers since the last barrier that holds for every seat (chance or a reveal). */
  private loose: Loose<S, A>[] = [];
  private barrier: Barrier | undefined;

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
      this.asking = askedAfter(nothingAsked(start.seats), game.pending(this.state), 0);
      this.opening = { entry: { kind: 'setup', number: 0, chance: chance.results }, events, reveals };
      this.log.push(this.opening.entry);
    } else {
      this.first = checkpoint.number + 1;
      this.state = game.clone(checkpoint.state);
      this.asking = checkpoint.asking;
      this.barrier = checkpoint.barrier ?? undefined;
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
    if (this.loose.some(({ question }) => question.optional !== true)) return undefined;
    const { number, asking, barrier = null, snapshot } = this;
    return { format: CHECKPOINT_FORMAT, number, asking, barrier, state: snapshot };
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** A copy, so that callers cannot change the match. */
  get snapshot(): S {
    return this.game.clone(this.state);
  }

  view(observer: Observer): V {
    return this.game.view(this.state, observer);
  }

  pending(): readonly Question[] {
    return questionsOf(this.asking);
  }

  pendingFor(observer: Observer): readonly Question[] {
    return pendingFor(this.pending(), observer);
  }

  legal(seat: Seat, question: number): readonly A[] {
    const open = this.find(seat, question);
    return isRejection(open) ? [] : legalActions(this.game, this.state, open);
  }

  /** What an absent player would answer. */
  timeoutAction(seat: Seat, question: number): A | undefined {
    const open = this.find(seat, question);
    return isRejection(open) ? undefined : this.game.timeoutAction(this.state, open);
  }

  /** Why an action would be refused, without doing it. */
  check(seat: Seat, question: number, action: A): Rejection | undefined {
    const open = this.find(seat, question);
    return isRejection(open) ? open : this.game.check(this.state, open, action);
  }

  answer(seat: Seat, question: number, action: A): MatchResult<A, E> {
    return this.batch(seat, question, [action]);
  }

  /**
   * Several actions of one seat as a whole. The first answers the named question; the later ones answer it again if it is a
   * standing one, and otherwise the only required question then open to the seat. The batch ends with the first action that
   * draws chance, shows the seat something new or opens another seat's question; the rest stays unchecked.
   */
  batch(seat: Seat, question: number, actions: readonly A[]): MatchResult<A, E> {
    const steps: Step<A, E>[] = [];
    const loose: Loose<S, A>[] = [];
    let { state, asking } = this;
    let open = this.find(seat, question);
    let barrier: Barrier | undefined;
    let shown = false;
    for (const [at, action] of actions.entries()) {
      const answered = this.fitting(state, open, action);
      // A refusal after a reveal would reveal and undo at once: so the actions before it stand.
      if (isRejection(answered) && shown) break;
      if (isRejection(answered)) return refused(answered, at);
      const before = state;
      const number = this.number + 1 + at;
      const { cx, chance, events, reveals } = this.draft(number);
      state = this.game.clone(before);
      this.game.apply(state, answered, action, cx);
      asking = askedAfter(asking, this.game.pending(state), number, answered);
      open = following(asking, answered);
      const { results } = chance;
      const entry: AnswerEntry<A> = { kind: 'answer', number, seat, decision: answered.id, action, chance: results };
      steps.push({ entry, events, reveals });
      loose.push({ entry, question: answered, reveals, before });
      barrier = barrierOf(entry, reveals) ?? barrier;
      const seen = reveals.filter((reveal) => isRevealedTo(reveal, seat));
      const stops = results.length > 0 || seen.some(({ goesOn }) => goesOn !== true);
      if (stops || opensForOther(asking, number, seat)) break;
      shown ||= seen.length > 0;
    }
    if (steps.length === 0) return refused(matchRejection('match.emptyBatch'));
    this.commit(steps, state, asking);
    this.settle(loose, barrier);
    return { ok: true, steps, left: actions.slice(steps.length) };
  }

  /** Replays a recorded entry. Older records have other ids: if the seat has only one question, it is that one. */
  redo(entry: Entry<A>): MatchResult<A, E> {
    switch (entry.kind) {
      case 'setup':
        return refused(matchRejection('match.stale'));
      case 'undo':
        return this.undo(entry.seat, entry.takesBack.length);
      case 'answer': {
        const [only, ...more] = this.pending().filter(({ seat }) => seat === entry.seat);
        const id = only === undefined || more.length > 0 ? entry.decision : only.id;
        return this.answer(entry.seat, id, entry.action);
      }
    }
  }

  /** The seat's latest entries that can be undone, and what stops it there. */
  undoable(seat: Seat): Undoable {
    const entries: number[] = [];
    let standing: number | undefined;
    const upTo = (stop: UndoStop): Undoable =>
      entries.length === 0 && standing !== undefined
        ? { entries, stop: { why: 'standing', entry: standing } }
        : { entries, stop };
    if (this.outcome !== undefined) return upTo(stopFor(seat, this.barrier));
    for (let i = this.loose.length - 1; i >= 0; i--) {
      const { entry, question, reveals } = this.loose[i] as Loose<S, A>;
      const reveal = reveals.find((each) => isRevealedTo(each, seat));
      if (reveal !== undefined) return upTo({ why: 'reveal', entry: entry.number, rule: reveal.rule });
      // Answers to standing questions can be given again, so they are not undone and do not block undo.
      if (question.optional === true) {
        if (entry.seat === seat) standing ??= entry.number;
        continue;
      }
      if (entry.seat === seat) entries.push(entry.number);
      else if (isKnown(question, seat)) return upTo({ why: 'other', entry: entry.number });
    }
    return upTo(stopFor(seat, this.barrier));
  }

  /** Undoes the seat's latest entries (default: one); standing and hidden answers of other seats in between are kept. */
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
    for (const { entry, question } of kept) {
      const before = state;
      const open = this.game.pending(before).find((asked) => sameQuestion(asked, question));
      if (open === undefined || this.game.check(before, open, entry.action) !== undefined) {
        return refused(matchRejection('match.undoOther'));
      }
      const draft = this.draft(entry.number);
      state = this.game.clone(before);
      this.game.apply(state, open, entry.action, draft.cx);
      if (barrierOf({ ...entry, chance: draft.chance.results }, draft.reveals) !== undefined) {
        return refused(matchRejection('match.undoOther'));
      }
      loose.push({ entry, question, reveals: draft.reveals, before });
    }
    const entry: UndoEntry = { kind: 'undo', number: this.number + 1, seat, takesBack };
    const step = { entry, events: [], reveals: [] };
    this.commit([step], state, askedAfterUndo(this.asking, this.game.pending(state), entry.number, takesBack));
    this.loose = loose;
    return { ok: true, steps: [step], left: [] };
  }

  private commit(steps: readonly Step<A, E>[], state: S, asking: Asking): void {
    this.state = state;
    this.asking = asking;
    for (const { entry } of steps) this.log.push(entry);
  }

  /** Keeps what may still be taken back: what came after the last barrier. */
  private settle(loose: readonly Loose<S, A>[], barrier: Barrier | undefined): void {
    if (barrier === undefined) this.loose.push(...loose);
    else this.loose = loose.filter(({ entry }) => entry.number > barrier.entry);
    this.barrier = barrier ?? this.barrier;
  }

  private draft(number: number) {
    const chance = new RecordingChance(this.source(number));
    const events: E[] = [];
    const reveals: Reveal[] = [];
    const cx = {
      chance,
      reveal: (...told: Parameters<typeof revealOf>) => void reveals.push(revealOf(...told)),
      emit: (event: E) => void events.push(event),
    };
    return { chance, events, reveals, cx };
  }

  private find(seat: Seat, question: number): Question | Rejection {
    return findQuestion(this.pending(), seat, question);
  }

  /** The question, if there is one and the action answers it. */
  private fitting(state: S, open: Question | Rejection, action: A): Question | Rejection {
    return isRejection(open) ? open : (this.game.check(state, open, action) ?? open);
  }
}

function questionsOf({ open }: Asking): readonly Question[] {
  return open.map(({ question }) => question);
}

/** What the next action of a batch answers. */
function following(asking: Asking, { seat, id, optional }: Question): Question | Rejection {
  const own = questionsOf(asking).filter((question) => question.seat === seat);
  if (optional === true) return own.find((question) => question.id === id) ?? matchRejection('match.stale');
  const [only, ...more] = own.filter((question) => question.optional !== true);
  return only !== undefined && more.length === 0 ? only : matchRejection('match.unclearBatch');
}

/** Only what the seat may know ends its batch: otherwise the end would give a secret away. */
function opensForOther({ open }: Asking, number: number, seat: Seat): boolean {
  return open.some(
    ({ question, since }) =>
      since === number && question.optional !== true && question.seat !== seat && isKnown(question, seat),
  );
}

/** What nobody can take back: chance that was drawn, or something that all have seen. */
function barrierOf(entry: AnswerEntry<unknown>, reveals: readonly Reveal[]): Barrier | undefined {
  if (entry.chance.length > 0) return { why: 'chance', entry: entry.number, by: entry.seat };
  const reveal = reveals.find(({ to }) => to === undefined);
  return reveal === undefined ? undefined : { why: 'reveal', entry: entry.number, rule: reveal.rule };
}

/** Dice are the reason for the seat that rolled them; for all others it is that another seat has acted. */
function stopFor(seat: Seat, barrier: Barrier | undefined): UndoStop {
  if (barrier === undefined) return { why: 'start' };
  const { by = seat, ...stop } = barrier;
  return stop.why === 'chance' && by !== seat ? { why: 'other', entry: stop.entry } : stop;
}

function refused(
  rejection: Rejection,
  at = 0,
): { readonly ok: false; readonly rejection: Rejection; readonly at: number } {
  return { ok: false, rejection, at };
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
    case 'standing':
      return matchRejection('match.undoStanding');
  }
}
