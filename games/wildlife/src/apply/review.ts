/** Phase 4: experience, awards, and whether the game ends. */
import type { Context, Seat } from '@shutterbox/kernel';
import {
  AWARD_CATEGORIES,
  AWARD_PLACES,
  AWARD_PRESTIGE,
  GENERALIST,
  HABITAT_COUNT,
  NATURAL_HABITAT,
} from '../cards.ts';
import { scoreSheet } from '../score.ts';
import { type Award, type Card, type Event, NONE, type State } from '../types.ts';
import { startTurn } from './turn.ts';

/** W-6.2. */
export const EXPERIENCE = 3;
/** W-6.3. */
export const SPECIALIST_PHOTOS = 3;
/** W-6.10, by seats. */
export const TARGET_PHOTOS: readonly number[] = [0, 0, 9, 8, 7, 7];
/** W-6.12. */
export const BARREN_ROUNDS = 10;

export function review(state: State, cx: Context<Event>): void {
  if (state.photos === 0) gainExperience(state, cx);
  else collectAwards(state, cx);
  checkForEnd(state, cx);
}

function gainExperience(state: State, cx: Context<Event>): void {
  if (!state.options.tokens) return;
  (state.tokens[state.turn] as number) += EXPERIENCE;
  cx.emit?.({ type: 'experience', seat: state.turn, tokens: EXPERIENCE });
}

/** W-6.3 to W-6.9: while awards are due, gives the most valuable token that is left. */
function collectAwards(state: State, cx: Context<Event>): void {
  const due = awardsDue(state, state.turn);
  for (;;) {
    let best = NONE;
    for (let category = 0; category < AWARD_CATEGORIES; category++) {
      const place = state.awarded[category] as number;
      if ((due[category] as number) <= 0 || place >= AWARD_PLACES) continue;
      const award = category * AWARD_PLACES + place;
      if (best === NONE || (AWARD_PRESTIGE[award] as number) > (AWARD_PRESTIGE[best] as number)) best = award;
    }
    if (best === NONE) return;
    const category = Math.floor(best / AWARD_PLACES);
    (state.awards[state.turn] as Award[]).push(best);
    (state.awarded[category] as number)++;
    (due[category] as number)--;
    cx.emit?.({ type: 'award', seat: state.turn, award: best });
  }
}

/** How many awards of each category the seat has earned and not been given. */
function awardsDue(state: State, seat: Seat): number[] {
  const due = habitatCounts(state.portfolios[seat] as Card[]);
  let sets = due[0] as number;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    const count = due[habitat] as number;
    if (count < sets) sets = count;
    due[habitat] = Math.floor(count / SPECIALIST_PHOTOS);
  }
  due[GENERALIST] = sets;
  const held = state.awards[seat] as Award[];
  for (let i = 0; i < held.length; i++) (due[Math.floor((held[i] as Award) / AWARD_PLACES)] as number)--;
  return due;
}

/** Photographs of each habitat, one place left for the generalist; the raccoon counts nowhere (W-8.6). */
export function habitatCounts(portfolio: readonly Card[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < portfolio.length; i++) {
    const habitat = NATURAL_HABITAT[portfolio[i] as Card] as number;
    if (habitat !== NONE) (counts[habitat] as number)++;
  }
  return counts;
}

/** W-6.10 to W-6.13. */
function checkForEnd(state: State, cx: Context<Event>): void {
  const { length } = state.portfolios[state.turn] as Card[];
  if (!state.ending && length >= (TARGET_PHOTOS[state.seats] as number)) {
    state.ending = true;
    cx.emit?.({ type: 'lastRound', seat: state.turn, photographs: length });
  }
  state.turn = (state.turn + 1) % state.seats;
  if (state.turn === state.first && endRound(state)) return finish(state, cx);
  startTurn(state, cx);
}

/** Whether the game is over with this round. */
function endRound(state: State): boolean {
  state.barren = state.roundPhotos === 0 ? state.barren + 1 : 0;
  state.roundPhotos = 0;
  if (state.ending || state.barren === BARREN_ROUNDS) return true;
  state.round++;
  return false;
}

function finish(state: State, cx: Context<Event>): void {
  state.over = true;
  state.open = [];
  cx.reveal('W-10.1');
  cx.emit?.({
    type: 'over',
    reason: state.ending ? 'target' : 'barren',
    assignments: [...state.assignments],
    sheets: state.portfolios.map((_, seat) => scoreSheet(state, seat)),
  });
}
