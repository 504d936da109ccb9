/** A match that is played again and again for as long as a test needs it. */
import type { RoundPlan } from './round.ts';

export type Lane = Pick<RoundPlan, 'game' | 'options' | 'seats'>;

/** Played at random, a whole game of wildlife may have thousands of entries. */
const SIMPLEST = { assignments: false, raccoon: false, tokens: false, reserving: false };

export function wildlife(...seats: RoundPlan['seats']): Lane {
  return { game: 'wildlife', options: SIMPLEST, seats };
}

export function template(...seats: RoundPlan['seats']): Lane {
  return { game: 'template', seats };
}
