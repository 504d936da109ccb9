/** A guessed state played on by the game's policy, for every seat. */
import { type Chance, type Context, clear, firstRequired, type Imagination } from '@shutterbox/kernel';
import type { Question } from './bot.ts';

/** As far as the horizon; `legal` is room for the answers, emptied and filled at each question. */
export function playOn<O, S, A, E, V>(
  { game, heuristics }: Question<O, S, A, E, V>,
  state: S,
  imagined: Imagination<S, A>,
  legal: A[],
  chance: Chance,
  cx: Context<unknown>,
  horizon = heuristics.horizon,
): void {
  for (let step = 0; step < horizon; step++) {
    const asked = firstRequired(game.pending(state));
    if (asked === undefined) return;
    clear(legal);
    game.legalActions(state, asked, legal);
    imagined.apply(
      state,
      asked,
      legal.length === 1 ? (legal[0] as A) : heuristics.playout(state, asked, legal, chance),
      cx,
    );
  }
}
