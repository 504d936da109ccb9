/** What this browser was told and gave before a match began: whoever checks the dice later need not believe the host. */
import type { Seat, Witness } from '@shutterbox/kernel';
import { keep, kept } from '../settings/storage.ts';

interface Kept {
  readonly commitment: string;
  readonly nonces: readonly (readonly [Seat, string])[];
}

const KEY = 'witness';
/** Matches remembered; the oldest are forgotten. */
const MOST = 100;

/** The first commitment that was heard stays: a host that publishes another one later is found out. */
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
