/** A rematch is open, and a seat is kept for you. */
import type { TableInfo } from '@shutterbox/protocol';
import { Avatar, Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { declineKeptSeats, takeKeptSeat } from '../lobby/again.ts';
import { untilWords } from '../lobby/match-words.ts';
import { tellTabs } from '../lobby/tabs.ts';
import { OFTEN_MS, whileSeen } from '../lobby/while-seen.ts';
import { useScope } from './context.ts';
import './rematch.css';

export function Rematch({ match }: { readonly match: string }): ReactNode {
  const { session } = useScope();
  const [, go] = useLocation();
  const table = useTable(match);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (table === undefined) return null;
  const kept = table.seats.find((seat) => seat.kept?.yours === true);
  const seated = table.seats.some(({ mine }) => mine);
  const maker = table.seats.find(({ kind }) => kind === 'person')?.name;
  const take = async (): Promise<void> => {
    setBusy(true);
    const reply = await takeKeptSeat(session.host, table);
    setBusy(false);
    if (reply.ok) go(`/m/${match}`);
    else setProblem(reply.refusal.sentence);
  };
  const decline = async (): Promise<void> => {
    setBusy(true);
    await declineKeptSeats(session.host, table);
    session.reconnect();
    setBusy(false);
  };
  return (
    <section className="rematch" aria-label="Play again">
      <div className="rem-head">
        <h2>{seated || maker === undefined ? 'The next match' : `${maker} wants to play again`}</h2>
        <p>{headWords(table, kept?.kept?.until, seated)}</p>
      </div>
      <ol className="rem-seats">
        {table.seats.map((info) => (
          <RematchSeat key={info.seat} info={info} />
        ))}
      </ol>
      {problem !== '' && <p role="alert">{problem}</p>}
      <div className="rem-acts">
        {kept !== undefined && (
          <button type="button" className="btn quiet" disabled={busy} onClick={() => void decline()}>
            Not this time
          </button>
        )}
        {kept === undefined ? (
          <button type="button" className="btn primary" onClick={() => go(`/m/${match}`)}>
            Go to the table
          </button>
        ) : (
          <button type="button" className="btn primary" disabled={busy} onClick={() => void take()}>
            <Icon name="seat" />
            Take seat
          </button>
        )}
      </div>
    </section>
  );
}

function headWords({ now }: TableInfo, until: number | undefined, seated: boolean): string {
  if (seated) return 'You have a seat. The match starts when everyone is there.';
  if (until === undefined) return 'The turn order moves on by one seat.';
  return `Your seat is kept for you until ${untilWords(until, now)}. Nobody else can take it.`;
}

function RematchSeat({ info }: { readonly info: TableInfo['seats'][number] }): ReactNode {
  const { seat, kind, name, mine, kept } = info;
  const open = kind === 'open';
  const words = mine ? 'you' : open ? (kept?.yours === true ? 'kept for you' : 'not answered yet') : 'plays';
  return (
    <li className={kept?.yours === true || mine ? 'yours' : open ? 'wait' : undefined}>
      <Avatar seat={seat} name={open ? (kept?.name ?? '') : name} />
      <span>
        <b>{open ? (kept?.name ?? 'Open seat') : name}</b>
        <small>{words}</small>
      </span>
    </li>
  );
}

function useTable(match: string): TableInfo | undefined {
  const { session } = useScope();
  const [table, setTable] = useState<TableInfo>();
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const reply = await session.host.table(match);
      if (wanted && reply.ok) setTable(reply.value);
    };
    const stop = whileSeen(() => void look(), OFTEN_MS);
    // Other pages of this browser ask too.
    tellTabs();
    return () => {
      wanted = false;
      stop();
    };
  }, [match, session]);
  return table;
}
