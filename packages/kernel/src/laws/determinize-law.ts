/**
 * `determinize` guesses a state from a view: it must fit the view, vary, be able to guess right, and forget nothing: each
 * guess must be what an earlier guess can have come to.
 */
import { SeededChance } from '../chance.ts';
import { difference, equal } from '../equal.ts';
import type { Chance, Seat } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { isKnown, knownBy, legalActions, searchContext } from '../run.ts';
import { playOn } from './state-laws.ts';
import { missed } from './steer.ts';
import { tryOut } from './told.ts';
import { type Law, SEEDS, type Visit } from './types.ts';

/** How far a guess is played on to see whether the view feels it. */
const GUESS_STEPS = 5;
/** One state in so many is steered to the truth: it takes hundreds of guesses. */
const TRUTH_ONE_IN = 40;
/** Guesses that looking for forgotten things may take a state and seat: all of them where little is hidden, else now and then. */
const MEMORY_GUESSES = 12;

export const determinizeLaw: Law = (visit) => {
  const { seats, chance, effort } = visit;
  for (let seat = 0; seat < seats; seat++) {
    effort.left += MEMORY_GUESSES;
    const problem =
      guessProblem(visit, seat) ??
      (chance.int(TRUTH_ONE_IN) === 0 ? truthProblem(visit, seat) : undefined) ??
      (effort.left > 0 ? memoryProblem(visit, seat) : undefined);
    if (problem !== undefined) return `seat ${seat}: ${problem}`;
  }
  return undefined;
};

function guessProblem<O, S, A, E, V>(visit: Visit<O, S, A, E, V>, seat: Seat): string | undefined {
  const { subject, state, chance, tally } = visit;
  const { game } = subject;
  tally.checks.determinize++;
  const view = game.view(state, seat);
  const text = JSON.stringify(view);
  const guess = game.determinize(view, seat, new SeededChance(chance.int(SEEDS)));
  const seen = difference(game.view(guess, seat), view);
  if (seen !== undefined) return `the guessed state has another view at ${seen}`;
  const known = knownProblem(visit, guess, seat);
  if (known !== undefined) return JSON.stringify(view) === text ? known : 'guessing changed the view';
  const asked = difference(knownBy(game.pending(guess), seat), knownBy(game.pending(state), seat));
  if (asked !== undefined) return 'the guessed state asks other questions';
  for (const decision of game.pending(guess).filter((open) => open.seat === seat)) {
    const truly = game.pending(state).find((open) => sameQuestion(open, decision));
    if (truly === undefined) return 'the guessed state asks other questions';
    const here = legalActions(game, guess, decision).map((action) => game.actionKey(action));
    const there = legalActions(game, state, truly).map((action) => game.actionKey(action));
    if (!equal(here, there)) return `the guessed state has other legal actions for '${decision.kind}'`;
  }
  if (!equal(guess, state)) tally.varied++;
  playOn(game, guess, chance, GUESS_STEPS);
  return JSON.stringify(view) === text ? undefined : 'guessing, or playing on from the guess, changed the view';
}

/** What the seat knows by `hide`, the guess must have right. */
function knownProblem<O, S, A, E, V>(
  { subject: { game, hide }, state }: Visit<O, S, A, E, V>,
  guess: S,
  seat: Seat,
): string | undefined {
  if (hide === undefined) return undefined;
  const [guessed, truly] = [game.clone(guess), game.clone(state)];
  hide(guessed, seat);
  hide(truly, seat);
  const wrong = difference(guessed, truly);
  return wrong === undefined ? undefined : `the guessed state is wrong in what the seat knows, at ${wrong}`;
}

/** The state as far as a guess can be held to it. */
function without<O, S, A, E, V>({ forget }: Visit<O, S, A, E, V>['subject'], state: S, seat: Seat): S {
  forget?.(state, seat);
  return state;
}

function truthProblem<O, S, A, E, V>({ subject, state, chance }: Visit<O, S, A, E, V>, seat: Seat): string | undefined {
  const { game } = subject;
  const view = game.view(state, seat);
  const goal = without(subject, game.clone(state), seat);
  const wrong = missed((draws) => without(subject, game.determinize(view, seat, draws), seat), goal, chance);
  return wrong === undefined ? undefined : `no guess reaches the truth: it stays wrong at ${wrong}`;
}

/**
 * What the seat has seen, it remembers: a guess after an answer must be what some guess before it comes to, by that answer
 * of its own or by any of another seat. Where chance is drawn, or the seat may not know that anything was answered, too
 * much is open to tell.
 */
function memoryProblem<O, S, A, E, V>(visit: Visit<O, S, A, E, V>, seat: Seat): string | undefined {
  const { subject, state, chance, next, effort } = visit;
  const { game } = subject;
  if (next === undefined || !isKnown(next.decision, seat)) return undefined;
  const seed = chance.int(SEEDS);
  const { state: after, drew } = tryOut(game, state, next.decision, next.action, seed);
  if (drew) return undefined;
  const draws = new SeededChance(chance.int(SEEDS));
  const guess = without(subject, game.determinize(game.view(after, seat), seat, draws), seat);
  if (equal(guess, without(subject, after, seat))) return undefined;
  const view = game.view(state, seat);
  const comeTo = (drawn: Chance): S => {
    effort.left--;
    const before = game.determinize(view, seat, drawn);
    const open = game.pending(before).find((asked) => sameQuestion(asked, next.decision));
    if (open === undefined) return without(subject, before, seat);
    const legal = seat === open.seat ? [next.action] : legalActions(game, before, open);
    game.apply(before, open, legal[drawn.int(legal.length)] as A, searchContext(new SeededChance(seed)));
    return without(subject, before, seat);
  };
  const wrong = missed(comeTo, guess, chance);
  return wrong === undefined
    ? undefined
    : `a guess forgets what was seen before: nothing leads to its ${wrong.slice(1)}`;
}
