/** Messages between the page and the worker that hosts its matches. */
import type { Arrangement } from '@shutterbox/host';
import type { MatchRecord, Observer } from '@shutterbox/kernel';
import type {
  ClientMessage,
  CreateRequest,
  MatchSummary,
  Moment,
  ServerMessage,
  TableInfo,
} from '@shutterbox/protocol';
import type { LinkState, Reply, SeatDeed } from '../host/host.ts';

/** In a local match every seat belongs to the person here or to a bot from the start: nobody joins, and no link moves a seat. */
export type LocalDeed = Extract<SeatDeed, { readonly kind: 'away' | 'back' | 'hand-over' }>;

/** `lost`: something failed; the page reconnects. */
export type LineState = Exclude<LinkState, 'connecting'>;

/** A match that teaches: one person, and bots on the other seats. */
export interface LessonRequest {
  readonly game: string;
  readonly options: unknown;
  readonly bots: number;
  readonly arranged: Arrangement;
}

/** The worker's calls, with their arguments and results. */
export interface LocalCalls {
  create(request: CreateRequest, name: string): Promise<Reply<TableInfo>>;
  learn(request: LessonRequest, name: string): Promise<Reply<TableInfo>>;
  mine(): Promise<Reply<readonly MatchSummary[]>>;
  table(match: string): Promise<Reply<TableInfo>>;
  seat(match: string, seat: number, deed: LocalDeed): Promise<Reply<TableInfo>>;
  rematch(match: string, name: string): Promise<Reply<TableInfo>>;
  moment(match: string, observer: Observer, at: number): Promise<Reply<Moment>>;
  record(match: string): Promise<Reply<MatchRecord<unknown, unknown>>>;
}

export type CallName = keyof LocalCalls;

export type ToWorker =
  | { readonly kind: 'call'; readonly id: number; readonly name: CallName; readonly args: readonly unknown[] }
  | { readonly kind: 'connect'; readonly line: number; readonly match: string; readonly from: number }
  | { readonly kind: 'say'; readonly line: number; readonly message: ClientMessage }
  | { readonly kind: 'hang-up'; readonly line: number };

export type FromWorker =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply<unknown> }
  | { readonly kind: 'state'; readonly line: number; readonly state: LineState }
  | { readonly kind: 'hear'; readonly line: number; readonly message: ServerMessage };
