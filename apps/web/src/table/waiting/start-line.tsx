/** How many are here, and when it starts. */
import type { TableInfo } from '@shutterbox/protocol';
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Deeds } from '../match/deed.ts';
import { takenWords } from './waiting-words.ts';

export function StartLine({ table, deeds }: { readonly table: TableInfo; readonly deeds: Deeds }): ReactNode {
  const { seats, host, now } = table;
  const open = seats.filter(({ kind }) => kind === 'open');
  const kept = open.some((seat) => seat.kept !== undefined && seat.kept.until > now);
  const seated = seats.some(({ mine }) => mine);
  const fill = async (): Promise<void> => {
    for (const { seat } of open) if (!(await deeds.run(seat, { kind: 'bot', level: 'normal' }))) return;
  };
  return (
    <div className="wr-start">
      <p role="status">
        <b>{takenWords(seats)}</b>
        <small>
          {!seated && open.length === 1 ? 'Starts when you take the last seat.' : 'Starts when the last seat is taken.'}
        </small>
      </p>
      {host && seated && !kept && open.length > 0 && (
        <button type="button" className="btn" disabled={deeds.busy} onClick={() => void fill()}>
          <Icon name="bot" />
          Fill with bots and start
        </button>
      )}
    </div>
  );
}
