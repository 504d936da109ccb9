/** S-12.4: the ways in which a hit can be placed, as what is left of strength, dexterity and endurance. */
import type { Body } from '../types.ts';

const BASE = 16;

export function pack({ str, dex, end }: Pick<Body, 'str' | 'dex' | 'end'>): number {
  return (str * BASE + dex) * BASE + end;
}

export function unpack(packed: number): [str: number, dex: number, end: number] {
  return [Math.floor(packed / (BASE * BASE)), Math.floor(packed / BASE) % BASE, packed % BASE];
}

/** Each die goes whole to one characteristic that is not gone; what is over is lost. Ascending, each once. */
export function results(start: number, dice: readonly number[]): number[] {
  let reached = new Set([start]);
  for (const points of dice) {
    const next = new Set<number>();
    for (const packed of reached) for (const placed of placements(packed, points)) next.add(placed);
    reached = next;
  }
  return [...reached].sort((a, b) => a - b);
}

function placements(packed: number, points: number): number[] {
  const left = unpack(packed);
  const placed: number[] = [];
  for (let i = 0; i < left.length; i++) {
    const value = left[i] as number;
    if (value === 0) continue;
    const [str, dex, end] = left.with(i, Math.max(0, value - points)) as [number, number, number];
    placed.push(pack({ str, dex, end }));
  }
  return placed.length === 0 ? [packed] : placed;
}

/** What the computer chooses: as few gone as possible, then the most points, then evenly. */
export function best(outcomes: readonly number[]): number {
  return outcomes.reduce((kept, packed) => (worth(packed) > worth(kept) ? packed : kept));
}

function worth(packed: number): number {
  const left = unpack(packed);
  const standing = left.filter((value) => value > 0).length;
  const points = left.reduce((sum, value) => sum + value, 0);
  return (standing * BASE * 4 + points) * BASE + Math.min(...left);
}
