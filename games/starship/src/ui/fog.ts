/** S-22.4: whom a side remembers. */
import { NONE, type Square } from '../plan/types.ts';
import { personName, squareName } from '../text/names.ts';
import type { View, Who } from '../types.ts';

export interface Remembered {
  readonly who: Who;
  /** NONE if nobody knows any more. */
  readonly at: Square;
  /** 0 for someone who was not seen since set-up. */
  readonly turn: number;
}

/** Everyone who is out of sight; nobody if there is no fog. */
export function remembered({ sight, sheets }: Pick<View, 'sight' | 'sheets'>): readonly Remembered[] {
  if (sight === null) return [];
  return sheets.flatMap((_, who) =>
    (sight.known & (1 << who)) !== 0 ? [] : [{ who, at: sight.places[who] ?? NONE, turn: sight.turns[who] ?? 0 }],
  );
}

/** "seen in turn 7, at Bridge C4". */
export function lastSeen(view: View, { at, turn }: Remembered): string {
  if (turn === 0) return at === NONE ? 'not seen since set-up' : `placed at ${squareName(view, at)}`;
  return at === NONE ? `seen in turn ${turn}, now elsewhere` : `seen in turn ${turn}, at ${squareName(view, at)}`;
}

export function rememberedWords(view: View): readonly string[] {
  return remembered(view).map((one) => `${personName(view, one.who)}: ${lastSeen(view, one)}`);
}
