/** Who sits where, each with a name of his own. */
import type { TableInfo } from '@shutterbox/protocol';
import type { Sitter } from '@shutterbox/ui';

/** The same ones as long as the table is the same: much is drawn anew when they change. */
const known = new WeakMap<object, readonly Sitter[]>();

export function sittersOf(table: Pick<TableInfo, 'seats'>): readonly Sitter[] {
  const sitters = known.get(table) ?? named(table);
  known.set(table, sitters);
  return sitters;
}

function named({ seats }: Pick<TableInfo, 'seats'>): readonly Sitter[] {
  const used = new Map<string, number>();
  return seats.map(({ seat, kind, name: told, mine, away }) => {
    const name = told === '' ? `Player ${seat + 1}` : told;
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    return { seat, kind, name: before === 0 ? name : `${name} ${before + 1}`, mine, away };
  });
}
