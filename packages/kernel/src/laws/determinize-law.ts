/**
 * `determinize` guesses a state from a view: it must fit the view, vary, be able to guess right, and forget nothing that the
 * seat has just seen.
 */
import { SeededChance } from '../chance.ts';
import { difference, differences, equal, isObject } from '../equal.ts';
import type { Chance, Seat } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { knownBy, legalActions, requiredDecisions } from '../run.ts';
import { playOn } from './state-laws.ts';
import { missed } from './steer.ts';
import { tryOut } from './told.ts';
import { type Law, SEEDS, type Visit } from './types.ts';

/** How far a guess is played on to see whether that affects the view. */
const GUESS_STEPS = 5;
/** One state in this many is steered to the truth, because it takes hundreds of guesses. */
const TRUTH_ONE_IN = 40;
/** How many guesses must agree on something before an answer for it to count as known. */
const GUESSES_BEFORE = 16;

export const determinizeLaw: Law = (visit) => {
  const { seats, chance, tally, guessesACheck } = visit;
  for (let seat = 0; seat < seats; seat++) {
    const isSteered = chance.int(TRUTH_ONE_IN) === 0 && tally.guesses <= guessesACheck * tally.checks.determinize;
    const problem =
      guessProblem(visit, seat) ?? (isSteered ? truthProblem(visit, seat) : undefined) ?? memoryProblem(visit, seat);
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

/** A copy of a state, changed as `from` was changed to `to`, wherever it is still equal to `from`; with `only`, just at these leaves. */
function changedLike<S>(state: S, from: S, to: S, only?: ReadonlySet<string>): S {
  const copy = JSON.parse(JSON.stringify(state));
  put(copy, from, to, '', only);
  return copy;
}

function put(data: unknown, from: unknown, to: unknown, path: string, only: ReadonlySet<string> | undefined): void {
  if (!isObject(data) || !isObject(from) || !isObject(to)) return;
  for (const key of Object.keys(data)) {
    const leaf = `${path}.${key}`;
    if (isObject(data[key])) put(data[key], from[key], to[key], leaf, only);
    else if (Object.is(data[key], from[key]) && Object.hasOwn(to, key) && only?.has(leaf) !== false)
      data[key] = to[key];
  }
}

/** The guess must be right about everything that `hide` lets the seat know. */
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

/** The part of the state that a guess must get right. */
function without<O, S, A, E, V>({ forget }: Visit<O, S, A, E, V>['subject'], state: S, seat: Seat): S {
  forget?.(state, seat);
  return state;
}

function truthProblem<O, S, A, E, V>(
  { subject, state, chance, tally }: Visit<O, S, A, E, V>,
  seat: Seat,
): string | undefined {
  const { game } = subject;
  const view = game.view(state, seat);
  const goal = without(subject, game.clone(state), seat);
  const make = (draws: Chance): S => {
    tally.guesses++;
    return without(subject, game.determinize(view, seat, draws), seat);
  };
  const wrong = missed(make, goal, chance);
  return wrong === undefined ? undefined : `no guess reaches the truth: it stays wrong at ${wrong}`;
}

/**
 * A seat remembers what it has just seen. If all guesses before its own answer agree with the truth about something that
 * `hide` leaves, and the answer changes nothing there in any of them, a guess after the answer must be right about it,
 * too. This holds until another side is asked: no view may tell whether a question that the seat does not know of has been
 * answered.
 */
function memoryProblem<O, S, A, E, V>(visit: Visit<O, S, A, E, V>, seat: Seat): string | undefined {
  const { subject, state, chance, next } = visit;
  const { game, hide } = subject;
  if (hide === undefined || next === undefined || next.decision.seat !== seat) return undefined;
  const seed = chance.int(SEEDS);
  const { state: after } = tryOut(game, state, next.decision, next.action, seed);
  const seen = game.view(after, seat);
  const sides = game.sides?.(seen) ?? [];
  const isMate = (other: Seat) => other === seat || (sides[other] !== undefined && sides[other] === sides[seat]);
  if (requiredDecisions(game.pending(after)).some((open) => !isMate(open.seat))) return undefined;
  const guess = game.determinize(seen, seat, new SeededChance(chance.int(SEEDS)));
  const [guessed, truly] = [without(subject, guess, seat), without(subject, game.clone(after), seat)];
  const forgotten = new Set(differences(guessed, truly));
  const keep = (one: unknown, other: unknown) => {
    for (const path of differences(one, other)) forgotten.delete(path);
  };
  const known = game.clone(state);
  hide(known, seat);
  keep(known, state);
  keep(after, state);
  const view = game.view(state, seat);
  for (let i = 0; i < GUESSES_BEFORE && forgotten.size > 0; i++) {
    const before = game.determinize(view, seat, new SeededChance(chance.int(SEEDS)));
    keep(before, state);
    const open = game.pending(before).find((asked) => sameQuestion(asked, next.decision));
    if (open === undefined || game.check(before, open, next.action) !== undefined) return undefined;
    keep(tryOut(game, before, open, next.action, seed).state, before);
  }
  const [path] = forgotten;
  if (path === undefined) return undefined;
  const isKnownOtherwise = (only?: ReadonlySet<string>) =>
    knownProblem(visit, changedLike(state, truly, guessed, only), seat) !== undefined;
  // Some leaves agree by luck (a count of 0): then the guess does not contradict what was known, as a whole or in these leaves alone.
  if (!isKnownOtherwise() || !isKnownOtherwise(forgotten)) return undefined;
  return `after ${game.actionKey(next.action)} a guess forgets what was seen at ${path}`;
}
