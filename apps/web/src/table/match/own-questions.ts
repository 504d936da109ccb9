/** What the observer may answer: what the table is about, more required questions, and standing ones. */
import { render, type Seat } from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import { type OwnQuestion, type Room, readerOf, type Sitter } from '@shutterbox/ui';
import { ownRequired } from './observer.ts';

type Own = OwnQuestion<unknown>;

interface OwnQuestions {
  readonly required: readonly Own[];
  readonly standing: readonly Own[];
}

/** The question the player picked, as long as no other is asked first. */
export interface Picked {
  readonly seat: Seat;
  readonly question: number;
  /** The first required question at the time of the pick: a different one, asked later, comes before the pick. */
  readonly first: number | undefined;
}

export function pickedFrom(now: Update | undefined, question: number | undefined): Picked | undefined {
  if (now === undefined || now.observer === 'spectator' || question === undefined) return undefined;
  return { seat: now.observer, question, first: ownRequired(now)[0]?.id };
}

const NONE: readonly Own[] = [];

/** The same list as long as there is nothing new, because a board makes its offers from it. */
const known = new WeakMap<Update, { readonly sitters: readonly Sitter[]; readonly questions: OwnQuestions }>();

export function ownQuestions(now: Update, sitters: readonly Sitter[]): OwnQuestions {
  const before = known.get(now);
  if (before?.sitters === sitters) return before.questions;
  const reader = readerOf({ observer: now.observer, sitters });
  const own = now.pending
    .filter(({ seat }) => seat === now.observer)
    .map((asked) => ({
      ...asked,
      words: render(asked.words, reader),
      legal: (now.legal.find(({ decision }) => decision === asked.id)?.actions ?? []).map(({ action, words }) => ({
        action,
        words: render(words, reader),
      })),
    }));
  const questions = { required: own.filter(isRequired), standing: own.filter((each) => !isRequired(each)) };
  known.set(now, { sitters, questions });
  return questions;
}

/** `waits`: required questions wait until the animation has ended. */
export function chosenFrom(
  { required, standing }: OwnQuestions,
  picked: Picked | undefined,
  waits: boolean,
): Pick<Room<unknown, unknown, unknown>, 'question' | 'others' | 'standing'> {
  const open = waits ? NONE : required;
  const holds = picked !== undefined && picked.first === required[0]?.id;
  const wanted = holds ? [...open, ...standing].find(({ id }) => id === picked.question) : undefined;
  const question = wanted ?? open[0];
  const others = open.length === 0 ? NONE : open.filter((each) => each !== question);
  return { question, others, standing };
}

export function isRequired({ optional }: Pick<Own, 'optional'>): boolean {
  return optional !== true;
}
