/**
 * The open questions of a match. A game says what is asked; the match gives each question an id that is unique for its seat.
 * Ids are counted per seat, so that they tell nothing about another seat's hidden questions.
 */
import type { Decision, Question } from './game.ts';

interface Opened {
  readonly question: Question;
  /** The entry that opened it. */
  readonly since: number;
}

/** Plain JSON: a checkpoint holds it. */
export interface Asking {
  readonly open: readonly Opened[];
  /** By seat: the newest id. Never goes back. */
  readonly counts: readonly number[];
}

export function nothingAsked(seats: number): Asking {
  return { open: [], counts: Array.from({ length: seats }, () => 0) };
}

/**
 * Written out field by field: copies made by spreading would have many different shapes, and every read would then be slow.
 */
export function questionOf({ seat, kind, subject, optional, hidden, sealed, knownTo }: Decision, id: number): Question {
  const question: { -readonly [Part in keyof Question]: Question[Part] } = { seat, kind, id };
  if (subject !== undefined) question.subject = subject;
  if (optional !== undefined) question.optional = optional;
  if (hidden !== undefined) question.hidden = hidden;
  if (sealed !== undefined) question.sealed = sealed;
  if (knownTo !== undefined) question.knownTo = knownTo;
  return question;
}

/** What a question is about. If two questions agree in this, an answer to one fits the other. */
export function sameQuestion(a: Decision, b: Decision): boolean {
  return a.seat === b.seat && a.kind === b.kind && a.subject === b.subject;
}

/** After an entry: what was open stays open, except the question that was answered. A standing one stays even then. */
export function askedAfter(
  { open, counts }: Asking,
  decisions: readonly Decision[],
  number: number,
  answered?: Question,
): Asking {
  const kept = open.filter(
    ({ question }) => question.optional === true || question.id !== answered?.id || question.seat !== answered.seat,
  );
  return reopened(kept, counts, decisions, number);
}

/** After undo: questions opened by an undone entry are asked again with new ids, so that no late answer fits. */
export function askedAfterUndo(
  { open, counts }: Asking,
  decisions: readonly Decision[],
  number: number,
  takesBack: readonly number[],
): Asking {
  const kept = open.filter(({ since }) => !takesBack.includes(since));
  return reopened(kept, counts, decisions, number);
}

function reopened(
  kept: readonly Opened[],
  counts: readonly number[],
  decisions: readonly Decision[],
  number: number,
): Asking {
  const next = counts.slice();
  const open = decisions.map((decision) => {
    const old = kept.find(({ question }) => sameQuestion(question, decision));
    const id = old?.question.id ?? (next[decision.seat] ?? 0) + 1;
    if (old === undefined) next[decision.seat] = id;
    return { question: questionOf(decision, id), since: old?.since ?? number };
  });
  return { open, counts: next };
}
