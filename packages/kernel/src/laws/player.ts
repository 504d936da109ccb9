/** A small searching player for the laws: what search does to states (determinize, clone, play on) happens in the walk too. */
import { SeededChance } from '../chance.ts';
import type { Chance, Decision, GameDefinition } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { firstRequired, legalActions, randomPolicy, searchContext } from '../run.ts';
import { SEEDS } from './types.ts';

const CANDIDATES = 5;
const PLAYOUTS = 2;
const DEPTH = 60;

export function searchAction<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  decision: Decision,
  chance: Chance,
): A {
  const legal = legalActions(game, state, decision);
  const view = game.view(state, decision.seat);
  let best = legal[chance.int(legal.length)] as A;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < CANDIDATES; i++) {
    const action = legal[chance.int(legal.length)] as A;
    let wins = 0;
    for (let k = 0; k < PLAYOUTS; k++)
      wins += playout(game, view, decision, action, new SeededChance(chance.int(SEEDS)));
    if (wins > most) {
      most = wins;
      best = action;
    }
  }
  return best;
}

/** 1 for a game won by the seat within the depth. */
function playout<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  view: V,
  decision: Decision,
  action: A,
  chance: Chance,
): number {
  const state = game.determinize(view, decision.seat, chance);
  const policy = randomPolicy<S, A>(chance);
  const cx = searchContext(chance);
  const open = game.pending(state).find((asked) => sameQuestion(asked, decision));
  if (open === undefined) throw new Error(`A guessed state does not ask '${decision.kind}'.`);
  game.apply(state, open, action, cx);
  for (let step = 0; step < DEPTH; step++) {
    const next = firstRequired(game.pending(state));
    if (next === undefined) break;
    game.apply(state, next, policy(state, next, legalActions(game, state, next)), cx);
  }
  return game.outcome(state)?.rank[decision.seat] === 1 ? 1 : 0;
}
