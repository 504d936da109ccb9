/** 0 … n-1: places, dice or tokens that are told apart by nothing else. */
export function upTo(n: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => i);
}
