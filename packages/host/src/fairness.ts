/** What is published of a match's chance before its end. */
import { botNonce, commitmentTo, type Fairness } from '@shutterbox/kernel';
import type { MatchHead, SeatRow } from './storage.ts';

/** A bot that took over from a person has the person's nonce: the dice of the match depend on it. */
export function fairnessOf({ id, secret }: Pick<MatchHead, 'id' | 'secret'>, seats: readonly SeatRow[]): Fairness {
  return {
    commitment: commitmentTo(secret),
    nonces: noncesOf(seats),
    bots: seats.flatMap(({ seat, nonce }) => (nonce === botNonce(secret, id, seat) ? [seat] : [])),
  };
}

export function noncesOf(seats: readonly SeatRow[]): string[] {
  return seats.map(({ nonce }) => nonce);
}
