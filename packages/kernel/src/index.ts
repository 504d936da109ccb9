export { type ChanceSource, RecordingChance, ScriptedChance, SeededChance, seededSource, shuffle } from './chance.ts';
export { difference, equal } from './equal.ts';
export { commitmentTo, type Fairness, fairSource, isSecret } from './fair.ts';
export type {
  Chance,
  Context,
  Decision,
  GameDefinition,
  GameText,
  Observer,
  Outcome,
  Rejection,
  Seat,
} from './game.ts';
export type { Heuristics, Imagine } from './heuristics.ts';
export {
  type AnswerEntry,
  type Checkpoint,
  type Entry,
  Match,
  type MatchResult,
  type MatchStart,
  type Reveal,
  type SetupEntry,
  type Step,
  type Undoable,
  type UndoEntry,
  type UndoStop,
} from './match.ts';
export {
  type Decoded,
  type DocumentField,
  decodeOptions,
  defaultOptions,
  isRecord,
  type OptionField,
  type OptionsSpec,
  optionFields,
  type Preset,
  parseOption,
} from './options.ts';
export {
  decodeRecord,
  exportRecord,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordExtras,
  recordGame,
  replayRecord,
  verifyRecord,
} from './record.ts';
export {
  clear,
  firstRequired,
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
export type { Line, Span, TerminalBoard, Tone } from './terminal.ts';
export {
  capital,
  count,
  does,
  joined,
  list,
  nameOf,
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
