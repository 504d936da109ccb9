export { askedNow, required } from './asked.ts';
export type { Bus, TextBus, TextListener } from './bus.ts';
export { Conversation, type ConversationPorts } from './conversation.ts';
export { fairnessOf } from './fairness.ts';
export { Follower } from './follower.ts';
export type { FindGame, GameUse, HostedGame, ListedGame } from './games.ts';
export { MatchGone, type SeatsChange } from './ledger.ts';
export { levelOf, STAND_IN_LEVEL } from './levels.ts';
export { MemoryBus } from './memory-bus.ts';
export type { Onlooker, Present } from './present.ts';
export { newNonce, newSecret } from './random.ts';
export { away, back, claimed, declined, givenToBot, handedOver, left, linked, taken } from './seat-changes.ts';
export { botSeat, emptySeat, holds, no, yes } from './seats.ts';
export {
  type Append,
  type AppendResult,
  type Arrangement,
  type Asked,
  type CheckpointRow,
  type EntryRow,
  MATCH_STATUSES,
  type MatchHead,
  type MatchStatus,
  type MatchStorage,
  type MatchSummary,
  type MatchTail,
  type Position,
  SEAT_KINDS,
  type SeatKind,
  type SeatRow,
  type StoredMatch,
  type Terms,
  type Time,
} from './storage.ts';
export { channelOf, type Table } from './table.ts';
export { type SeatWish, Tables } from './tables.ts';
export { summaryInfo } from './telling.ts';
export type { BotQuestion, Result } from './types.ts';
export { worded } from './worded.ts';
