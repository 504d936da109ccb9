/** 0 … n-1: for places, dice or tokens that have nothing but their number. */
export function upTo(n: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => i);
}
