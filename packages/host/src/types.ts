/** What a table tells and takes. All of it is plain JSON: it goes over the wire as it is. */
import type { Observer, Outcome, Question, Seat, Words } from '@shutterbox/kernel';
import type { MatchStatus, SeatKind } from './storage.ts';

/** Why something was refused: shown to the person as it is. */
export interface Refusal {
  readonly code: string;
  readonly sentence: string;
  readonly rule?: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Who acts: a visitor by his cookie, or the server itself (bots, timeouts, standing answers). */
export type Author = { readonly visitor: string } | 'server';

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: string;
  readonly away: boolean;
  /** Held by the visitor who asks. */
  readonly mine: boolean;
  /** Told to whoever holds the seat, and to nobody else. */
  readonly standing?: StandingAnswer[];
}

/** A match in a list. */
export interface SummaryInfo {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly listed: boolean;
  readonly pace: number;
  readonly status: MatchStatus;
  readonly number: number;
  readonly seats: readonly SeatInfo[];
  /** The seats that have to decide, as far as the visitor who asks may know. */
  readonly waits: readonly Seat[];
  readonly deadline: number;
  readonly created: number;
  readonly updated: number;
  readonly rematchOf: string;
}

/** A table as everybody may know it. */
export interface TableInfo extends SummaryInfo {
  readonly rules: number;
  readonly version: number;
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** Whether the visitor who asks made the table. */
  readonly host: boolean;
  /** The clock by which the deadline is meant. */
  readonly now: number;
  /** The match that is played once more after this one, or ''. */
  readonly rematch: string;
}

export interface StepInfo {
  readonly number: number;
  readonly kind: 'setup' | 'answer' | 'undo';
  /** Who did it, where that may be known. */
  readonly seat?: Seat;
  readonly takesBack?: readonly number[];
  readonly events: readonly unknown[];
  /** The events in words, as the observer hears them. */
  readonly words: readonly Words[];
}

export interface LegalInfo {
  readonly decision: number;
  readonly actions: readonly { readonly action: unknown; readonly words: Words }[];
}

/** All that an observer is told, made for him alone. */
export interface Update {
  readonly observer: Observer;
  readonly number: number;
  /** Entries since the number that he had; the oldest are left out where there are very many. */
  readonly steps: readonly StepInfo[];
  readonly left: number;
  readonly view: unknown;
  readonly pending: readonly (Question & { readonly words: Words })[];
  /** For the observer's own questions, standing ones too. */
  readonly legal: readonly LegalInfo[];
  /** How many of his own entries can be taken back, and why not more. */
  readonly undo: { readonly count: number; readonly why: string };
  readonly outcome?: Outcome;
}

/** How it stood for an observer after an entry. */
export type Moment = Pick<Update, 'observer' | 'number' | 'view' | 'pending' | 'outcome'>;

export interface AnswerRequest {
  /** Names the answer: a resend with the same name is harmless. */
  readonly client: string;
  readonly seat: Seat;
  readonly decision: number;
  /** Not decoded yet. */
  readonly actions: readonly unknown[];
}

export interface UndoRequest {
  readonly client: string;
  readonly seat: Seat;
  readonly count: number;
}

export interface Done {
  /** The newest entry that came of it. */
  readonly number: number;
  /** Actions of a batch that were dropped, because something came up. */
  readonly dropped: number;
  /** These actions, as a proposal. */
  readonly left: unknown[];
}

/** A question that a bot has to answer. */
export interface BotQuestion {
  readonly game: string;
  readonly seat: Seat;
  readonly decision: Question;
  readonly level: string;
  readonly view: unknown;
  readonly legal: readonly unknown[];
}

export interface StandingAnswer {
  readonly kind: string;
  readonly subject?: number;
  readonly action: unknown;
}
