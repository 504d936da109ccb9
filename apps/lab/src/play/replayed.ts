/** A saved game replayed from its own chance up to where it was left: its entries with their events. */
import type { EntryRow } from '@shutterbox/host';
import { type Decoded, type Entry, Match, type Step } from '@shutterbox/kernel';
import type { GameEntry } from '../games.ts';
import { type Save, sourceOf } from './save.ts';

interface Replayed<O, S, A, E, V> {
  readonly match: Match<O, S, A, E, V>;
  readonly rows: readonly EntryRow[];
}

export function replayed<O, S, A, E, V>(
  { game }: GameEntry<O, S, A, E, V>,
  { record, origin }: Save<O, A>,
  nonces: readonly string[],
): Decoded<Replayed<O, S, A, E, V>> {
  const { match: id, seats, options } = record;
  const match = new Match(game, { id, seats, options }, sourceOf(origin, id, nonces));
  const rows: EntryRow[] = [];
  const keep = (steps: readonly Step<A, E>[]): void => {
    for (const { entry, events } of steps) rows.push({ number: entry.number, entry, events, client: '', at: 0 });
  };
  keep([match.setupStep]);
  for (const made of record.entries) {
    const again = made.kind === 'setup' ? undefined : match.redo(made);
    if (again?.ok === false) return problemAt(made, `the rules do not allow it (${again.rejection.code}).`);
    if (again?.ok === true) keep(again.steps);
    if (!hasSameChance(made, match.entries[made.number]))
      return problemAt(made, 'its random results do not match its secret.');
  }
  return { ok: true, value: { match, rows } };
}

function hasSameChance<A>(made: Entry<A>, again: Entry<A> | undefined): boolean {
  if (made.kind === 'undo' || again === undefined || again.kind === 'undo') return true;
  return made.chance.join() === again.chance.join();
}

function problemAt<A>({ number }: Entry<A>, problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: `entry ${number}: ${problem}` };
}
