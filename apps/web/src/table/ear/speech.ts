/** What screen readers hear of several steps: if there are many, only what matters, but always all of your own. */
import {
  does,
  equal,
  type Joining,
  notesOf,
  type Observer,
  render,
  runsOf,
  type Seat,
  say,
  type Words,
} from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import { SHORT_MS } from '../match/queue.ts';

export interface Spoken {
  /** Undefined for an undo. */
  readonly event?: unknown;
  readonly words: Words;
  /** The observer the words are for. */
  readonly observer: Observer;
  readonly own: boolean;
  /** Its animation is as short as placing a die. */
  readonly trifle: boolean;
}

/** A screen reader reads everything: more than this about others would keep it talking. */
const MOST_SENTENCES = 8;

/** `away`: a bot plays for the observer and counts as another player. */
export function spokenOf({ steps, observer }: Update, duration: (event: unknown) => number, away = false): Spoken[] {
  return steps.flatMap(({ kind, seat, events, words }): Spoken[] => {
    const own = seat !== undefined && seat === observer && !away;
    if (kind === 'undo' && words.length === 0)
      return [{ words: takenBack(seat, observer), observer, own, trifle: false }];
    return words.map((each, i) => ({
      event: events[i],
      words: each,
      observer,
      own,
      trifle: duration(events[i]) <= SHORT_MS,
    }));
  });
}

/** `names`: by seat. */
export function speech(heard: readonly Spoken[], names: readonly string[], joining?: Joining<unknown>): string {
  const all = joining === undefined ? heard : joinedSpeech(heard, joining);
  const folded = sentences(all, names);
  if (folded.length <= MOST_SENTENCES) return folded.join(' ');
  const weighty = all.filter(({ trifle }) => !trifle);
  const others = weighty.filter(({ own }) => !own);
  const left = new Set(others.slice(0, -MOST_SENTENCES));
  const earlier = left.size === 0 ? [] : [`${left.size} earlier.`];
  const told = weighty.filter((each) => !left.has(each));
  return [...earlier, ...sentences(told, names)].join(' ');
}

/** A walk is one sentence, however many steps it has. */
function joinedSpeech(heard: readonly Spoken[], joining: Joining<unknown>): readonly Spoken[] {
  const goesOn = (a: Spoken, b: Spoken): boolean =>
    a.observer === b.observer &&
    a.own === b.own &&
    a.event !== undefined &&
    b.event !== undefined &&
    joining.joins(a.event, b.event);
  return runsOf(heard, goesOn).flatMap((run) => {
    const trifle = run.every((each) => each.trifle);
    const told = run.map(({ event, words }) => ({ event, words }));
    return run.length === 1 ? run : notesOf(told, joining).map((words) => ({ ...run[0], words, trifle }));
  });
}

function sentences(all: readonly Spoken[], names: readonly string[]): string[] {
  const isSame = (a: Spoken, b: Spoken): boolean => a.observer === b.observer && equal(a.words, b.words);
  return runsOf(all, isSame).map((run) => {
    const [{ words, observer }] = run;
    const times = run.length;
    const sentence = render(words, { observer, names });
    return times === 1 ? sentence : `${sentence.replace(/\.$/, '')}, ${times} times.`;
  });
}

export function takenBack(seat: Seat | undefined, observer: Observer): Words {
  return seat === undefined ? 'A move is undone.' : say`${does(seat, { observer }, 'undo')} a move.`;
}
