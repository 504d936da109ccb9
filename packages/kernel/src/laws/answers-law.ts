/**
 * Secrets that an answer itself makes: a sealed bid, a step out of sight. No state before it holds them, so nothing can be
 * perturbed. Instead, two answers to one question are compared with each other, and with no answer at all: an observer who cannot know which it was must
 * hear the same of both.
 */
import { isRevealedTo } from '../entry.ts';
import { difference, equal } from '../equal.ts';
import type { Decision, Observer } from '../game.ts';
import { isAnswerKnown, isKnown, legalActions } from '../run.ts';
import { nameOf, someOf, type Trial, toldOf, tryOut } from './told.ts';
import { type Law, SEEDS, type Visit } from './types.ts';

/** Answers to one question that are compared: enough for a step and a stop out of sight to meet among thirty. */
const ANSWERS = 6;

/** Answers to sealed and hidden questions sound alike to everyone who may not know them; nobody hears anything of hidden ones. */
export const sealedLaw: Law = (visit) => {
  for (const decision of visit.pending) {
    const unaware = visit.observers.filter((observer) => !isAnswerKnown(decision, observer));
    if (unaware.length === 0) continue;
    const runs = runsOf(visit, decision, 2);
    for (const observer of unaware) {
      const compared = isKnown(decision, observer) ? runs.filter(({ key }) => key !== SILENCE) : runs;
      const problem = alikeProblem(visit, decision, observer, compared, () => void visit.tally.checks.sealed++);
      if (problem !== undefined) return `'${decision.kind}': ${problem}`;
    }
  }
  return undefined;
};

/** Answers that leave an observer with the same knowledge must sound alike. */
export const unseenLaw: Law = <O, S, A, E, V>(visit: Visit<O, S, A, E, V>) => {
  const { subject, pending, observers, chance, tally, next } = visit;
  const { hide, game } = subject;
  const decision = next?.decision ?? pending[chance.int(Math.max(1, pending.length))];
  if (hide === undefined || decision === undefined) return undefined;
  const runs = runsOf(visit, decision, ANSWERS);
  for (const observer of observers) {
    if (observer === decision.seat) continue;
    const groups = new Map<string, Run<S, E>[]>();
    // An observer may hear that a question they know of was answered.
    for (const run of isKnown(decision, observer) ? runs.filter(({ key }) => key !== SILENCE) : runs) {
      const known = game.clone(run.trial.state);
      hide(known, observer);
      const text = JSON.stringify(known);
      groups.set(text, [...(groups.get(text) ?? []), run]);
    }
    for (const alike of groups.values()) {
      const problem = alikeProblem(visit, decision, observer, alike, () => void tally.checks.unseen++);
      if (problem !== undefined) return `'${decision.kind}': ${problem}`;
    }
  }
  return undefined;
};

interface Run<S, E> {
  /** The answer. */
  readonly key: string;
  readonly trial: Trial<S, E>;
}

/** No answer. */
const SILENCE = 'no answer';

/** The next answer if it is this question's, some others, and none; with the same chance. */
function runsOf<O, S, A, E, V>(
  { subject: { game }, state, chance, next }: Visit<O, S, A, E, V>,
  decision: Decision,
  most: number,
): Run<S, E>[] {
  const seed = chance.int(SEEDS);
  const answers = someOf(legalActions(game, state, decision), most, chance);
  if (next !== undefined && next.decision === decision && !answers.includes(next.action)) answers[0] = next.action;
  const runs = answers.map((action) => ({
    key: game.actionKey(action),
    trial: tryOut(game, state, decision, action, seed),
  }));
  return [...runs, { key: SILENCE, trial: { state, events: [], reveals: [], drew: false } }];
}

/** Compares each run with the first; a run that tells the observer something by a rule is left out. */
function alikeProblem<O, S, A, E, V>(
  { subject: { game, secrets } }: Visit<O, S, A, E, V>,
  decision: Decision,
  observer: Observer,
  runs: readonly Run<S, E>[],
  count: () => void,
): string | undefined {
  const disclosing = new Set(secrets.flatMap(({ disclosedBy }) => disclosedBy ?? []));
  const quiet = runs.filter(
    ({ trial }) => !trial.reveals.some((reveal) => disclosing.has(reveal.rule) && isRevealedTo(reveal, observer)),
  );
  const [first] = quiet;
  for (const run of quiet.slice(1)) {
    if (first === undefined || equal(first.trial.state, run.trial.state)) continue;
    count();
    const seen = difference(told(first.trial), told(run.trial));
    if (seen !== undefined)
      return `${nameOf(observer)} can tell ${first.key} from ${run.key}: it shows in${seen.slice(1)}`;
  }
  return undefined;

  function told(trial: Trial<S, E>) {
    return toldOf(game, trial, decision, observer);
  }
}
