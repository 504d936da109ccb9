/** Counts of all sequences of answers: a legal action too many or too few anywhere changes them. */
import type { Chance, GameDefinition } from '../game.ts';
import { legalActions, searchContext } from '../run.ts';

/** Every result is the lowest: 0. */
export const LOWEST: Chance = { int: () => 0 };
/** Every result is the highest. */
export const HIGHEST: Chance = { int: (n) => n - 1 };

/** How many ways there are to give one answer, two, and so on up to `depth`. If several seats are asked, any of them may answer first. */
export function sequenceCounts<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  depth: number,
  chance: Chance,
): readonly number[] {
  return Array.from({ length: depth }, (_, i) => sequences(game, state, i + 1, chance));
}

function sequences<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  depth: number,
  chance: Chance,
): number {
  let count = 0;
  for (const decision of game.pending(state)) {
    const legal = legalActions(game, state, decision);
    if (depth === 1) count += legal.length;
    else {
      for (const action of legal) {
        const next = game.clone(state);
        game.apply(next, decision, action, searchContext(chance));
        count += sequences(game, next, depth - 1, chance);
      }
    }
  }
  return count;
}
