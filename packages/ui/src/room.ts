/**
 * The contract between the table and a game's board. The table (mast, seats, prompt, log, undo, drawers, list of actions) is the
 * same for all games; a game provides the board. A board knows no rules: it shows a view, marks what can be done, and sends
 * back one of the legal actions.
 */
import type { Observer, Outcome, Question, Seat, Words } from '@shutterbox/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { RegisteredKey } from './board/keys.ts';
import type { AnyDocumentUi } from './document.ts';
import type { Sound } from './sound.ts';
import type { SeatMark } from './table/seat-marks.ts';

export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  /** Sits at this device. */
  readonly mine: boolean;
  readonly away: boolean;
  /** The name of the seat's side, if there are sides and the observer knows it. */
  readonly side?: string;
}

export interface LegalAction<A> {
  readonly action: A;
  /** With names in it, like all words of a room. */
  readonly words: string;
}

/** One of the observer's open questions, with its legal answers. */
export interface OwnQuestion<A> extends Question {
  readonly words: string;
  readonly legal: readonly LegalAction<A>[];
}

/** Why something cannot be done. */
export interface Reason {
  readonly sentence: string;
  readonly rule?: string;
  /** Told when it is tried, not to a pointer or a focus that only comes by. */
  readonly whenTried?: boolean;
}

/** What is being shown right now: the view is already the one after it. When looking back, it is what happened then, without a duration. */
export interface Playing<E> {
  /** Changes with every step: animations start again. */
  readonly number: number;
  readonly events: readonly E[];
  /** Milliseconds for all of it at the player's own speed; 0: cut. */
  readonly duration: number;
}

/** Actions that were not done, because something happened first. */
export interface Left<A> {
  /** Their question. If it is asked again, it has a new id but the same seat, kind and subject. */
  readonly question: Question;
  readonly actions: readonly A[];
}

/** The observer's steps, oldest first, each as its events. */
export type Steps = readonly (readonly unknown[])[];

/** A step of a finished match, as the observer heard it. What was taken back is not among them. */
export interface Told<E> {
  readonly number: number;
  readonly events: readonly E[];
}

/** A finished match from its beginning, for the score. */
export interface Story<E> {
  /** Fetched when it is asked for; empty where it cannot be had. */
  read(): Promise<readonly Told<E>[]>;
  /** The replay, at this step. */
  open(number: number): void;
}

/** Everything a board gets from the table. */
export interface Room<V, A, E> {
  readonly observer: Observer;
  /** The entry that led to this view; a new number is a new moment. */
  readonly number: number;
  readonly view: V;
  /** The view that may be read already: during an animation, the one before it. Numbers never run ahead of the dice. */
  readonly settled: V;
  readonly sitters: readonly Sitter[];
  /**
   * The current question for dock, board and list: a required one, or the standing one that the player picked. Undefined in a
   * replay, for a spectator, and during animations.
   */
  readonly question: OwnQuestion<A> | undefined;
  /** Other required questions, which can be answered just as well. */
  readonly others: readonly OwnQuestion<A>[];
  /** Optional questions: open out of turn, and during animations. */
  readonly standing: readonly OwnQuestion<A>[];
  /** Everyone's, as far as the observer may know of them. */
  readonly pending: readonly (Question & { readonly words: string })[];
  /** The rest of a batch that was interrupted: a proposal until the next answer. */
  readonly left: Left<A> | undefined;
  readonly playing: Playing<E> | undefined;
  readonly outcome: Outcome | undefined;
  /** Whether an answer to the question (default: `question`) is being sent. A standing question waits only for its own answers. */
  isBusy(question?: OwnQuestion<A>): boolean;
  /** Sends a legal action, or several in a row. */
  act(question: OwnQuestion<A>, ...actions: readonly A[]): void;
  /** The latest steps of the observer's that can still be taken back. */
  readonly steps: Steps;
  /** Takes back so many of them, and then does these instead. */
  redo(question: OwnQuestion<A>, count: number, actions: readonly A[]): void;
  /** Why an action is refused; undefined where it is legal. */
  why(question: OwnQuestion<A>, action: A): Reason | undefined;
  /** Why a legal action, or several in a row, are off for now: the step of a lesson is about something else. */
  off?(question: OwnQuestion<A>, ...actions: readonly A[]): Reason | undefined;
  /** A rule by its id, in the drawer. */
  openRule(rule: string): void;
}

