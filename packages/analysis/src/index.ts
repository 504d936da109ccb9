export { analyse, ownLuck, placeOf, REDRAWS } from './analyse.ts';
export { fitFactor, fitSlope, type Position, positionsOf } from './fit.ts';
export type { Analysis, AnalysisPlan, Draw } from './types.ts';
