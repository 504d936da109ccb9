/** Everything has words, and only parts of them name seats: a name that a player chose never meets the game's own text. */
import { equal } from '../equal.ts';
import type { Decision, Observer } from '../game.ts';
import { knownBy, legalActions } from '../run.ts';
import { isSeatPart, joined, type Part, render, type Words } from '../words.ts';
import type { Law, Visit } from './types.ts';

/** A seat that the text names by itself. */
const NAMED = /\b(player|seat) \d/i;
/** Whom the text speaks to by itself. */
const SPOKEN_TO = /\byou(rs?)?\b/i;
/** One letter for each seat, which no text contains. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\uefff]/g;
/** Names that people might choose: like another seat, like a pattern, like a tag, or without a capital. */
const ODD_NAMES = ['Player 2', 'Player 1', 'you', "$&'s <b>", 'ines.', 'seat 0'];

export const textLaw: Law = (visit) => {
  const { subject, state, observers, pending, seats, tally } = visit;
  const { game, text } = subject;
  if (text === undefined) return undefined;
  for (const observer of observers) {
    const view = game.view(state, observer);
    for (const decision of knownBy(pending, observer)) {
      tally.checks.text++;
      const problem = wordsProblem(text.decision(decision, view), observer, seats);
      if (problem !== undefined) return `decision '${decision.kind}' ${problem}`;
    }
  }
  for (const decision of pending) {
    const problem = actionsProblem(visit, decision);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

function actionsProblem<O, S, A, E, V>(
  { subject: { game, text }, state, seats }: Visit<O, S, A, E, V>,
  decision: Decision,
): string | undefined {
  const { seat, kind } = decision;
  const view = game.view(state, seat);
  const said = new Set<string>();
  for (const action of legalActions(game, state, decision)) {
    const words = text?.action(action, view) ?? '';
    const problem = wordsProblem(words, seat, seats);
    if (problem !== undefined) return `an action of '${kind}' ${problem}`;
    const sentence = render(words, { observer: seat });
    if (said.has(sentence)) return `two actions of '${kind}' read the same: ${sentence}`;
    said.add(sentence);
  }
  return undefined;
}

/** What is wrong with the words that an observer is told; it goes on where the sentence names what they are about. */
export function wordsProblem(words: Words, observer: Observer, seats: number): string | undefined {
  const sentence = render(words, { observer });
  if (!isSentence(sentence)) return 'has no words';
  if (typeof words === 'string') return ownTextProblem(words, observer);
  const lost = words.find((part) => isSeatPart(part) && !(part.seat >= 0 && part.seat < seats));
  if (lost !== undefined) return `names a seat that does not exist: ${sentence}`;
  if (!equal(joined([words]), words)) return `has parts that belong together: ${JSON.stringify(words)}`;
  if (words.some((part, i) => isSeatPart(part) && /^y/.test(part.as) && startsSentence(words[i - 1])))
    return `begins small where it is about its reader: ${sentence}`;
  for (const part of words) {
    const problem = typeof part === 'string' ? ownTextProblem(part, observer) : undefined;
    if (problem !== undefined) return problem;
  }
  return isRenderedAlike(words, observer) ? undefined : `changes names: ${sentence}`;
}

function startsSentence(before: Part | undefined): boolean {
  return before === undefined || (typeof before === 'string' && /[.!?] $/.test(before));
}

function ownTextProblem(text: string, observer: Observer): string | undefined {
  if (NAMED.test(text)) return `names a seat in its text: ${text}`;
  return observer === 'spectator' && SPOKEN_TO.test(text) ? `speaks to a spectator: ${text}` : undefined;
}

/** Whether odd names appear exactly where other names would. */
function isRenderedAlike(words: Words, observer: Observer): boolean {
  const marks = ODD_NAMES.map((_, seat) => String.fromCharCode(FIRST_MARK + seat));
  const marked = render(words, { observer, names: marks });
  const named = marked.replace(MARKS, (mark) => ODD_NAMES[mark.charCodeAt(0) - FIRST_MARK] ?? mark);
  return render(words, { observer, names: ODD_NAMES }) === named;
}

/** A refusal is said to its own seat, and names no other. */
export function refusalProblem(sentence: string): string | undefined {
  if (!isSentence(sentence)) return 'has no words';
  return NAMED.test(sentence) ? `names a seat in its text: ${sentence}` : undefined;
}

/** Words, and none that slipped through from the code. */
function isSentence(words: string): boolean {
  return /\p{L}{2}/u.test(words) && !/undefined|NaN|\[object/.test(words);
}
