/** Who sits where, each with a name of their own. */
import { ownNames } from '@shutterbox/kernel';
import type { TableInfo } from '@shutterbox/protocol';
import type { Sitter } from '@shutterbox/ui';

/** The same list as long as the table is the same, because much is redrawn when it changes. */
const known = new WeakMap<object, readonly Sitter[]>();

export function sittersOf(table: Pick<TableInfo, 'seats'>): readonly Sitter[] {
  const sitters = known.get(table) ?? named(table);
  known.set(table, sitters);
  return sitters;
}

function named({ seats }: Pick<TableInfo, 'seats'>): readonly Sitter[] {
  const names = ownNames(seats.map(({ name }) => name));
  return seats.map(({ seat, kind, mine, away }, i) => ({ seat, kind, name: names[i] ?? '', mine, away }));
}
