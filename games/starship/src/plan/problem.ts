import type { DeckId } from './types.ts';

export const PROBLEM_CODES = [
  'noSquares',
  'tooManySquares',
  'tooManyPortals',
  'unreachable',
  'portalNowhere',
  'openHull',
  'shaft',
  'lift',
  'lock',
  'leak',
  'missing',
] as const;

export interface PlanProblem {
  readonly code: (typeof PROBLEM_CODES)[number];
  /** With an error nobody can play; a warning is only shown. */
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
  /** The squares of the drawing that it is about, if not all. */
  readonly places: readonly DeckPlace[];
}

export interface DeckPlace {
  readonly deck: DeckId;
  readonly x: number;
  readonly y: number;
}
