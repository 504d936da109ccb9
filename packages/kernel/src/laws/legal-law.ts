/** `check` and `legalActions` are one rule written twice: they must agree on everything, and refusing must change nothing. */
import { difference, equal } from '../equal.ts';
import type { Chance, Decision } from '../game.ts';
import { legalActions } from '../run.ts';
import type { Law, Visit } from './types.ts';
import { refusalProblem } from './words-law.ts';

/** Unlisted and foreign actions tried for each question. */
const TRIES = 24;

export const legalLaw: Law = (visit) => {
  for (const decision of visit.pending) {
    const problem = listedProblem(visit, decision) ?? unlistedProblem(visit, decision);
    if (problem !== undefined) return `'${decision.kind}': ${problem}`;
  }
  return undefined;
};

function listedProblem<O, S, A, E, V>(
  { subject: { game }, state, tally }: Visit<O, S, A, E, V>,
  decision: Decision,
): string | undefined {
  const before = JSON.stringify(state);
  const legal = legalActions(game, state, decision);
  const keys = new Set<string>();
  for (const action of legal) {
    tally.checks.legal++;
    const key = game.actionKey(action);
    if (keys.has(key)) return `${key} is listed twice`;
    keys.add(key);
    const rejection = game.check(state, decision, action);
    if (rejection !== undefined) return `${key} is listed and refused (${rejection.code})`;
    const decoded = game.decodeAction(JSON.parse(JSON.stringify(action)));
    if (!equal(decoded, action)) return `${key} is not what its JSON decodes to`;
  }
  return JSON.stringify(state) === before ? undefined : 'listing or checking changed the state';
}

function unlistedProblem<O, S, A, E, V>(visit: Visit<O, S, A, E, V>, decision: Decision): string | undefined {
  const { subject, state, pool, chance, tally } = visit;
  const { game, text } = subject;
  if (pool.length === 0) return undefined;
  const before = JSON.stringify(state);
  const keys = new Set(legalActions(game, state, decision).map((action) => game.actionKey(action)));
  for (let i = 0; i < TRIES; i++) {
    const seen = pool[chance.int(pool.length)];
    const action = chance.int(2) === 0 ? seen : game.decodeAction(nudge(JSON.parse(JSON.stringify(seen)), chance));
    if (action === undefined || keys.has(game.actionKey(action))) continue;
    tally.checks.legal++;
    const rejection = game.check(state, decision, action);
    if (rejection === undefined) return `${game.actionKey(action)} is not listed and not refused`;
    if (JSON.stringify(state) !== before) {
      return `refusing ${game.actionKey(action)} changed the state at ${difference(JSON.parse(before), state)}`;
    }
    const problem = text && refusalProblem(text.rejection(rejection));
    if (problem !== undefined) return `refusal '${rejection.code}' ${problem}`;
  }
  return undefined;
}

/** A neighbour of an action: the same with one of its numbers changed a little. */
function nudge(json: unknown, chance: Chance): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const numbers = Object.entries(json).filter(([, value]) => typeof value === 'number');
  if (numbers.length === 0) return json;
  const [key, value] = numbers[chance.int(numbers.length)] ?? ['', 0];
  return { ...json, [key]: Number(value) + chance.int(7) - 3 };
}
