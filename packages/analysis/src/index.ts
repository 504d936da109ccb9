export { analyse, ownLuck, REDRAWS } from './analyse.ts';
export { placeOf } from './chances.ts';
export { fitFactor, fitSlope, type Position, positionsOf } from './fit.ts';
export { type Judged, judge } from './judge.ts';
export type { Analysis, AnalysisPlan, Decided, Draw } from './types.ts';
