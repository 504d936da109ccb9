/** S-10.11, S-20.10, S-20.11: rooms without light. */
import type { Plan, RoomId } from '../plan/types.ts';
import type { Table } from '../types.ts';

/** Without power the whole ship is dark. */
export function isDark({ power, dark }: Pick<Table, 'power' | 'dark'>, { rooms }: Plan, room: RoomId): boolean {
  return dark.includes(room) || (!power && rooms[room]?.kind !== 'ground');
}
