/** Whether a room is one that a scenario names. */
import { NONE, type Room } from '../plan/types.ts';
import type { Place } from './types.ts';

export function isRoomOf(room: Room, { room: kind, number, name, ship }: Place): boolean {
  if (ship !== undefined && room.ship !== ship) return false;
  if (kind === 'any') return room.ship !== NONE;
  return room.kind === kind && (number === 0 || room.number === number) && (name === '' || room.name === name);
}
