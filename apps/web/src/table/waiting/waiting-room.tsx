/** Before the start: the game's own room, who is here, and the way in for everyone else. */
import type { TableInfo } from '@shutterbox/protocol';
import { type ReactNode, useState } from 'react';
import { useScope } from '../context.ts';
import { useDeeds } from '../match/deed.ts';
import { sideNames } from '../match/sides.ts';
import { Cover } from './cover.tsx';
import { Guest } from './guest.tsx';
import { Invite } from './invite.tsx';
import { RoomSeat } from './room-seat.tsx';
import { SeatForm } from './seat-form.tsx';
import { StartLine } from './start-line.tsx';
import { TermsLine } from './terms-line.tsx';
import { seatForYou, titleOf } from './waiting-words.ts';
import './waiting.css';
import './screens.css';

export function WaitingRoom({ table }: { readonly table: TableInfo }): ReactNode {
  const { session, bundle } = useScope();
  const deeds = useDeeds(session);
  /** The seat where a second person at this device is about to sit down. */
  const [naming, setNaming] = useState<number>();
  const seated = table.seats.some(({ mine }) => mine);
  const online = session.host.kind === 'server';
  const sides = sideNames(bundle.game, table.options, table.seats.length);
  const yours = seated ? undefined : seatForYou(table);
  const sit = async (seat: number, name?: string): Promise<boolean> => {
    const done = await deeds.run(seat, name === undefined ? { kind: 'join' } : { kind: 'join', name });
    if (done) setNaming(undefined);
    return done;
  };
  const formAt = (seat: number): ReactNode => (
    <SeatForm
      label="Who plays on this device?"
      busy={deeds.busy}
      onName={(name) => void sit(seat, name)}
      onCancel={() => setNaming(undefined)}
    />
  );
  const { eyebrow, title, lead } = titleOf(table, bundle.ui.name);
  return (
    <main className="wroom" data-seated={seated}>
      <Cover ui={bundle.ui} table={table} />
      <section className="wr-body" aria-label="Waiting room">
        <header className="wr-head">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <ol className="wr-seats">
          {table.seats.map((info) => (
            <RoomSeat
              key={info.seat}
              info={info}
              table={table}
              side={sides[info.seat]}
              yours={info.seat === yours}
              deeds={deeds}
              onSit={seated ? () => setNaming(info.seat) : undefined}
              form={naming === info.seat ? formAt(info.seat) : undefined}
            />
          ))}
        </ol>
        {seated
          ? online && <Invite url={`${location.origin}/m/${table.id}`} />
          : yours !== undefined && <Guest seat={yours} table={table} busy={deeds.busy} onSit={() => sit(yours)} />}
        <footer className="wr-foot">
          {deeds.refusal !== undefined && deeds.refusal.code !== 'visitor.unknown' && (
            <p role="alert">{deeds.refusal.sentence}</p>
          )}
          <TermsLine table={table} />
          <StartLine table={table} deeds={deeds} />
        </footer>
      </section>
    </main>
  );
}
