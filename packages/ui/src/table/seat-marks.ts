/** What stands for a seat in this room: the game's own piece, in place of shape and initial. */
import type { Seat } from '@shutterbox/kernel';
import { type ComponentType, createContext } from 'react';

export type SeatMark = ComponentType<{ readonly seat: Seat }>;

/** Undefined: the game has none. */
export const SeatMarks = createContext<SeatMark | undefined>(undefined);
