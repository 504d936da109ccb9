/** The commitment this browser received and the nonces it gave before a match, so that the dice can be checked without trusting the host. */
import type { Seat, Witness } from '@shutterbox/kernel';
import { keep, kept } from '../settings/storage.ts';

interface Kept {
  readonly commitment: string;
  readonly nonces: readonly (readonly [Seat, string])[];
}

const KEY = 'witness';
/** The number of matches remembered; older ones are dropped. */
const MOST = 100;

/** Keeps the first commitment, so that a host that later publishes another is caught. */
export function bearWitness(match: string, commitment: string, seat: Seat, nonce: string): void {
  const { [match]: before, ...others } = kept<Readonly<Record<string, Kept>>>(KEY) ?? {};
  const nonces = [...(before?.nonces ?? []).filter(([each]) => each !== seat), [seat, nonce] as const];
  const now: Kept = { commitment: before?.commitment ?? commitment, nonces };
  keep(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [match, now]]));
}

export function witnessOf(match: string): Witness | undefined {
  const known = kept<Readonly<Record<string, Kept>>>(KEY)?.[match];
  return known && { commitment: known.commitment, nonces: new Map(known.nonces) };
}
