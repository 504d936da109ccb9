/** Laws about one state: clone, plain JSON, pending, timeout, outcome, order. */
import { SeededChance } from '../chance.ts';
import { difference, notPlain } from '../equal.ts';
import type { Chance, GameDefinition, Outcome } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { firstRequired, legalActions, requiredDecisions, searchContext } from '../run.ts';
import { type Law, SEEDS } from './types.ts';

/** How far a copy is played on to see whether that affects the original. */
const CLONE_STEPS = 40;
/** Steps after which the copy is copied in turn: a state made by `clone` has already lost what `clone` forgets. */
const CLONE_AGAIN = 4;
/** One answer in this many is to any open question, optional ones included. */
const OPTIONAL_ONE_IN = 4;

export const cloneLaw: Law = (visit) => {
  const { subject, state } = visit;
  const before = JSON.stringify(state);
  const copy = subject.game.clone(state);
  visit.tally.checks.clone++;
  const unequal = difference(copy, state);
  if (unequal !== undefined) return `clone differs from the state at ${unequal}`;
  const views = visit.observers.map((observer) => subject.game.view(copy, observer));
  const seen = JSON.stringify(views);
  const forgotten = playOn(subject.game, copy, visit.chance, CLONE_STEPS);
  if (forgotten !== undefined) return `clone differs from the state at ${forgotten}`;
  if (JSON.stringify(views) !== seen)
    return `playing on changed a view given before at ${difference(JSON.parse(seen), views)}`;
  return JSON.stringify(state) === before
    ? undefined
    : `playing on in a clone changed the original at ${difference(JSON.parse(before), state)}`;
};

/** Plays a state on, in place; returns where a copy made on the way differs. */
export function playOn<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  chance: Chance,
  steps: number,
): string | undefined {
  const stream = new SeededChance(chance.int(SEEDS));
  for (let step = 0; step < steps; step++) {
    const pending = game.pending(state);
    const decision =
      stream.int(OPTIONAL_ONE_IN) === 0 ? pending[stream.int(Math.max(1, pending.length))] : firstRequired(pending);
    if (decision === undefined) return undefined;
    const legal = legalActions(game, state, decision);
    const action = legal[stream.int(Math.max(1, legal.length))];
    if (action === undefined) continue;
    game.apply(state, decision, action, searchContext(stream));
    const forgotten = step < CLONE_AGAIN ? difference(game.clone(state), state) : undefined;
    if (forgotten !== undefined) return forgotten;
  }
  return undefined;
}

export const jsonLaw: Law = ({ subject: { game }, state, observers, pending, next, tally }) => {
  tally.checks.json++;
  const parts: [string, unknown][] = [
    ['state', state],
    ['pending', pending],
    ['action', next?.action ?? null],
  ];
  for (const observer of observers) parts.push([`view of ${observer}`, game.view(state, observer)]);
  for (const [name, value] of parts) {
    const path = notPlain(value);
    if (path !== undefined) return `${name} is not plain JSON at ${path}`;
    const changed = difference(JSON.parse(JSON.stringify(value)), value);
    if (changed !== undefined) return `${name} does not survive JSON at ${changed}`;
  }
  return undefined;
};

export const pendingLaw: Law = ({ subject: { game }, state, seats, pending, tally }) => {
  tally.checks.pending++;
  const over = game.outcome(state) !== undefined;
  const required = requiredDecisions(pending);
  if (over && pending.length > 0) return 'the game is over, and yet something is asked';
  if (!over && required.length === 0) return 'the game is not over, and yet nothing is required';
  for (const decision of pending) {
    if (!(Number.isInteger(decision.seat) && decision.seat >= 0 && decision.seat < seats))
      return `seat ${decision.seat} does not exist`;
    if (pending.filter((other) => sameQuestion(other, decision)).length > 1)
      return `seat ${decision.seat} is asked '${decision.kind}' twice about the same`;
    if (decision.optional !== true && legalActions(game, state, decision).length === 0)
      return `'${decision.kind}' has no legal answer`;
  }
  return undefined;
};

export const timeoutLaw: Law = ({ subject: { game }, state, pending, tally }) => {
  for (const decision of requiredDecisions(pending)) {
    tally.checks.timeout++;
    const key = game.actionKey(game.timeoutAction(state, decision));
    if (!legalActions(game, state, decision).some((action) => game.actionKey(action) === key)) {
      return `the timeout action '${key}' of '${decision.kind}' is not legal`;
    }
  }
  return undefined;
};

export const outcomeLaw: Law = ({ subject: { game }, state, seats, tally }) => {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  tally.checks.outcome++;
  const sides = game.sides?.(game.view(state, 'spectator'));
  if (sides !== undefined && difference(sides, outcome.side) !== undefined)
    return 'the sides of the outcome are not those that everyone knows at the end';
  return outcomeProblem(outcome, seats);
};

function outcomeProblem({ rank, score, side, reason }: Outcome, seats: number): string | undefined {
  if (reason === '') return 'the outcome has no reason';
  if (rank.length !== seats || score.length !== seats || (side !== undefined && side.length !== seats))
    return 'an entry a seat is missing';
  for (let a = 0; a < seats; a++) {
    const mine = rank[a] ?? 0;
    const better = rank.filter((other) => other < mine).length;
    if (mine !== better + 1) return `seat ${a} has rank ${mine} with ${better} seats before it`;
    for (let b = 0; b < seats; b++) {
      if ((score[a] ?? 0) > (score[b] ?? 0) && mine >= (rank[b] ?? 0))
        return `seat ${a} scores more than seat ${b} and ranks no better`;
      if (side !== undefined && side[a] === side[b] && mine !== rank[b])
        return `seats ${a} and ${b} are on one side and rank differently`;
    }
  }
  return undefined;
}

export const orderLaw: Law = ({ subject: { game }, state, pending, chance, tally }) => {
  const asked = requiredDecisions(pending);
  if (new Set(asked.map(({ seat }) => seat)).size < 2) return undefined;
  tally.checks.order++;
  const answers = asked.map((decision) => {
    const legal = legalActions(game, state, decision);
    return { decision, action: legal[chance.int(legal.length)] };
  });
  const seed = chance.int(SEEDS);
  const turned = rotate(answers, 1 + chance.int(answers.length - 1));
  const results = [answers, turned].map((order) => {
    const copy = game.clone(state);
    for (const [step, { decision, action }] of order.entries()) {
      const open = game.pending(copy).find((asked) => sameQuestion(asked, decision));
      if (open === undefined || action === undefined) return undefined;
      game.apply(copy, open, action, searchContext(new SeededChance(seed, step)));
    }
    return copy;
  });
  const [first, second] = results;
  if (first === undefined || second === undefined)
    return `answering one question closed another's ('${asked[0]?.kind}')`;
  const found = difference(first, second);
  return found === undefined ? undefined : `the order of answers to '${asked[0]?.kind}' shows at ${found}`;
};

function rotate<T>(items: readonly T[], by: number): T[] {
  return [...items.slice(by), ...items.slice(0, by)];
}
