/**
 * The contract between a game and every host: server, browser, bots, lab, tests.
 *
 * A game is plain data and functions. Its state is JSON; `apply` mutates it; all chance comes from the context; whatever
 * is half done (an offer round, a path walked under fire) is data in the state. docs/adding-a-game.md walks through it.
 */
import type { OptionsSpec } from './options.ts';
import type { Seating, Side } from './seating.ts';
import type { Words } from './words.ts';

/** 0 … n-1, in turn order. */
export type Seat = number;
export type Observer = Seat | 'spectator';

/** The only source of chance: uniform in [0, n). */
export interface Chance {
  int(n: number): number;
}

/**
 * A question put to one seat. Several may be open at once (offers, reactions, simultaneous choices), but no two of one seat
 * with the same kind and subject: these three say which question it is.
 */
export interface Decision<Kind extends string = string> {
  readonly seat: Seat;
  /** 'turn', 'offer', 'reaction' … */
  readonly kind: Kind;
  /**
   * The character, card or slot that it is about. A question that replaces another one before its seat has answered must
   * differ here, or an answer to the old one would be taken for the new one.
   */
  readonly subject?: number;
  /** A standing permission (arranging your albums, giving orders): holds nobody up, and may be answered again and again. */
  readonly optional?: true;
  /**
   * Nobody but its seat, and the seats in `knownTo`, is told that it is open. A hidden question that others must wait for
   * gives itself away by the waiting: a game asks one only while something else is open to them, or takes orders beforehand.
   */
  readonly hidden?: true;
  /** Others are told that it was answered, but not how, until the game reveals it. */
  readonly sealed?: true;
  /** Who else is told of a hidden question, or of a sealed answer (the seats of one side). */
  readonly knownTo?: readonly Seat[];
}

/** A decision as a match asks it. */
export interface Question<Kind extends string = string> extends Decision<Kind> {
  /**
   * An answer names it, so that a late answer cannot hit a newer question: unique among all questions ever put to this
   * seat. Other observers see 0.
   */
  readonly id: number;
}

/** Why an action is refused: a stable code, the rule that says so, and what the sentence needs. */
export interface Rejection {
  readonly code: string;
  readonly rule?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** One entry a seat; `side` where seats win together. Rank 1 is best; equals share a rank (1, 1, 3). */
export interface Outcome {
  readonly rank: readonly number[];
  readonly score: readonly number[];
  readonly side?: readonly Side[];
  /** A stable code for why the game ended. */
  readonly reason: string;
}

export interface Context<E> {
  readonly chance: Chance;
  /**
   * Something unseen became known without chance (an enemy steps into sight): undo stops here. `to` names the observers
   * who learned it, where not all did: the others must not notice, not even by an undo that is refused. What a player has
   * to think about ends a batch of theirs; where it is nothing of the kind (empty floor on a long walk), the batch 'goes on'.
   */
  reveal(rule: string, to?: readonly Observer[], batch?: 'stops' | 'goes on'): void;
  /** Left out in search, so that no event object is ever built there: write `cx.emit?.({ … })`. */
  readonly emit?: (event: E) => void;
}

export interface GameDefinition<O, S, A, E, V> {
  /** 'wildlife'. */
  readonly id: string;
  /** Raised when old records would replay differently. */
  readonly rules: number;
  /** One source for the lobby, the command line and the server. */
  readonly options: OptionsSpec<O>;
  seats(options: O): Seating;
  /**
   * The side of each seat as the observer of a view knows it, where sides arise inside the match or are secret at first;
   * UNKNOWN_SIDE for what the observer cannot tell. Without it the sides are those of `seats`.
   */
  sides?(view: V): readonly Side[];
  /** Runs on to the first question. */
  setup(seats: number, options: O, cx: Context<E>): S;
  /** No required one exactly when `outcome` is defined, and then none at all. */
  pending(state: S): readonly Decision[];
  /** Pushes every legal answer. Complete; equal for all states that the seat cannot tell apart. Allocates only what it pushes. */
  legalActions(state: S, decision: Decision, into: A[]): void;
  /** Agrees with `legalActions`; never changes the state; takes any decoded action, however silly. */
  check(state: S, decision: Decision, action: A): Rejection | undefined;
  /** Mutates; runs on to the next question. Called with checked actions only. */
  apply(state: S, decision: Decision, action: A, cx: Context<E>): void;
  outcome(state: S): Outcome | undefined;
  /** Written by hand; the laws check it. */
  clone(state: S): S;
  /** Built up from nothing, never by deleting. Plain JSON; holds all that the observer was shown and could still use. */
  view(state: S, observer: Observer): V;
  /** What the observer hears of an event, if anything. It sees no state: an event that only some may hear says whom. */
  eventFor(event: E, observer: Observer): E | undefined;
  /** A state that the seat holds possible. Sees the view alone, so a bot cannot cheat. */
  determinize(view: V, seat: Seat, chance: Chance): S;
  /** Untrusted input, shape only. Builds the same object shapes that `legalActions` pushes. */
  decodeAction(json: unknown): A | undefined;
  /** Equality, search-tree key. */
  actionKey(action: A): string;
  /** What an absent player does; asked for required questions only. */
  timeoutAction(state: S, decision: Decision): A;
}

/** Everything in words, for log, prompt, CLI and screen reader alike; made from views, never from the state. */
export interface GameText<A, E, V> {
  action(action: A, view: V): Words;
  event(event: E, view: V): Words;
  decision(decision: Decision, view: V): Words;
  /** Whether an event only goes on with the one before it (the next step of a walk). Such a run is told by `note`. */
  joins?(before: E, next: E): boolean;
  /** One sentence for a run of events that join. The view may be a later one: someone who comes back reads it. */
  note?(events: readonly E[], view: V): Words;
  /** Said to the seat that tried, which is "you"; it names no other. */
  rejection(rejection: Rejection): string;
}
