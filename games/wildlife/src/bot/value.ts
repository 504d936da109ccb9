/** What things are worth to a seat, in prestige. */
import { clear, type Seat } from '@shutterbox/kernel';
import { habitatCounts, TARGET_PHOTOS } from '../apply/review.ts';
import {
  AWARD_PLACES,
  AWARD_PRESTIGE,
  GENERALIST,
  HABITAT_COUNT,
  MATCHES,
  NATURAL_HABITAT,
  ON_COVER,
  PRESTIGE,
} from '../cards.ts';
import { COVER_PRESTIGE, coverPrestige, featurePrestige, matchingSymbols, scoreSheet } from '../score.ts';
import { type Card, NONE, type State } from '../types.ts';

/** A token in the supply. */
export const TOKEN_VALUE = 0.45;
/** A reserved card, as a share of what its photograph would be worth. */
const RESERVE_SHARE = 0.3;
/** The share of a specialist award that one and two photographs out of three are worth. */
const SPECIALIST_PROGRESS: readonly number[] = [0, 0.2, 0.5];
/** The share of a generalist award by how many of the four habitats are still missing. */
const GENERALIST_PROGRESS: readonly number[] = [1, 0.55, 0.25, 0.1, 0];

interface Worth {
  /** The key of the kept values: assignment, awards gone, portfolio. */
  readonly key: number[];
  readonly values: number[];
}

/** The last values of each seat: search asks for the same ones thousands of times. */
const kept: readonly Worth[] = TARGET_PHOTOS.map(() => ({ key: [], values: [] }));

/** The worth of a photograph of each card to the seat, as things stand. Valid until the next call for the same seat. */
export function photoValues(state: State, seat: Seat): readonly number[] {
  const { key, values } = kept[seat] as Worth;
  if (!sameKey(state, seat, key)) {
    clear(key);
    key.push(state.assignments[seat] as number, ...state.awarded, ...(state.portfolios[seat] as Card[]));
    fillValues(state, seat, values);
  }
  return values;
}

function sameKey(state: State, seat: Seat, key: readonly number[]): boolean {
  const portfolio = state.portfolios[seat] as Card[];
  const start = 1 + state.awarded.length;
  if (key.length !== start + portfolio.length || key[0] !== state.assignments[seat]) return false;
  for (let i = 1; i < start; i++) if (key[i] !== state.awarded[i - 1]) return false;
  for (let i = 0; i < portfolio.length; i++) if (key[start + i] !== portfolio[i]) return false;
  return true;
}

function fillValues(state: State, seat: Seat, into: number[]): void {
  const portfolio = state.portfolios[seat] as Card[];
  const assignment = state.assignments[seat] as number;
  const counts = habitatCounts(portfolio);
  const before = progress(state, counts);
  const awardGain = [0, 0, 0, 0];
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    (counts[habitat] as number)++;
    awardGain[habitat] = progress(state, counts) - before;
    (counts[habitat] as number)--;
  }
  const symbols = assignment === NONE ? 0 : matchingSymbols(portfolio, assignment);
  const feature = assignment === NONE ? 0 : featurePrestige(symbols, assignment);
  const covered = assignment === NONE || coverPrestige(portfolio, assignment) > 0;
  for (let card = 0; card < PRESTIGE.length; card++) {
    const habitat = NATURAL_HABITAT[card] as number;
    let value = (PRESTIGE[card] as number) + (habitat === NONE ? 0 : (awardGain[habitat] as number));
    if (assignment !== NONE) {
      value +=
        featurePrestige(symbols + ((MATCHES[assignment] as readonly number[])[card] as number), assignment) - feature;
      if (!covered && (ON_COVER[assignment] as readonly boolean[])[card] === true) value += COVER_PRESTIGE;
    }
    into[card] = value;
  }
}

/** What the photographs are worth towards awards: full value for awards won, a share for awards under way. */
function progress(state: State, counts: readonly number[]): number {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    const count = counts[habitat] as number;
    const top = nextAward(state, habitat);
    sum += top * (Math.floor(count / 3) + (SPECIALIST_PROGRESS[count % 3] as number));
    if (count < least) least = count;
  }
  let missing = 0;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) if ((counts[habitat] as number) <= least) missing++;
  return sum + nextAward(state, GENERALIST) * (least + (GENERALIST_PROGRESS[missing] as number));
}

function nextAward(state: State, category: number): number {
  const place = state.awarded[category] as number;
  return place < AWARD_PLACES ? (AWARD_PRESTIGE[category * AWARD_PLACES + place] as number) : 0;
}

/** What a seat has, and its progress towards more. */
export function standing(state: State, seat: Seat): number {
  const counts = habitatCounts(state.portfolios[seat] as Card[]);
  const won = progress(state, counts) - progressWon(state, counts);
  let sum = scoreSheet(state, seat).total + won + TOKEN_VALUE * (state.tokens[seat] as number);
  const reserve = state.reserves[seat] as Card[];
  if (reserve.length > 0) {
    const values = photoValues(state, seat);
    for (let i = 0; i < reserve.length; i++) sum += RESERVE_SHARE * (values[reserve[i] as Card] as number);
  }
  return sum;
}

/** The part of `progress` that is on the score sheet already. */
function progressWon(state: State, counts: readonly number[]): number {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    const count = counts[habitat] as number;
    sum += nextAward(state, habitat) * Math.floor(count / 3);
    if (count < least) least = count;
  }
  return sum + nextAward(state, GENERALIST) * least;
}

/** Photographs left until the end, for the player who is closest. */
export function photosLeft(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, (state.portfolios[seat] as Card[]).length);
  return Math.max(0, (TARGET_PHOTOS[state.seats] as number) - most);
}
