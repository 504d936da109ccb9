/** Who reads at this device, and what the seats are called there: `render` puts the names into a game's words. */
import type { Observer, Reader } from '@shutterbox/kernel';
import type { Sitter } from '../room.ts';

interface Readers {
  readonly observer: Observer;
  readonly sitters: readonly Pick<Sitter, 'seat' | 'name'>[];
}

export function readerOf({ observer, sitters }: Readers): Reader {
  const names: string[] = [];
  for (const { seat, name } of sitters) names[seat] = name;
  return { observer, names };
}
