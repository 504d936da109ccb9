/** A rematch: a seat is kept for you, and you take it or decline. All tabs of this browser are told. */
import type { MatchSummary } from '@shutterbox/protocol';
import type { Host, Reply } from '../host/host.ts';
import { tellTabs } from './tabs.ts';

type Kept = Pick<MatchSummary, 'id' | 'seats' | 'rematchOf'>;

export async function takeKeptSeat(host: Host, { rematchOf }: Kept): Promise<Reply<unknown>> {
  const seated = await host.rematch(rematchOf);
  if (seated.ok) tellTabs();
  return seated;
}

/** Opens the seats that are kept for you. */
export async function declineKeptSeats(host: Host, { id, seats }: Kept): Promise<void> {
  for (const { seat, kept } of seats) if (kept?.yours === true) await host.seat(id, seat, { kind: 'decline' });
  tellTabs();
}
