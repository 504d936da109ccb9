/** S-12.4: the ways in which a hit can be placed, as what is left of strength, dexterity and endurance. */
import type { Body } from '../types.ts';

const BASE = 16;

export function pack({ str, dex, end }: Pick<Body, 'str' | 'dex' | 'end'>): number {
  return (str * BASE + dex) * BASE + end;
}

export function unpack(packed: number): [str: number, dex: number, end: number] {
  return [Math.floor(packed / (BASE * BASE)), Math.floor(packed / BASE) % BASE, packed % BASE];
}

/** Each die goes whole to one characteristic above 0; anything left over is lost. Ascending, each once. */
export function results(start: number, dice: readonly number[]): number[] {
  let reached = [start];
  for (const points of dice) {
    const next: number[] = [];
    for (const packed of reached) addPlacements(packed, points, next);
    reached = next;
  }
  return reached.sort((a, b) => a - b);
}

const UNITS: readonly number[] = [BASE * BASE, BASE, 1];

/** Adds what a die can leave, each once. */
function addPlacements(packed: number, points: number, into: number[]): void {
  for (const unit of UNITS) {
    const value = Math.floor(packed / unit) % BASE;
    const placed = packed - Math.min(value, points) * unit;
    if (value > 0 && !into.includes(placed)) into.push(placed);
  }
  if (packed === 0 && !into.includes(packed)) into.push(packed);
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
