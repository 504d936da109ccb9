/** Changes a seat: returns the new table, or a sentence that says why not. */
import type { Refusal } from '@shutterbox/protocol';
import { useState } from 'react';
import type { SeatDeed } from '../../host/host.ts';
import type { TableSession } from './session.ts';

export interface Deeds {
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  /** Returns whether it was done. */
  run(seat: number, deed: SeatDeed): Promise<boolean>;
}

export function useDeeds(session: TableSession): Deeds {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    busy,
    refusal,
    run: async (seat, deed) => {
      setBusy(true);
      const reply = await session.host.seat(session.match, seat, deed);
      setBusy(false);
      setRefusal(reply.ok ? undefined : reply.refusal);
      if (!reply.ok) return false;
      session.takeTable(reply.value);
      // The connection was opened before the player had a seat or a name.
      if (deed.kind === 'join' || deed.kind === 'claim') session.reconnect();
      return true;
    },
  };
}
