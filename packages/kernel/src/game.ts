/**
 * The contract between a game and every host: server, browser, bots, lab, tests.
 *
 * A game is plain data and functions. Its state is JSON; `apply` mutates it; all chance comes from the context; anything
 * half done (an offer round, a path walked under fire) is data in the state. docs/adding-a-game.md explains each step.
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
 * A question for one seat. Several may be open at once (offers, reactions, simultaneous choices), but seat, kind and
 * subject together identify a question, so no two open ones may share all three.
 */
export interface Decision<Kind extends string = string> {
  readonly seat: Seat;
  /** 'turn', 'offer', 'reaction' … */
  readonly kind: Kind;
  /**
   * The character, card or slot it is about. A question that replaces an unanswered one must differ here, or a late answer
   * to the old question would count for the new one.
   */
  readonly subject?: number;
  /** A standing permission (arranging your albums, giving orders): blocks nobody and can be answered again and again. */
  readonly optional?: true;
  /**
   * Only its seat and the seats in `knownTo` know that it is open. If others must wait for a hidden question, the wait gives
   * it away: ask one only while the others have a question too, or take orders in advance.
   */
  readonly hidden?: true;
  /** Others learn that it was answered, but not how, until the game reveals it. */
  readonly sealed?: true;
  /** Who else knows of a hidden question, or of a sealed answer (the seats of one side). Nobody is told who else knows of a hidden question. */
  readonly knownTo?: readonly Seat[];
}

/** A decision as a match asks it. */
export interface Question<Kind extends string = string> extends Decision<Kind> {
  /**
   * Answers name this id, so that a late one cannot answer a newer question. Unique among all questions the seat ever
   * gets; other observers see 0.
   */
  readonly id: number;
}

/** Why an action is refused: a stable code, the rule that says so, and what the sentence needs. */
export interface Rejection {
  readonly code: string;
  readonly rule?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** One entry per seat; `side` if seats win together. Rank 1 is best; equals share a rank (1, 1, 3). */
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
   * Something hidden became known without chance (an enemy steps into sight): undo stops here. `to` names the observers
   * who learned it, if not all did: the others must not notice, not even through a refused undo. A reveal ends the player's
   * batch, unless it is nothing to think about (empty floor on a long walk): then the batch 'goes on'.
   */
  reveal(rule: string, to?: readonly Observer[], batch?: 'stops' | 'goes on'): void;
  /** Missing in search, so that no event object is built there: write `cx.emit?.({ … })`. */
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
   * The side of each seat as the observer knows it, for games whose sides form during the match or are secret at first;
   * UNKNOWN_SIDE where the observer cannot tell. Without this the sides are those of `seats`.
   */
  sides?(view: V): readonly Side[];
  /** Runs on to the first question. */
  setup(seats: number, options: O, cx: Context<E>): S;
  /** While `outcome` is undefined at least one question is required; afterwards there is none at all. */
  pending(state: S): readonly Decision[];
  /** Pushes every legal answer. Complete; equal for all states that the seat cannot tell apart. Allocates only what it pushes. */
  legalActions(state: S, decision: Decision, into: A[]): void;
  /** Agrees with `legalActions`, never changes the state, and accepts any decoded action, however silly. */
  check(state: S, decision: Decision, action: A): Rejection | undefined;
  /** Mutates; runs on to the next question. Called with checked actions only. */
  apply(state: S, decision: Decision, action: A, cx: Context<E>): void;
  outcome(state: S): Outcome | undefined;
  /** Written by hand; the laws check it. */
  clone(state: S): S;
  /** Built from nothing, never by deleting from a state. Plain JSON with everything the observer was shown and could still use. */
  view(state: S, observer: Observer): V;
  /** What the observer hears of an event, if anything. It sees no state, so a private event must say whom it is for. */
  eventFor(event: E, observer: Observer): E | undefined;
  /** A state that is possible for the seat. Sees only the view, so a bot cannot cheat. */
  determinize(view: V, seat: Seat, chance: Chance): S;
  /** Untrusted input, shape only. Builds the same object shapes that `legalActions` pushes. */
  decodeAction(json: unknown): A | undefined;
  /** Equality, search-tree key. */
  actionKey(action: A): string;
  /** What an absent player does; used only for required questions. */
  timeoutAction(state: S, decision: Decision): A;
}

/** What a table needs of the rules while another host plays the match: everything but dealing and applying answers. */
export type TableRules<O, S, A, E, V> = Omit<
  GameDefinition<O, S, A, E, V>,
  'setup' | 'legalActions' | 'apply' | 'outcome' | 'timeoutAction'
>;

/** Everything in words, for the log, prompts, the terminal and screen readers; built from views, never from the state. */
export interface GameText<A, E, V> {
  action(action: A, view: V): Words;
  event(event: E, view: V): Words;
  decision(decision: Decision, view: V): Words;
  /** Whether an event continues the one before it (the next step of a walk). `note` describes such a run. */
  joins?(before: E, next: E): boolean;
  /** One sentence for a run of joined events. The view may be a later one, for a player who comes back. */
  note?(events: readonly E[], view: V): Words;
  /** Addressed to the seat that tried ("you"); it names no other seat. */
  rejection(rejection: Rejection): string;
}
