/** A table: a match, its seats and its listeners, for callers that need not know the game's types. */
import type { MatchRecord, Observer, Seat } from '@shutterbox/kernel';
import type {
  AnswersRequest,
  Done,
  LegalInfo,
  Moment,
  StandingAnswer,
  TableInfo,
  TermsRequest,
  UndoRequest,
  Update,
} from '@shutterbox/protocol';
import type { Bounds } from './bounds.ts';
import type { Bus } from './bus.ts';
import type { SeatsChange } from './ledger.ts';
import type { Onlooker } from './present.ts';
import type { MatchStorage, SeatRow } from './storage.ts';
import type { Author, BotQuestion, Result } from './types.ts';

export interface TablePorts {
  readonly storage: MatchStorage;
  readonly bus: Bus;
  readonly now: () => number;
  /** The beginning of every id, which tells the hosts' matches apart. */
  readonly idPrefix: string;
  readonly bounds: Bounds;
}

export function channelOf(match: string): string {
  return `match:${match}`;
}

export interface Table {
  readonly id: string;
  /** Nothing is in progress and nobody listens: it may leave memory. */
  readonly idle: boolean;
  /** Whether a bot has something to answer, as far as this process knows. */
  readonly botWaits: boolean;
  listen(listener: () => void): () => void;
  /** Whether this process knows less of the match than this. */
  isBehind(number: number, tableVersion: number): boolean;
  /** Takes over what is stored, and tells the listeners if there is anything new. */
  catchUp(): Promise<void>;
  info(visitor: string): Promise<TableInfo>;
  seats(): Promise<readonly SeatRow[]>;
  /** Undefined if storage must be asked or something is being written. */
  seatsAtOnce(): readonly SeatRow[] | undefined;
  /** Shows what there is now. */
  look(onlooker: Onlooker): Promise<void>;
  /** The same without waiting. False, and nothing is shown, if something must be read or is being written. */
  lookAtOnce(onlooker: Onlooker): boolean;
  /** Changes who sits where; starts the match once every seat is taken. */
  changeSeats(change: SeatsChange): Promise<Result<TableInfo>>;
  /** Before the start, by the maker of the table: other options, another pace, listed or not. */
  changeTerms(visitor: string, request: TermsRequest): Promise<Result<TableInfo>>;
  answer(author: Author, request: AnswersRequest): Promise<Result<Done>>;
  undo(author: Author, request: UndoRequest): Promise<Result<Done>>;
  /** The legal answers to one of your questions, optional ones included. */
  legal(visitor: string, seat: Seat, decision: number): Promise<Result<LegalInfo>>;
  /** Stores standing answers, and gives those that fit the open questions. */
  stand(visitor: string, seat: Seat, answers: readonly StandingAnswer[]): Promise<Result<Done>>;
  /** Undefined before set-up. If there are very many steps, only the last `most` are told. */
  update(observer: Observer, from: number, most?: number): Promise<Update | undefined>;
  /** The match after an entry, for looking back. */
  moment(observer: Observer, number: number): Promise<Result<Moment>>;
  /** What a bot has to answer, if anything: one question at a time. */
  botQuestion(): Promise<BotQuestion | undefined>;
  /** Answers for every person whose time has run out. */
  timeOut(): Promise<void>;
  record(): Promise<Result<MatchRecord<unknown, unknown>>>;
  /** The id of its rematch, whether it exists yet or not. */
  rematchId(): Promise<string>;
}
