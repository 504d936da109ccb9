/** What is read out of several steps: where they are many, what decides something; and of that all that oneself did. */
import type { Observer, Seat } from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import { foldSentences } from './fold.ts';
import { SHORT_MS } from './queue.ts';

export interface Spoken {
  readonly sentence: string;
  readonly own: boolean;
  /** As short on the board as a die that is put down. */
  readonly trifle: boolean;
}

/** A screen reader reads to the end: more than this of others would keep it talking. */
const MOST_SENTENCES = 8;

/** `away`: a bot plays for the observer, and is one of the others. */
export function spokenOf({ steps, observer }: Update, duration: (event: unknown) => number, away = false): Spoken[] {
  return steps.flatMap(({ kind, seat, events, words }) => {
    const own = seat !== undefined && seat === observer && !away;
    if (kind === 'undo' && words.length === 0) return [{ sentence: takenBack(seat, observer), own, trifle: false }];
    return words.map((sentence, i) => ({ sentence, own, trifle: duration(events[i]) <= SHORT_MS }));
  });
}

export function speech(all: readonly Spoken[]): string {
  const folded = foldSentences(all.map(({ sentence }) => sentence));
  if (folded.length <= MOST_SENTENCES) return folded.join(' ');
  const weighty = all.filter(({ trifle }) => !trifle);
  const others = weighty.filter(({ own }) => !own);
  const left = new Set(others.slice(0, -MOST_SENTENCES));
  const earlier = left.size === 0 ? [] : [`${left.size} earlier.`];
  const told = weighty.filter((each) => !left.has(each)).map(({ sentence }) => sentence);
  return [...earlier, ...foldSentences(told)].join(' ');
}

export function takenBack(seat: Seat | undefined, observer: Observer): string {
  return seat === observer ? 'You take it back.' : `Player ${(seat ?? 0) + 1} takes it back.`;
}
