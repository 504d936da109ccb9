/**
 * Non-interference: perturb what an observer cannot know, and nothing that reaches them may change: view, questions, legal
 * actions, refusals, timeout action, and, after the same action with the same chance, the events and all of these again.
 */
import { isRevealedTo, type Reveal } from '../entry.ts';
import { difference, equal } from '../equal.ts';
import type { Decision, Observer } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { legalActions } from '../run.ts';
import { isFinalFor, knownTo, nameOf, toldOf, tryOut } from './told.ts';
import { type Law, SEEDS, type Secret, type Visit } from './types.ts';

const REFUSALS_TRIED = 16;

export const secretsLaw: Law = (visit) => {
  for (const observer of visit.observers) {
    for (const secret of visit.subject.secrets) {
      const problem = secretProblem(visit, observer, secret);
      if (problem !== undefined) return `${secret.rule} ${problem}`;
    }
  }
  return undefined;
};

function secretProblem<O, S, A, E, V>(
  visit: Visit<O, S, A, E, V>,
  observer: Observer,
  secret: Secret<S>,
): string | undefined {
  const { subject, state, chance, tally, pool, next } = visit;
  const { game } = subject;
  const leaks = `leaks to ${nameOf(observer)}:`;
  const other = game.clone(state);
  secret.perturb(other, observer, chance);
  if (equal(state, other)) return undefined;
  tally.checks.secrets++;
  tally.perturbed[secret.rule] = (tally.perturbed[secret.rule] ?? 0) + 1;
  const left = unhidden(visit, other, observer);
  if (left !== undefined) return `is not hidden from ${nameOf(observer)} by 'hide', at ${left}`;
  const tried =
    pool.length === 0 ? [] : Array.from({ length: REFUSALS_TRIED }, () => pool[chance.int(pool.length)] as A);
  const seen = difference(knownTo(game, state, observer, tried), knownTo(game, other, observer, tried));
  if (seen !== undefined) return `${leaks} it shows in${seen.slice(1)}`;
  for (const trial of next === undefined ? [] : [next, anyAction(visit)]) {
    const problem = trial === undefined ? undefined : afterProblem(visit, observer, secret, other, trial);
    if (problem !== undefined) return `${leaks} ${problem}`;
  }
  return undefined;
}

/** The game's own list and its `hide` must agree on what an observer cannot know. */
function unhidden<O, S, A, E, V>(
  { subject: { game, hide }, state }: Visit<O, S, A, E, V>,
  other: S,
  observer: Observer,
): string | undefined {
  if (hide === undefined) return undefined;
  const [here, there] = [game.clone(state), game.clone(other)];
  hide(here, observer);
  hide(there, observer);
  return difference(here, there);
}

interface Answer<A> {
  readonly decision: Decision;
  readonly action: A;
}

/** Something else that might be done instead of the next action. */
function anyAction<O, S, A, E, V>({
  subject: { game },
  state,
  pending,
  chance,
}: Visit<O, S, A, E, V>): Answer<A> | undefined {
  const decision = pending[chance.int(pending.length)];
  if (decision === undefined) return undefined;
  const legal = legalActions(game, state, decision);
  const action = legal[chance.int(Math.max(1, legal.length))];
  return action === undefined ? undefined : { decision, action };
}

function afterProblem<O, S, A, E, V>(
  { subject: { game }, state, chance }: Visit<O, S, A, E, V>,
  observer: Observer,
  secret: Secret<S>,
  other: S,
  { decision, action }: Answer<A>,
): string | undefined {
  const there = game.pending(other).find((open) => sameQuestion(open, decision));
  // Another seat may do something that only its secret allows (play a card from its hand): then nothing is compared.
  if (there === undefined || game.check(other, there, action) !== undefined) return undefined;
  const seed = chance.int(SEEDS);
  const runs = [tryOut(game, state, decision, action, seed), tryOut(game, other, there, action, seed)] as const;
  const seen = difference(toldOf(game, runs[0], decision, observer), toldOf(game, runs[1], there, observer));
  if (seen === undefined) return undefined;
  const after = `after ${game.actionKey(action)} it shows in${seen.slice(1)}`;
  if (!runs.some(({ reveals }) => isDisclosed(secret, observer, reveals))) return after;
  // Seeing that nothing is there is knowledge, too: nobody may look, undo that, and look elsewhere.
  const peeked = decision.seat === observer && !runs.every((run) => isFinalFor(run, observer));
  return peeked ? `${after}, and where nothing is revealed it can be taken back` : undefined;
}

function isDisclosed<S>(secret: Secret<S>, observer: Observer, reveals: readonly Reveal[]): boolean {
  return reveals.some((reveal) => isRevealedTo(reveal, observer) && secret.disclosedBy?.includes(reveal.rule) === true);
}
