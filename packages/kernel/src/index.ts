export {
  arrangedSource,
  type ChanceSource,
  RecordingChance,
  ScriptedChance,
  SeededChance,
  seededSource,
  shuffle,
} from './chance.ts';
export { type Changes, changesOf, withChanges } from './changes.ts';
export { charactersOf, hasUnseen } from './characters.ts';
export { copyLists, type DeepReadonly } from './copies.ts';
export type { AnswerEntry, Entry, Reveal, SetupEntry, Step, UndoEntry } from './entry.ts';
export { difference, equal } from './equal.ts';
export { botNonce, commitmentTo, type Fairness, fairSource, isSecret } from './fair.ts';
export type {
  Chance,
  Context,
  Decision,
  GameDefinition,
  GameText,
  Observer,
  Outcome,
  Question,
  Rejection,
  Seat,
  TableRules,
} from './game.ts';
export { stepFor } from './hearing.ts';
export { type Heuristics, type Imagination, LEVELS, type Level, type LuckModel } from './heuristics.ts';
export {
  CHECKPOINT_FORMAT,
  type Checkpoint,
  Match,
  type MatchResult,
  type MatchStart,
  type Undoable,
  type UndoStop,
} from './match.ts';
export { type Joining, joiningOf, notesOf, runsOf, type Told } from './notes.ts';
export {
  type Decoded,
  type DocumentField,
  decodeOptions,
  defaultOptions,
  isRecord,
  newOptions,
  type OptionField,
  type OptionsSpec,
  optionFields,
  type Preset,
  parseOption,
} from './options.ts';
export { sameQuestion } from './questions.ts';
export { isTieBroken, ordinal, places, placeWords, type Ranking, sideWins, victory } from './ranking.ts';
export { type Reason, total } from './reasons.ts';
export {
  decodeRecord,
  exportRecord,
  isRecordFormat,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordExtras,
  recordGame,
} from './record.ts';
export { replayRecord } from './rerun.ts';
export {
  clear,
  firstRequired,
  heard,
  isAnswerKnown,
  knownBy,
  legalActions,
  MATCH_REFUSALS,
  matchRefusalText,
  type Policy,
  pendingFor,
  playOut,
  type Run,
  randomPolicy,
  requiredDecisions,
  searchContext,
} from './run.ts';
export {
  countsText,
  fewestSeats,
  mostSeats,
  type Seating,
  type Side,
  seatsOfSide,
  sideCount,
  sidesOf,
  UNKNOWN_SIDE,
} from './seating.ts';
export { type Line, type Span, seatCell, type TerminalBoard, type Tone, wrap } from './terminal.ts';
export { verifyRecord, type Witness } from './verify.ts';
export { victoryOf } from './victory.ts';
export {
  capital,
  count,
  does,
  isSeatPart,
  joined,
  list,
  nameOf,
  ownedBy,
  ownNames,
  type Part,
  partsOf,
  type Reader,
  render,
  type SeatPart,
  say,
  seatText,
  verb,
  Whose,
  type Words,
  who,
  whom,
  whose,
} from './words.ts';
export type { Measured, Yardstick } from './yardstick.ts';