export interface Prompt {
  /** Two or three words above the title: the phase. */
  readonly eyebrow?: string;
  readonly title: string;
  readonly hint?: ReactNode;
}

/** Something the observer owns, beside the dock; on a phone, behind a button. */
export interface Holding<V, A, E> {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly Panel: ComponentType<{ readonly room: Room<V, A, E> }>;
  /** False if there is nothing to show: no assignments in this match, or a spectator. */
  shown(room: Room<V, A, E>): boolean;
}

/** Whose turn it is, and what that seat is doing, in one word: "drawing". */
export interface OnTurn {
  readonly seat: Seat;
  readonly doing: string;
}

/** Something that others did and that changed the match for you. */
export interface Change {
  readonly words: Words;
  /** Where you stand now: "You hold 1 tile, down from 3." */
  readonly now?: Words;
  /** It compares how far you are, and is no move. */
  readonly standing?: true;
}

/** A lesson: explains the game, or the first question of a kind, once and in place. */
export interface Lesson {
  readonly title: string;
  /** Each line is a paragraph. */
  readonly text: string;
  readonly rule: string;
  /** The kinds of questions that come too late for it. */
  readonly tooLate?: readonly string[];
}

/** What a match is about. `about` tells those apart that are told once each: "loose 0". */
export interface Briefing extends Lesson {
  readonly about: string;
}

/** Standing answers that a player can choose. */
export interface KeptChoice<A> {
  readonly kind: string;
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly action: A | undefined }[];
}

/** What is known of a match before it begins. */
export interface CoverProps {
  /** As the table has them: the game's own decoder knows what they are. */
  readonly options: unknown;
  readonly seats: number;
}

