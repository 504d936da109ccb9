/** Keys are registered, not listened for: none means two things, and the help can list them all. */
import type { Did } from './types.ts';

export interface RegisteredKey {
  /** Several with one meaning stand apart: "1 2 3 4". */
  readonly key: string;
  readonly does: string;
}

/** Single keys of the table, wherever the focus is. */
export const SHELL_KEYS: readonly string[] = ['m', 'd', 'b', 'u', 'r', 'n', 's', '.', ',', '!', '?'];

/** On the board, while it has the focus. */
export const BOARD_KEYS: readonly RegisteredKey[] = [
  { key: '← ↑ ↓ →', does: 'From place to place, from row to row' },
  { key: '[', does: 'To the previous place you can use' },
  { key: ']', does: 'To the next place you can use' },
];

/** On a board that can be zoomed: its game has them among its own keys. */
export const SURFACE_KEYS: readonly RegisteredKey[] = [
  { key: '+', does: 'Zoom in' },
  { key: '-', does: 'Zoom out' },
  { key: '0', does: 'Show the whole board' },
  { key: '/', does: 'Back to where it happens' },
];

export function singleKeys({ key }: Pick<RegisteredKey, 'key'>): readonly string[] {
  return key.split(' ');
}

/** Keys that mean two things: among each other, or one of the table's. Capitals count as their letter. */
export function clashes(...registered: readonly (readonly RegisteredKey[])[]): readonly string[] {
  const taken = new Set(SHELL_KEYS);
  return registered
    .flat()
    .flatMap(singleKeys)
    .flatMap((key) => {
      const letter = key.length === 1 ? key.toLowerCase() : key;
      if (taken.has(letter)) return [key];
      taken.add(letter);
      return [];
    });
}

const DIDS: ReadonlyMap<string, Did> = new Map<string, Did>([
  ['ArrowLeft', { did: 'step', dx: -1, dy: 0 }],
  ['ArrowRight', { did: 'step', dx: 1, dy: 0 }],
  ['ArrowUp', { did: 'step', dx: 0, dy: -1 }],
  ['ArrowDown', { did: 'step', dx: 0, dy: 1 }],
  ['[', { did: 'jump', by: -1 }],
  [']', { did: 'jump', by: 1 }],
  ['Escape', { did: 'back' }],
]);

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key does on the board. Shift and an arrow are the camera's. */
export function didOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): Did | undefined {
  if (ctrlKey || metaKey || altKey || (shiftKey && key.startsWith('Arrow'))) return undefined;
  return DIDS.get(key);
}
