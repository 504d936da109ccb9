/** W-7: the score pad and the ranking. */
import type { Outcome, Seat } from '@shutterbox/kernel';
import { AWARD_PRESTIGE, assignmentOf, MATCHES, ON_COVER, PRESTIGE } from './cards.ts';
import { type Award, type Card, NONE, type ScoreSheet, type State, type View } from './types.ts';

/** W-7.4. */
export const COVER_PRESTIGE = 5;

/** What a score depends on, in a state or in a view. */
type Scored = Pick<View, 'portfolios' | 'awards' | 'assignments'>;

export function scoreSheet(state: Scored, seat: Seat): ScoreSheet {
  const portfolio = state.portfolios[seat] as readonly Card[];
  const assignment = state.assignments[seat] as number;
  const animals = animalPrestige(portfolio);
  const awards = awardPrestige(state.awards[seat] as readonly Award[]);
  const cover = assignment === NONE ? 0 : coverPrestige(portfolio, assignment);
  const symbols = assignment === NONE ? 0 : matchingSymbols(portfolio, assignment);
  const feature = assignment === NONE ? 0 : featurePrestige(symbols, assignment);
  return { animals, awards, cover, symbols, feature, total: animals + awards + cover + feature };
}

/** W-10.5: what everyone can count before the assignments are shown. */
export function openPrestige({ portfolios, awards }: Pick<View, 'portfolios' | 'awards'>, seat: Seat): number {
  return animalPrestige(portfolios[seat] ?? []) + awardPrestige(awards[seat] ?? []);
}

function animalPrestige(portfolio: readonly Card[]): number {
  let sum = 0;
  for (let i = 0; i < portfolio.length; i++) sum += PRESTIGE[portfolio[i] as Card] as number;
  return sum;
}

function awardPrestige(awards: readonly Award[]): number {
  let sum = 0;
  for (let i = 0; i < awards.length; i++) sum += AWARD_PRESTIGE[awards[i] as Award] as number;
  return sum;
}

/** W-7.4: once, however many cover animals there are. */
export function coverPrestige(portfolio: readonly Card[], assignment: number): number {
  const cover = ON_COVER[assignment] as readonly boolean[];
  for (let i = 0; i < portfolio.length; i++) if (cover[portfolio[i] as Card] === true) return COVER_PRESTIGE;
  return 0;
}

/** W-7.5. */
export function matchingSymbols(portfolio: readonly Card[], assignment: number): number {
  const matches = MATCHES[assignment] as readonly number[];
  let sum = 0;
  for (let i = 0; i < portfolio.length; i++) sum += matches[portfolio[i] as Card] as number;
  return sum;
}

/** W-7.6, W-7.8. */
export function featurePrestige(symbols: number, assignment: number): number {
  const { chart } = assignmentOf(assignment);
  return chart[Math.min(symbols, chart.length - 1)] as number;
}

/** W-7.1, W-7.7. */
export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const score: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) score.push(scoreSheet(state, seat).total);
  return { rank: ranking(score, state.tokens), score, reason: state.ending ? 'target' : 'barren' };
}

/** Each seat's rank. Without tokens all have none, so ties stay shared (W-9.5). */
export function ranking(score: readonly number[], tokens: readonly number[]): number[] {
  const beats = (a: Seat, b: Seat): boolean => {
    const more = (score[a] as number) - (score[b] as number);
    return more > 0 || (more === 0 && (tokens[a] as number) > (tokens[b] as number));
  };
  return score.map((_, seat) => 1 + score.filter((__, other) => beats(other, seat)).length);
}
