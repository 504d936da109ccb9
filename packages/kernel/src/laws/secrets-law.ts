/**
 * Non-interference: perturb what an observer cannot know, and nothing that reaches him may change: view, questions, legal
 * actions, refusals, timeout action, and, after the same action with the same chance, the events and all of these again.
 */
import { RecordingChance, SeededChance } from '../chance.ts';
import { difference } from '../equal.ts';
import type { Decision, Observer, Seat } from '../game.ts';
import { isRevealedTo, type Reveal } from '../match.ts';
import { legalActions, pendingFor } from '../run.ts';
import type { Law, LawSubject, Secret, Visit } from './types.ts';

const REFUSALS_TRIED = 16;
const SEEDS = 0x7fffffff;

export const secretsLaw: Law = (visit) => {
  for (const observer of visit.observers) {
    for (const secret of visit.subject.secrets) {
      const problem = secretProblem(visit, observer, secret) ?? sealProblem(visit, observer, secret);
      if (problem !== undefined)
        return `${secret.rule} leaks to ${observer === 'spectator' ? 'spectators' : `seat ${observer}`}: ${problem}`;
    }
  }
  return undefined;
};

function secretProblem<O, S, A, E, V>(
  visit: Visit<O, S, A, E, V>,
  observer: Observer,
  secret: Secret<S>,
): string | undefined {
  const { subject, state, chance, tally, next } = visit;
  const other = subject.game.clone(state);
  secret.perturb(other, observer, chance);
  if (difference(state, other) === undefined) return undefined;
  tally.checks.secrets++;
  tally.perturbed[secret.rule] = (tally.perturbed[secret.rule] ?? 0) + 1;
  const tried = Array.from({ length: REFUSALS_TRIED }, () => visit.pool[chance.int(Math.max(1, visit.pool.length))]);
  const seen = difference(known(subject, state, observer, tried), known(subject, other, observer, tried));
  if (seen !== undefined) return `it shows in${seen}`;
  if (next === undefined) return undefined;
  const trials = [next, anyAction(visit)];
  for (const trial of trials) {
    if (trial === undefined) continue;
    const problem = afterProblem(visit, observer, secret, other, trial.decision, trial.action);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Some other thing that might be done instead of the next one. */
function anyAction<O, S, A, E, V>({ subject: { game }, state, pending, chance }: Visit<O, S, A, E, V>) {
  const decision = pending[chance.int(pending.length)];
  if (decision === undefined) return undefined;
  const legal = legalActions(game, state, decision);
  const action = legal[chance.int(Math.max(1, legal.length))];
  return action === undefined ? undefined : { decision, action };
}

/** All that a host would tell an observer of a state. */
function known<O, S, A, E, V>(
  { game }: LawSubject<O, S, A, E, V>,
  state: S,
  observer: Observer,
  tried: readonly (A | undefined)[],
) {
  const pending = pendingFor(game.pending(state), observer);
  const own = pending.filter(({ seat }) => seat === observer);
  return {
    ' the view': game.view(state, observer),
    ' the open questions': pending,
    ' the legal actions': own.map((decision) =>
      legalActions(game, state, decision).map((action) => game.actionKey(action)),
    ),
    ' the refusals': own.map((decision) =>
      tried.map((action) => (action === undefined ? null : (game.check(state, decision, action) ?? null))),
    ),
    ' the timeout action': own.map((decision) => game.actionKey(game.timeoutAction(state, decision))),
  };
}

function afterProblem<O, S, A, E, V>(
  visit: Visit<O, S, A, E, V>,
  observer: Observer,
  secret: Secret<S>,
  other: S,
  decision: Decision,
  action: A,
): string | undefined {
  const { subject, state, chance } = visit;
  const { game } = subject;
  const there = game.pending(other).find(({ seat, id }) => seat === decision.seat && id === decision.id);
  // Another seat may do something that its secret alone allows (play a card of its hand): no comparison then.
  if (there === undefined || game.check(other, there, action) !== undefined) return undefined;
  const seed = chance.int(SEEDS);
  const here = told(subject, game.clone(state), observer, decision, action, seed);
  const perturbed = told(subject, game.clone(other), observer, there, action, seed);
  if (isDisclosed(secret, observer, [...here.reveals, ...perturbed.reveals])) return undefined;
  const seen = difference(here.told, perturbed.told);
  return seen === undefined ? undefined : `after ${game.actionKey(action)} it shows in${seen}`;
}

/** A sealed answer: another one in its place must tell the others nothing else. */
function sealProblem<O, S, A, E, V>(
  visit: Visit<O, S, A, E, V>,
  observer: Observer,
  secret: Secret<S>,
): string | undefined {
  const { subject, state, pending, chance, tally } = visit;
  const { game } = subject;
  for (const decision of pending) {
    if (decision.seat === observer || secret.seals?.(decision) !== true) continue;
    const legal = legalActions(game, state, decision);
    const [one, two] = [legal[chance.int(legal.length)], legal[chance.int(legal.length)]];
    if (one === undefined || two === undefined || one === two) continue;
    tally.checks.secrets++;
    const seed = chance.int(SEEDS);
    const first = told(subject, game.clone(state), observer, decision, one, seed);
    const second = told(subject, game.clone(state), observer, decision, two, seed);
    const seen = isDisclosed(secret, observer, [...first.reveals, ...second.reveals])
      ? undefined
      : difference(first.told, second.told);
    if (seen !== undefined) return `${game.actionKey(one)} or ${game.actionKey(two)} shows in${seen}`;
  }
  return undefined;
}

function isDisclosed<S>(secret: Secret<S>, observer: Observer, reveals: readonly Reveal[]): boolean {
  return reveals.some((reveal) => isRevealedTo(reveal, observer) && secret.disclosedBy?.includes(reveal.rule) === true);
}

function told<O, S, A, E, V>(
  subject: LawSubject<O, S, A, E, V>,
  state: S,
  observer: Observer,
  decision: Decision,
  action: A,
  seed: number,
) {
  const { game } = subject;
  const events: E[] = [];
  const reveals: Reveal[] = [];
  const chance = new RecordingChance(new SeededChance(seed));
  const cx = {
    chance,
    reveal: (rule: string, to?: readonly Seat[]) => void reveals.push(to === undefined ? { rule } : { rule, to }),
    emit: (event: E) => void events.push(event),
  };
  game.apply(state, decision, action, cx);
  const heard = events.map((event) => game.eventFor(event, observer) ?? null).filter((event) => event !== null);
  // Whoever acts also learns whether he may take it back.
  const undo =
    decision.seat === observer
      ? [chance.results.length > 0, reveals.filter((reveal) => isRevealedTo(reveal, observer)).length > 0]
      : [];
  return { reveals, told: { ' the events': heard, ' undo': undo, ...known(subject, state, observer, []) } };
}
