/**
 * A question that another seat's answer leaves open is the same by seat, kind and subject, and an answer to it may be under
 * way. It must still ask the same, or a late "fire" hits the next step: a new question about the same thing needs another
 * subject. What a question and its answers mean is what they say in words.
 */
import { equal } from '../equal.ts';
import type { Decision, GameText } from '../game.ts';
import { sameQuestion } from '../questions.ts';
import { legalActions } from '../run.ts';
import type { Words } from '../words.ts';
import { tryOut } from './told.ts';
import { type Law, SEEDS, type Visit } from './types.ts';

export const lateLaw: Law = (visit) => {
  const { subject, state, pending, next, chance, tally } = visit;
  const { game, text } = subject;
  const others = pending.filter(({ seat }) => next !== undefined && seat !== next.decision.seat);
  if (text === undefined || next === undefined || others.length === 0) return undefined;
  const { state: after } = tryOut(game, state, next.decision, next.action, chance.int(SEEDS));
  const open = game.pending(after);
  for (const decision of others) {
    const still = open.find((asked) => sameQuestion(asked, decision));
    if (still === undefined) continue;
    tally.checks.late++;
    const changed = changedWords(wordsOf(visit, text, state, decision), wordsOf(visit, text, after, still));
    if (changed !== undefined)
      return `'${decision.kind}' of seat ${decision.seat} is asked on after ${game.actionKey(next.action)}, and yet ${changed}`;
  }
  return undefined;
};

/** The question, and each answer by its key. */
function wordsOf<O, S, A, E, V>(
  { subject: { game } }: Visit<O, S, A, E, V>,
  text: GameText<A, E, V>,
  state: S,
  decision: Decision,
): ReadonlyMap<string, Words> {
  const view = game.view(state, decision.seat);
  const answers = legalActions(game, state, decision);
  return new Map([
    [QUESTION, text.decision(decision, view)],
    ...answers.map((action): [string, Words] => [game.actionKey(action), text.action(action, view)]),
  ]);
}

const QUESTION = 'the question';

function changedWords(before: ReadonlyMap<string, Words>, after: ReadonlyMap<string, Words>): string | undefined {
  for (const [key, words] of before) {
    const now = after.get(key) ?? words;
    if (!equal(words, now)) return `${key} no longer reads ${JSON.stringify(words)} but ${JSON.stringify(now)}`;
  }
  return undefined;
}
