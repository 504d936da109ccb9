/** The numbered entries of a match, and what each of them did. */
import type { Observer, Seat } from './game.ts';

export interface SetupEntry {
  readonly kind: 'setup';
  readonly number: 0;
  readonly chance: readonly number[];
}

export interface AnswerEntry<A> {
  readonly kind: 'answer';
  readonly number: number;
  readonly seat: Seat;
  readonly decision: number;
  readonly action: A;
  readonly chance: readonly number[];
}

export interface UndoEntry {
  readonly kind: 'undo';
  readonly number: number;
  readonly seat: Seat;
  /** The numbers of the entries taken back, newest first. */
  readonly takesBack: readonly number[];
}

export type Entry<A> = SetupEntry | AnswerEntry<A> | UndoEntry;

/** What one entry did. Hosts send each observer its own `eventFor` of the events. */
export interface Step<A, E> {
  readonly entry: Entry<A>;
  readonly events: readonly E[];
  /** Something hidden that became known. */
  readonly reveals: readonly Reveal[];
}

export interface Reveal {
  readonly rule: string;
  /** Who learned it; everyone if left out. */
  readonly to?: readonly Observer[];
  /** It stops undo, but not a batch. */
  readonly goesOn?: true;
}

/** What a game says with `reveal`. */
export function revealOf(rule: string, to?: readonly Observer[], batch?: 'stops' | 'goes on'): Reveal {
  return { rule, ...(to === undefined ? {} : { to }), ...(batch === 'goes on' ? { goesOn: true } : {}) };
}

export function isRevealedTo({ to }: Reveal, observer: Observer): boolean {
  return to === undefined || to.includes(observer);
}
