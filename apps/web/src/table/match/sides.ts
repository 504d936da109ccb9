/** The sides, as far as the observer knows them. */
import { decodeOptions } from '@shutterbox/kernel';
import type { Sitter } from '@shutterbox/ui';
import type { AnyTableRules } from '../../games/bundle.ts';

/** The name of each seat's side: from the view if there is one, otherwise as it is known before the match. */
export function sideNames(
  { options, seats, sides: sidesIn }: AnyTableRules,
  chosen: unknown,
  count: number,
  view?: unknown,
): readonly (string | undefined)[] {
  const decoded = decodeOptions(options, chosen);
  const sides = decoded.ok ? seats(decoded.value).sides : undefined;
  const known = (view === undefined ? undefined : sidesIn?.(view)) ?? sides?.of?.(count) ?? [];
  return known.map((side) => sides?.names[side]);
}

/** The same list as long as there is nothing new, because the seats are redrawn when it changes. */
const sided = new WeakMap<readonly Sitter[], { readonly key: string; readonly sitters: readonly Sitter[] }>();

export function withSides(sitters: readonly Sitter[], names: readonly (string | undefined)[]): readonly Sitter[] {
  if (names.length === 0) return sitters;
  const key = names.join('\n');
  const before = sided.get(sitters);
  if (before?.key === key) return before.sitters;
  const now = sitters.map((sitter) => {
    const side = names[sitter.seat];
    return side === undefined ? sitter : { ...sitter, side };
  });
  sided.set(sitters, { key, sitters: now });
  return now;
}
