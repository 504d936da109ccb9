/**
 * Information-set Monte Carlo tree search. Each iteration guesses a state from the view, walks down the tree by the actions
 * that are legal there, adds one node, plays out, and credits each node with the result of the seat that moved into it.
 * Chance is drawn again each time, so a node stands for all that may have happened after the same actions.
 */
import { type Context, clear, firstRequired, type Imagination, SeededChance, searchContext } from '@shutterbox/kernel';
import { imagination, type Question, resultsOf, sameQuestion } from '../bot.ts';
import { playOn } from '../playout.ts';
import { Node } from './node.ts';

/** Exploration of UCB1 for results in 0 … 1, tuned on the wildlife game. */
const EXPLORATION = 0.5;
const SEEDS = 0x7fffffff;

export interface Budget {
  /** Called before each iteration with their number so far. */
  goesOn(iterations: number): boolean;
  /** The number of iterations, for games in which a hurried player errs; infinite where time is the limit. */
  readonly effort: number;
}

export function search<O, S, A, E, V>(question: Question<O, S, A, E, V>, budget: Budget): A {
  const { game, heuristics, seat, decision, legal, view, chance } = question;
  if (legal.length === 1) return legal[0] as A;
  const seen = view();
  const random = new SeededChance(chance.int(SEEDS));
  const first = game.determinize(seen, seat, random);
  const imagined = imagination(game, heuristics, budget.effort, random);
  const candidates = imagined.candidates?.(first, sameQuestion(game, first, decision), legal) ?? legal;
  if (candidates.length === 1) return candidates[0] as A;
  const root = new Node<A>(undefined, seat);
  const cx = searchContext(random);
  const { glance } = heuristics;
  const below = glance === undefined ? question : { ...question, heuristics: { ...heuristics, ...glance } };
  const deeper = glance === undefined ? imagined : { ...imagined, candidates: glance.candidates };
  // What takes long is asked once.
  const atRoot = glance === undefined ? imagined : { ...imagined, candidates: () => candidates };
  for (let iteration = 0; budget.goesOn(iteration); iteration++)
    iterate(below, root, game.determinize(seen, seat, random), atRoot, deeper, random, cx);
  return mostVisited(root) ?? (candidates[0] as A);
}

function iterate<O, S, A, E, V>(
  question: Question<O, S, A, E, V>,
  root: Node<A>,
  state: S,
  atRoot: Imagination<S, A>,
  deeper: Imagination<S, A>,
  chance: SeededChance,
  cx: Context<unknown>,
): void {
  const { game, heuristics } = question;
  // Where nothing is played out, the walk alone looks ahead, so nothing cuts it short.
  const most = heuristics.horizon === 0 ? Number.POSITIVE_INFINITY : heuristics.horizon;
  const path: Node<A>[] = [];
  const legal: A[] = [];
  let node = root;
  let asked = sameQuestion(game, state, question.decision);
  /** Answers since the last node that the policy gave. */
  let walked = 0;
  while (walked < most) {
    clear(legal);
    game.legalActions(state, asked, legal);
    const { candidates } = path.length === 0 ? atRoot : deeper;
    const worthy = legal.length === 1 ? legal : (candidates?.(state, asked, legal) ?? legal);
    // A question with one answer gets no node, so that the tree stays shallow.
    if (worthy.length > 1) {
      node = descend(game.actionKey, node, asked.seat, worthy, chance);
      path.push(node);
      walked = 0;
      deeper.apply(state, asked, node.action as A, cx);
      if (node.visits === 0) break;
    } else {
      walked++;
      deeper.apply(state, asked, worthy[0] as A, cx);
    }
    const next = firstRequired(game.pending(state));
    if (next === undefined) break;
    asked = next;
  }
  // A walk as far as the horizon was a playout itself.
  if (walked < most) playOn(question, state, deeper, legal, chance, cx);
  root.visits++;
  const results = resultsOf(question, state);
  for (const visited of path) {
    visited.visits++;
    visited.value += results(visited.seat);
  }
}

/** The child to try: one that was never tried, otherwise the best by UCB1 over the times it was available. */
function descend<A>(
  key: (action: A) => string,
  node: Node<A>,
  seat: number,
  worthy: readonly A[],
  chance: SeededChance,
): Node<A> {
  let best: Node<A> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let untried = 0;
  for (let i = 0; i < worthy.length; i++) {
    const action = worthy[i] as A;
    const name = key(action);
    let child = node.children.get(name);
    if (child === undefined) {
      child = new Node(action, seat);
      node.children.set(name, child);
    }
    child.available++;
    if (child.visits === 0) {
      untried++;
      if (chance.int(untried) === 0) {
        best = child;
        most = Number.POSITIVE_INFINITY;
      }
    } else if (untried === 0) {
      const bound = child.value / child.visits + EXPLORATION * Math.sqrt(Math.log(child.available) / child.visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
  }
  return best as Node<A>;
}

function mostVisited<A>(root: Node<A>): A | undefined {
  let best: Node<A> | undefined;
  for (const child of root.children.values()) if (best === undefined || child.visits > best.visits) best = child;
  return best?.action;
}
