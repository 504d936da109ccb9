export { type AnyDocumentUi, type DocumentProblem, type DocumentUi, documentUi } from './document.ts';
export { Aperture } from './pieces/aperture.tsx';
export { useBefore } from './pieces/before.ts';
export { Brackets } from './pieces/brackets.tsx';
export { Callout } from './pieces/callout.tsx';
export { type Flight, useFlip } from './pieces/flip.ts';
export { boxOf, largerBy } from './pieces/larger.ts';
export { Line } from './pieces/line.tsx';
export { mediaMatches, NO_MOTION, PHONE, SIDEWAYS, UPRIGHT, useMedia } from './pieces/media.ts';
export { Odds, percent, percentWords } from './pieces/odds.tsx';
export { usePictures } from './pieces/pictures.ts';
export { type Playhead, paceOf, usePlayhead } from './pieces/playhead.ts';
export { saveFile } from './pieces/save-file.ts';
export { rememberedSwitch, type Signal, signal, useSelected, useSignal } from './pieces/signal.ts';
export { useTold } from './pieces/told.ts';
export {
  type ActionGroup,
  type ActionItem,
  type Briefing,
  type Change,
  type CoverProps,
  type GameUi,
  type Holding,
  type KeptChoice,
  type Left,
  type LegalAction,
  type Lesson,
  legalOf,
  type OnTurn,
  type OwnQuestion,
  openQuestions,
  type Playing,
  type Prompt,
  type Reason,
  type Room,
  type Sitter,
  type Steps,
  type Story,
  type Told,
} from './room.ts';
export type { Beat, HouseSound, Sound } from './sound.ts';
export { Avatar, type SeatShape, seatShape } from './table/avatar.tsx';
export { Drawer } from './table/drawer.tsx';
export { Final } from './table/final.tsx';
export { Icon, type IconName } from './table/icon.tsx';
export { moreBelow, scrollStop } from './table/more-below.ts';
export { overtaken } from './table/overtaken.ts';
export { readerOf } from './table/reader.ts';
export { ReasonWords } from './table/reason-words.tsx';
export { Refused } from './table/refused.tsx';
export { Points, ScorePad, type ScorePadProps } from './table/score-pad.tsx';
export { SeatMarks } from './table/seat-marks.ts';
export { Segmented } from './table/segmented.tsx';
export { Sentence } from './table/sentence.tsx';
export { awaitThumb, useThumb } from './table/thumb.ts';
export { verdictOf } from './table/verdict.ts';
