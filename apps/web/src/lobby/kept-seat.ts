import type { MatchSummary } from '@shutterbox/protocol';

/** A rematch keeps a seat for me, and I have not answered yet. */
export function isKeptForMe({ status, seats }: MatchSummary, now: number): boolean {
  return status === 'open' && seats.some(({ kept }) => kept?.yours === true && kept.until > now);
}
