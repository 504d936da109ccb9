export { besideByBox } from './beside.ts';
export { BoardFrame, useEars } from './frame.tsx';
export { BOARD_KEYS, clashes, type RegisteredKey, SHELL_KEYS, SURFACE_KEYS } from './keys.ts';
export { type Meaning, oneEach } from './offers.ts';
export { BoardScope } from './scope.tsx';
export type { Ground } from './table.ts';
export type { BoardSpec, Hand, Meant, Offer, Place } from './types.ts';
export type { Sight } from './under.ts';
export { type Board, useAimed, useBoard } from './use-board.ts';
