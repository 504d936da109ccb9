/** What the cover shows, and what it says about how the match ended. */
import { capital, type Outcome, places, type Seat } from '@shutterbox/kernel';
import { BARREN_ROUNDS } from '../../apply/review.ts';
import { ON_COVER, PRESTIGE } from '../../cards.ts';
import { tieBreak } from '../../text/standings.ts';
import { type Card, NONE, type View } from '../../types.ts';
import { countWord } from '../words.ts';

export function winnersOf(outcome: Outcome | undefined): readonly Seat[] {
  return places(outcome?.rank ?? [])[0] ?? [];
}

/** The animal that the assignment wants on the cover; otherwise the one with the most prestige. */
export function coverPhoto(photos: readonly Card[], assignment = NONE): Card | undefined {
  const cover = ON_COVER[assignment] ?? [];
  const [best] = photos.toSorted((a, b) => (PRESTIGE[b] ?? 0) - (PRESTIGE[a] ?? 0));
  return photos.find((card) => cover[card]) ?? best;
}

export function issueWords(outcome: Outcome | undefined): string {
  return outcome?.reason === 'barren'
    ? `${capital(countWord(BARREN_ROUNDS))} rounds without a photograph`
    : 'The last round is over';
}

/** Why the winner is ahead of a player with the same prestige, or why nobody is. */
export function tieWords(view: Pick<View, 'options' | 'tokens'>, outcome: Outcome | undefined): string {
  const [winners = [], [runnerUp] = []] = places(outcome?.rank ?? []);
  const [first = 0] = winners;
  if (winners.length > 1) return view.options.tokens ? 'Equal prestige and equal tracking tokens.' : 'Equal prestige.';
  const tied = runnerUp !== undefined && outcome?.score[runnerUp] === outcome?.score[first];
  return tied ? `The tie-break: ${tieBreak(view, first, runnerUp)}.` : '';
}
