/** One seat before the start. */
import type { BotLevel, SeatInfo, TableInfo } from '@shutterbox/protocol';
import { Avatar, Icon, Segmented } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { untilWords } from '../../lobby/match-words.ts';
import { LEVELS } from '../../lobby/seat-wishes.ts';
import { useModel, useScope } from '../context.ts';
import type { Deeds } from '../match/deed.ts';
import { isHere } from '../match/here.ts';

interface RoomSeatProps {
  readonly info: SeatInfo;
  readonly table: TableInfo;
  /** What its side is called, where there are sides. */
  readonly side: string | undefined;
  /** The seat that you would take. */
  readonly yours: boolean;
  readonly deeds: Deeds;
  /** Seats another person at this device. */
  readonly onSit: (() => void) | undefined;
  /** Asks who that person is. */
  readonly form: ReactNode | undefined;
}

export function RoomSeat(props: RoomSeatProps): ReactNode {
  const { info, table, side, yours, deeds, onSit, form } = props;
  const { seat, kind, name, mine, kept } = info;
  const open = kind === 'open';
  const words = useSeatWords(info, table, yours);
  const keptNow = kept !== undefined && kept.until > table.now;
  const free = open && !keptNow && form === undefined;
  const leaves = mine || (kind === 'bot' && table.host);
  return (
    <li className={open ? 'open' : undefined} aria-current={yours ? 'true' : undefined}>
      {open ? <i className="wr-empty" /> : <Avatar seat={seat} name={name} />}
      <span className="who">
        <span className="sn">
          <b>{open ? (keptNow && !yours ? kept.name : 'Open seat') : name}</b>
          {side !== undefined && <i className="tag side">{side}</i>}
          {kind === 'bot' && <i className="tag">bot</i>}
          {mine && <i className="tag you">you</i>}
        </span>
        <small>{words}</small>
      </span>
      {leaves && (
        <span className="acts">
          <button
            type="button"
            className="btn quiet"
            disabled={deeds.busy}
            onClick={() => void deeds.run(seat, { kind: 'leave' })}
          >
            {mine ? 'Leave seat' : 'Remove bot'}
          </button>
        </span>
      )}
      {free && onSit !== undefined && (
        <span className="acts">
          <button type="button" className="btn quiet" disabled={deeds.busy} onClick={onSit}>
            Add a player here
          </button>
        </span>
      )}
      {free && table.host && <AddBot seat={seat} deeds={deeds} />}
      {form !== undefined && <div className="seat-form">{form}</div>}
    </li>
  );
}

function useSeatWords({ seat, kind, level, mine, kept }: SeatInfo, table: TableInfo, yours: boolean): ReactNode {
  const { session } = useScope();
  const here = useModel((model) => isHere(model, seat));
  if (kind === 'bot') return `${level.slice(0, 1).toUpperCase()}${level.slice(1)} level`;
  if (kind === 'person') {
    if (!mine && here === undefined) return '';
    return here === false ? (
      'Not here'
    ) : (
      <>
        <i className="dot" />
        Here now
      </>
    );
  }
  if (kept !== undefined && kept.until > table.now)
    return yours ? 'Kept for you' : `Not answered yet. Kept until ${untilWords(kept.until, table.now)}`;
  if (yours) return 'Free for you';
  return session.host.kind === 'server' ? 'For the next friend who opens the link' : '';
}

function AddBot({ seat, deeds }: { readonly seat: number; readonly deeds: Deeds }): ReactNode {
  const [level, setLevel] = useState<BotLevel>('normal');
  return (
    <span className="wr-bot">
      <button
        type="button"
        className="btn wr-add"
        disabled={deeds.busy}
        onClick={() => void deeds.run(seat, { kind: 'bot', level })}
      >
        <Icon name="bot" />
        Add bot
      </button>
      <Segmented
        label={`Bot level for seat ${seat + 1}`}
        labelHidden
        value={level}
        choices={LEVELS}
        onChange={setLevel}
      />
    </span>
  );
}
