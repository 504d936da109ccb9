/** What a table takes and gives beside the messages of the wire, whose types stand in the protocol. */
import type { Question, Seat } from '@shutterbox/kernel';
import type { Refusal } from '@shutterbox/protocol';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Who acts: a visitor, known by a cookie, or the host itself (bots, timeouts, standing answers). */
export type Author = { readonly visitor: string } | 'server';

/** A question that a bot has to answer. */
export interface BotQuestion {
  readonly game: string;
  /** The visitor who made the table. */
  readonly host: string;
  readonly seat: Seat;
  readonly decision: Question;
  readonly level: string;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** What it answers without thinking, in a match that teaches. */
  readonly written?: unknown;
}
