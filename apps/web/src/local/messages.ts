/** Between the page and the worker that hosts its matches. */
import type { MatchRecord, Observer } from '@shutterbox/kernel';
import type {
  ClientMessage,
  CreateRequest,
  MatchSummary,
  Moment,
  ServerMessage,
  TableInfo,
} from '@shutterbox/protocol';
import type { Reply, SeatDeed } from '../host/host.ts';

/** What can be asked, with what is given and what comes back. */
export interface LocalCalls {
  create(request: CreateRequest, name: string): Promise<Reply<TableInfo>>;
  mine(): Promise<Reply<readonly MatchSummary[]>>;
  table(match: string): Promise<Reply<TableInfo>>;
  seat(match: string, seat: number, deed: SeatDeed, name: string): Promise<Reply<TableInfo>>;
  rematch(match: string, name: string): Promise<Reply<TableInfo>>;
  moment(match: string, observer: Observer, at: number): Promise<Reply<Moment>>;
  record(match: string): Promise<Reply<MatchRecord<unknown, unknown>>>;
  forget(match: string): Promise<Reply<null>>;
}

export type CallName = keyof LocalCalls;

export type ToWorker =
  | { readonly kind: 'call'; readonly id: number; readonly name: CallName; readonly args: readonly unknown[] }
  | { readonly kind: 'connect'; readonly line: number; readonly match: string; readonly from: number }
  | { readonly kind: 'say'; readonly line: number; readonly message: ClientMessage }
  | { readonly kind: 'hang-up'; readonly line: number };

export type FromWorker =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply<unknown> }
  | { readonly kind: 'open'; readonly line: number }
  | { readonly kind: 'gone'; readonly line: number }
  | { readonly kind: 'hear'; readonly line: number; readonly message: ServerMessage };
