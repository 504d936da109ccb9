/** What goes into and comes out of a table, besides the messages on the wire, whose types are in the protocol. */
import type { Question, Seat } from '@shutterbox/kernel';
import type { Refusal } from '@shutterbox/protocol';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Who acts: a visitor, known by a cookie, or the host itself (bots, timeouts, standing answers). */
export type Author = { readonly visitor: string } | 'server';

/** A question that a bot has to answer. */
export interface BotQuestion {
  readonly game: string;
  /** The visitor who created the table. */
  readonly host: string;
  readonly seat: Seat;
  readonly decision: Question;
  readonly level: string;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** In a guided match: the answer it gives without thinking. */
  readonly written?: unknown;
}
