/** What an observer hears of the entries of a match. */

import type { Entry, Step } from './entry.ts';
import type { GameDefinition, Observer, Seat } from './game.ts';
import { heard } from './run.ts';

/** An entry as an observer hears it. */
export interface StepHeard<E> {
  readonly kind: Entry<unknown>['kind'];
  /** Who did it, if the observer may know. */
  readonly seat?: Seat;
  readonly takesBack?: readonly number[];
  readonly events: readonly E[];
}

type Told<A, E> = Pick<Step<A, E>, 'entry' | 'events'>;

/**
 * An observer who hears nothing of an answer learns neither whose it was nor that it was undone: to them the undo is one
 * more answer that they hear nothing of. `earlier` finds the entries that are taken back.
 */
export function stepFor<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  { entry, events }: Told<A, E>,
  observer: Observer,
  earlier: (number: number) => Told<A, E> | undefined,
): StepHeard<E> {
  const told = heard(game, events, observer);
  if (entry.kind === 'setup') return { kind: 'setup', events: told };
  const own = entry.seat === observer;
  if (entry.kind === 'answer')
    return own || told.length > 0
      ? { kind: 'answer', seat: entry.seat, events: told }
      : { kind: 'answer', events: told };
  const takesBack = entry.takesBack.filter(
    (number) => own || heard(game, earlier(number)?.events ?? [], observer).length > 0,
  );
  if (takesBack.length === 0) return { kind: 'answer', events: told };
  return { kind: 'undo', seat: entry.seat, takesBack, events: told };
}
