/**
 * Non-interference: perturb what an observer cannot know, and nothing that reaches him may change: view, questions, legal
 * actions, refusals, timeout action, and, after the same action with the same chance, the events and all of these again.
 */
import { RecordingChance, SeededChance } from '../chance.ts';
import { isRevealedTo, type Reveal } from '../entry.ts';
import { difference, equal } from '../equal.ts';
import type { Chance, Decision, Observer, Seat } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { knownBy, legalActions } from '../run.ts';
import type { Law, LawSubject, Secret, Visit } from './types.ts';

const REFUSALS_TRIED = 16;
/** Set-ups with one result of chance changed, and perturbations by which one of them is looked for. */
const OTHER_SETUPS = 60;
const TWINS_TRIED = 8;
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
  if (seen !== undefined) return `it shows in${seen.slice(1)}`;
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
  const pending = knownBy(game.pending(state), observer);
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
  const there = game.pending(other).find((open) => sameQuestion(open, decision));
  // Another seat may do something that its secret alone allows (play a card of its hand): no comparison then.
  if (there === undefined || game.check(other, there, action) !== undefined) return undefined;
  const seed = chance.int(SEEDS);
  const here = told(subject, game.clone(state), observer, decision, action, seed);
  const perturbed = told(subject, game.clone(other), observer, there, action, seed);
  if (isDisclosed(secret, observer, [...here.reveals, ...perturbed.reveals])) return undefined;
  const seen = difference(here.told, perturbed.told);
  return seen === undefined ? undefined : `after ${game.actionKey(action)} it shows in${seen.slice(1)}`;
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
    if (seen !== undefined) return `${game.actionKey(one)} or ${game.actionKey(two)} shows in${seen.slice(1)}`;
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

/**
 * Set-up has no state before it to perturb. But where perturbing the state that it made gives just what other chance would
 * have made, both set-ups must sound alike.
 */
export function setupProblem<O, S, A, E, V>(
  subject: LawSubject<O, S, A, E, V>,
  seats: number,
  options: O,
  observers: readonly Observer[],
  chance: Chance,
): string | undefined {
  const { game, secrets } = subject;
  const source = new SeededChance(chance.int(SEEDS));
  const dealt: { readonly n: number; readonly result: number }[] = [];
  const taken = setUp(subject, seats, options, (n) => {
    const result = source.int(n);
    dealt.push({ n, result });
    return result;
  });
  const others = Array.from({ length: dealt.length === 0 ? 0 : OTHER_SETUPS }, () => {
    const changed = chance.int(dealt.length);
    const value = chance.int(dealt[changed]?.n ?? 1);
    let draw = -1;
    return setUp(subject, seats, options, (n) => {
      draw++;
      return Math.min(draw === changed ? value : (dealt[draw]?.result ?? 0), n - 1);
    });
  });
  const twins = new Map(others.map((other) => [JSON.stringify(other.state), other]));
  for (const observer of observers) {
    const heard = (events: readonly E[]) =>
      events.map((event) => game.eventFor(event, observer) ?? null).filter((event) => event !== null);
    for (const secret of secrets) {
      for (let i = 0; i < TWINS_TRIED; i++) {
        const perturbed = game.clone(taken.state);
        secret.perturb(perturbed, observer, chance);
        const twin = equal(perturbed, taken.state) ? undefined : twins.get(JSON.stringify(perturbed));
        const seen = twin === undefined ? undefined : difference(heard(taken.events), heard(twin.events));
        if (seen !== undefined)
          return `${secret.rule} leaks to ${observer === 'spectator' ? 'spectators' : `seat ${observer}`}: at set-up it shows in the events${seen}`;
      }
    }
  }
  return undefined;
}

function setUp<O, S, A, E, V>(
  { game }: LawSubject<O, S, A, E, V>,
  seats: number,
  options: O,
  int: (n: number) => number,
) {
  const events: E[] = [];
  const state = game.setup(seats, options, {
    chance: { int },
    reveal: () => undefined,
    emit: (event) => void events.push(event),
  });
  return { state, events };
}