/** The words and pictures of a game at the table. */
export interface GameUi<V, A, E> {
  readonly name: string;
  readonly subtitle: string;
  /** Where the match stands: "Round 5". */
  chapter(view: V): string;
  /** The phases of a turn, and which one it is. */
  phases(view: V): { readonly names: readonly string[]; readonly current: number } | undefined;
  /** Undefined, or left out, where all act at once. A question to any other seat is "asked" of it and is not its turn. */
  onTurn?(view: V): OnTurn | undefined;
  /** The seat whose turn begins with such an event. */
  turnOf?(event: E): Seat | undefined;
  /** What others changed for a seat between two of its turns, most important first. The room is the one after that. */
  since?(events: readonly E[], seat: Seat, room: Pick<Room<V, A, E>, 'settled' | 'sitters'>): readonly Change[];
  /** The same, fetched when others have acted for the first time. */
  sinceLater?(): Promise<NonNullable<GameUi<V, A, E>['since']>>;
  /** What you are doing during the animation, without the result: "Rolling …". */
  doing?(event: E): string | undefined;
  readonly Board: ComponentType<{ readonly room: Room<V, A, E> }>;
  /** The piece that stands for a seat wherever its shape and initial would. */
  readonly SeatMark?: SeatMark;
  /** A few figures about a seat, in its row. */
  readonly SeatFacts: ComponentType<{ readonly view: V; readonly seat: Seat }>;
  /** The public things of a seat (photographs, cards), in the seat's drawer. */
  readonly SeatSheet?: ComponentType<{ readonly view: V; readonly seat: Seat }>;
  readonly holdings: readonly Holding<V, A, E>[];
  prompt(room: Room<V, A, E>, question: OwnQuestion<A>): Prompt;
  /** The controls of a question in the dock, its primary button among them. */
  readonly Controls: ComponentType<{ readonly room: Room<V, A, E>; readonly question: OwnQuestion<A> }>;
  /** The final result, instead of board and dock; `board` is the board as it was left, to be laid beside it (`Final`). */
  readonly Score: ComponentType<{
    readonly room: Room<V, A, E>;
    readonly actions: ReactNode;
    readonly board: ReactNode;
    readonly story: Story<E>;
  }>;
  /**
   * The game while nobody has won it yet, beside the waiting room: it fills its box, a column on a desk and a strip up to 1279 px.
   * Only looked at, never heard. Without one the lobby's picture is shown.
   */
  readonly Cover?: ComponentType<CoverProps>;
  /** A table that belongs to the rules and is shown with them, made from the game's data. */
  readonly appendix?: { readonly title: string; readonly Panel: ComponentType };
  /** The list of actions in words, grouped: at most a dozen items a level, at any depth. */
  groups?(question: OwnQuestion<A>, view: V): readonly ActionItem<A>[];
  /** The same, where it is fetched when the list is first opened. */
  groupsLater?(): Promise<(question: OwnQuestion<A>, view: V) => readonly ActionItem<A>[]>;
  /** Milliseconds at normal speed; 0: nothing to see. */
  duration(event: E): number;
  /** What it sounds like; a step is heard by the first of its events that sounds like anything. */
  sound?(event: E): Sound | undefined;
  /** The rule by which an event came about, for its line in the log. */
  ruleOf?(event: E): string | undefined;
  /** With such an event another note begins in the log, where one answer goes on to the next player's turn. */
  beginsNote?(event: E): boolean;
  /** Only of interest while it is being waited for: the log leaves it out. */
  isPassing?(event: E): boolean;
  /** By kind of question; `aim` comes before them all. */
  readonly lessons: Readonly<Record<string, Lesson>>;
  /** Told to a seat before its first question, in place of the lesson on `aim`; that is a kind of question then. */
  briefing?(view: V, seat: Seat): Briefing;
  /** Rules that matter from now on, each told once: after the briefing and the lesson on the kind of question. */
  moments?(view: V, question: OwnQuestion<A>): readonly Briefing[];
  /** All of these, where they are many: fetched for people who have not skipped them. */
  lessonsLater?(): Promise<Pick<GameUi<V, A, E>, 'lessons' | 'briefing' | 'moments'>>;
  /** The event shows dice: what came before would look like their result. */
  showsDice?(event: E): boolean;
  /** Why there is nothing for the observer to do now, where the rules want it so: said while they wait. */
  waits?(view: V): string | undefined;
  /** What chance decides, in the game's own word: "dice" unless given. */
  readonly chance?: 'dice' | 'shuffle';
  /** What hints leave out: said with them. */
  readonly hintsLeaveOut?: string;
  readonly keptAnswers?: readonly KeptChoice<A>[];
  /** The game's own keys: listed in the help, pressed at the table, and handled by `useKeys` or a menu. */
  readonly keys?: readonly RegisteredKey[];
  /** Whether a seat's view contains secrets from others on the same device (then a curtain is drawn). */
  hasSecret(view: V): boolean;
  /**
   * Kinds of question that are asked openly where several sit at one device: no curtain, and the room is the spectators' (its
   * observer too) with the question of `question.seat` in it.
   */
  openKinds?(view: V): readonly string[];
  /** Those of them for which the device changes hands: afterwards a view with secrets is behind a curtain again. */
  readonly handsOver?: readonly string[];
  /** Kinds of standing question that the game's own buttons lead to: they need no chip in the dock. */
  readonly reached?: readonly string[];
  /** What players can make for it, each kind for an option of its own; the first is what the lobby leads to. */
  readonly documents?: readonly AnyDocumentUi[];
}

export interface ActionGroup<A> {
  readonly label: string;
  readonly items: readonly ActionItem<A>[];
}

export type ActionItem<A> = LegalAction<A> | ActionGroup<A>;

/** Legal actions of one type. */
export function legalOf<A extends { readonly type: string }, T extends A['type']>(
  { legal }: Pick<OwnQuestion<A>, 'legal'>,
  type: T,
): readonly LegalAction<Extract<A, { readonly type: T }>>[] {
  return legal.filter((each): each is LegalAction<Extract<A, { readonly type: T }>> => each.action.type === type);
}

/** All questions that the observer may answer, most important first. */
export function openQuestions<A>({
  question,
  others,
  standing,
}: Pick<Room<unknown, A, unknown>, 'question' | 'others' | 'standing'>): readonly OwnQuestion<A>[] {
  const first = question === undefined ? [] : [question];
  return [...first, ...others, ...standing.filter((each) => each !== question)];
}
