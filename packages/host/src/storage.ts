/**
 * What a host stores. A match is a list of append-only entries under the unique key (match, number): that key is the
 * concurrency control, so any number of processes may serve a match. When a call returns, its result is durable.
 */

/** Milliseconds since 1970, as `Date.now()`. */
export type Time = number;

export const MATCH_STATUSES = ['open', 'running', 'over'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What the maker of a table may change until the match starts. */
export interface Terms {
  /** JSON, already decoded once by the game's own spec. */
  readonly options: unknown;
  readonly listed: boolean;
  /** Milliseconds a decision, or 0 for no deadline. */
  readonly pace: number;
}

/** The beginning of a match that teaches: its chance comes from a seed, and bots answer as it is written. */
export interface Arrangement {
  readonly seed: number;
  /** The last entry that is arranged. */
  readonly last: number;
  /** Answers of bots, as JSON, by the number of their entry. */
  readonly bots: Readonly<Record<number, unknown>>;
}

/** The fixed part of a match; only the terms may change. */
export interface MatchHead extends Terms {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** Every player may ask for hints: taking a seat means agreeing, so it never changes. Missing in matches from before. */
  readonly hints?: boolean;
  /** 64 hex digits. Never leaves the host before the match is over. */
  readonly secret: string;
  readonly created: Time;
  /** The visitor who made it. */
  readonly host: string;
  /** The match that this is a rematch of, or ''. */
  readonly rematchOf: string;
  /** Only in a browser: a server deals honestly from the first card. */
  readonly arranged?: Arrangement;
}

/** A required question that is open. */
export interface Asked {
  readonly seat: number;
  readonly id: number;
  /** Since when a person has had it; 0 for a bot. */
  readonly since: Time;
  /** Nobody but its seat may know of it. */
  readonly hidden: boolean;
}

/** What changes with the entries. */
export interface MatchTail {
  readonly status: MatchStatus;
  /** The newest entry, or -1 before set-up. */
  readonly number: number;
  readonly updated: Time;
  /** When the first player runs out of time; 0 means never. */
  readonly deadline: Time;
  /** Whether a bot has to answer. */
  readonly botWaits: boolean;
  readonly asked: readonly Asked[];
}

export const SEAT_KINDS = ['open', 'person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatRow {
  readonly seat: number;
  readonly kind: SeatKind;
  /** '' unless a person holds it; for an open seat, the person it is kept for. */
  readonly visitor: string;
  readonly name: string;
  /** 'easy', 'normal', 'hard' or 'expert': of a bot, or of the bot that stands in for an absent person. */
  readonly level: string;
  /** The seat's part in the chance; '' until it is taken. */
  readonly nonce: string;
  /** SHA-256 of the token in the link that moves the seat to another device; '' if there is none. */
  readonly linkHash: string;
  /** A bot plays for the person until they are back. */
  readonly away: boolean;
  /** Decisions in a row that ran out of time. */
  readonly timeouts: number;
  /** Standing answers, as JSON: [{ kind, subject?, action }]. */
  readonly standing: unknown;
}

export interface EntryRow {
  readonly number: number;
  /** The kernel's Entry, as JSON. */
  readonly entry: unknown;
  /** All its events as JSON, hidden ones included. Pass them on only through `eventFor`. */
  readonly events: unknown;
  /** Names the answer, so that a resend is harmless; '' if the host itself answered. Unique in a match. */
  readonly client: string;
  readonly at: Time;
}

export interface CheckpointRow {
  readonly number: number;
  /** The kernel's Checkpoint, as JSON. */
  readonly checkpoint: unknown;
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly tail: MatchTail;
  readonly seats: readonly SeatRow[];
  /** Rises with every change of the seats or terms. */
  readonly tableVersion: number;
  /** When the match is deleted; known only once it is over. */
  readonly goes?: Time;
}

/** How far a match has come. */
export interface Position {
  readonly match: string;
  readonly number: number;
  readonly tableVersion: number;
}

export interface Append {
  readonly match: string;
  /** In order, without a gap; the first comes right after the match's newest. If there are none, only the tail is written. */
  readonly entries: readonly EntryRow[];
  readonly tail: MatchTail;
  /** Replaces an older one of the same match. */
  readonly checkpoint?: CheckpointRow;
}

/** 'taken': another process was first, or the client id is known; nothing was written. */
export type AppendResult = 'written' | 'taken';

export interface MatchSummary {
  readonly head: Omit<MatchHead, 'secret'>;
  readonly tail: MatchTail;
  readonly seats: readonly SeatRow[];
  readonly goes?: Time;
}

export interface MatchStorage {
  /** False if there is already a match with that id. */
  createMatch(head: MatchHead, tail: MatchTail, seats: readonly SeatRow[]): Promise<boolean>;
  match(id: string): Promise<StoredMatch | undefined>;
  /** Writes seats if they are still at that version; false otherwise. */
  saveSeats(match: string, version: number, seats: readonly SeatRow[]): Promise<boolean>;
  /** The same for the terms. */
  saveTerms(match: string, version: number, terms: Terms): Promise<boolean>;

  append(append: Append): Promise<AppendResult>;
  /** Entries from a number on, in order, and if given up to another. */
  entries(match: string, from: number, to?: number): Promise<readonly EntryRow[]>;
  entryByClient(match: string, client: string): Promise<EntryRow | undefined>;
  checkpoint(match: string): Promise<CheckpointRow | undefined>;

  matchesOf(visitor: string, limit: number): Promise<readonly MatchSummary[]>;
}
