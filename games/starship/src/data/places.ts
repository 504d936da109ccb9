/** Where scenarios put people. */
import type { FloorKind } from '../plan/types.ts';
import type { Place } from '../scenario/types.ts';

export function places(room: FloorKind, count: number, number = 0, name = ''): readonly Place[] {
  return Array.from({ length: count }, () => ({ room, number, name }));
}

export const PASSENGER_ROOMS: readonly Place[] = [1, 2, 3, 4, 5, 6].flatMap((number) =>
  places('passengerStateroom', 1, number),
);
