/**
 * Where matches live. The server is one host (HTTP and WebSocket), a worker in this browser is the other; pages only use this interface.
 */
import type { MatchRecord, Observer } from '@shutterbox/kernel';
import type {
  BotLevel,
  ClientMessage,
  CreateRequest,
  LinkReply,
  MatchSummary,
  Moment,
  Refusal,
  ServerMessage,
  TableInfo,
  TermsRequest,
} from '@shutterbox/protocol';

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export type LinkState = 'connecting' | 'open' | 'lost' | 'gone';

/** A connection to one table: messages in both directions, resumed by entry number when it breaks. */
export interface TableLink {
  send(message: ClientMessage): void;
  close(): void;
}

export interface LinkListener {
  hear(message: ServerMessage): void;
  /** `gone`: the match does not exist, or the connection will never work. */
  state(state: LinkState): void;
}

export type SeatDeed =
  /** `name`: the player's, where several share a device. */
  | { readonly kind: 'join'; readonly name?: string }
  | { readonly kind: 'leave' }
  /** Gives up a seat kept for you in a rematch. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'bot'; readonly level?: BotLevel }
  | { readonly kind: 'claim'; readonly token: string }
  | { readonly kind: 'away'; readonly level?: BotLevel }
  | { readonly kind: 'back' }
  | { readonly kind: 'hand-over'; readonly level?: BotLevel };

export interface Host {
  readonly kind: 'server' | 'local';
  create(request: CreateRequest): Promise<Reply<TableInfo>>;
  mine(): Promise<Reply<readonly MatchSummary[]>>;
  /** Listed matches with an open seat; none on a local host. */
  openTables(): Promise<Reply<readonly MatchSummary[]>>;
  table(match: string): Promise<Reply<TableInfo>>;
  seat(match: string, seat: number, deed: SeatDeed): Promise<Reply<TableInfo>>;
  /** A link that moves a seat to another device or person; shown once. */
  seatLink(match: string, seat: number): Promise<Reply<LinkReply>>;
  rematch(match: string): Promise<Reply<TableInfo>>;
  /** Changes options, pace or listing; only for the player who created the table, before the start. */
  terms(match: string, terms: TermsRequest): Promise<Reply<TableInfo>>;
  /** The position after an entry, as the seat or a spectator saw it. */
  moment(match: string, observer: Observer, at: number): Promise<Reply<Moment>>;
  record(match: string): Promise<Reply<MatchRecord<unknown, unknown>>>;
  /** `from` is the last entry number that the listener has; -1 for everything. */
  connect(match: string, from: () => number, listener: LinkListener): TableLink;
}
