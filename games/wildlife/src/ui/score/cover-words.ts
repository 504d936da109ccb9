/** What the cover says about how the match ended. */
import { capital, type Outcome, places, type Seat } from '@shutterbox/kernel';
import { BARREN_ROUNDS } from '../../apply/review.ts';
import { tieBreak } from '../../text/standings.ts';
import type { View } from '../../types.ts';
import { countWord } from '../words.ts';

export function winnersOf(outcome: Outcome | undefined): readonly Seat[] {
  return places(outcome?.rank ?? [])[0] ?? [];
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
