/** Before the start: who is there, who is missing, and the link to send. */
import type { BotLevel, SeatInfo, TableInfo } from '@shutterbox/protocol';
import { Avatar, Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { NAME_CHARACTERS } from '../../host/own-name.ts';
import { useModel, useScope } from '../context.ts';
import { type Deeds, useDeeds } from '../match/deed.ts';
import { isHere, NOT_HERE } from '../match/here.ts';
import { sideNames } from '../match/sides.ts';
import { CopyLink } from './copy-link.tsx';
import { NameForm } from './name-form.tsx';

const LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard'];

export function WaitingRoom({ table }: { readonly table: TableInfo }): ReactNode {
  const { session, bundle } = useScope();
  const deeds = useDeeds(session);
  const [naming, setNaming] = useState<number>();
  const seated = table.seats.some(({ mine }) => mine);
  const sit = async (seat: number, name?: string): Promise<void> => {
    const done = await deeds.run(seat, name === undefined ? { kind: 'join' } : { kind: 'join', name });
    setNaming(done ? undefined : seat);
  };
  const stranger = deeds.refusal?.code === 'visitor.unknown';
  const asking = (seat: number): ReactNode => {
    if (naming !== seat) return undefined;
    if (stranger) return <NameForm button="Sit down" onDone={() => void sit(seat)} />;
    return seated ? <SitterForm onName={(name) => void sit(seat, name)} /> : undefined;
  };
  const sides = sideNames(bundle.game, table.options, table.seats.length);
  const missing = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <main className="waiting-room">
      <section className="sheet-card" aria-label="Waiting room">
        <p className="eyebrow">{bundle.ui.subtitle}</p>
        <h1>{missing === 1 ? 'One seat is open' : `${missing} seats are open`}</h1>
        <p className="lead">
          {seated ? 'Send the link to whoever shall play; ' : 'Sit down; '}the match starts by itself as soon as every
          seat is taken.
        </p>
        <ol className="room-seats">
          {table.seats.map((info) => (
            <RoomSeat
              key={info.seat}
              info={info}
              side={sides[info.seat]}
              host={table.host}
              deeds={deeds}
              onSit={() => (seated ? setNaming(info.seat) : void sit(info.seat))}
              onNot={() => setNaming(undefined)}
              form={asking(info.seat)}
            />
          ))}
        </ol>
        {deeds.refusal !== undefined && !stranger && <p role="alert">{deeds.refusal.sentence}</p>}
        {session.host.kind === 'server' && (
          <>
            <h2>Invite</h2>
            <CopyLink url={`${location.origin}/m/${table.id}`} label="The address of this table" />
          </>
        )}
      </section>
    </main>
  );
}

/** A second person at this device. */
function SitterForm({ onName }: { readonly onName: (name: string) => void }): ReactNode {
  const [name, setName] = useState('');
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name);
      }}
    >
      <label>
        <span>Who sits there, at this device?</span>
        <input value={name} maxLength={NAME_CHARACTERS} required onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="btn primary">
        Sit down
      </button>
    </form>
  );
}

interface RoomSeatProps {
  readonly info: SeatInfo;
  /** What its side is called, where there are sides. */
  readonly side: string | undefined;
  readonly host: boolean;
  readonly deeds: Deeds;
  readonly onSit: () => void;
  readonly onNot: () => void;
  /** Asks who it is that sits down here. */
  readonly form: ReactNode;
}

function RoomSeat({ info, side, host, deeds, onSit, onNot, form }: RoomSeatProps): ReactNode {
  const { seat, kind, name, mine } = info;
  const [level, setLevel] = useState<BotLevel>('normal');
  const naming = form !== undefined;
  const absent = useModel((model) => isHere(model, seat) === false);
  return (
    <li aria-current={naming ? 'true' : undefined}>
      <Avatar seat={seat} name={kind === 'open' ? '?' : name} />
      <span className="sn">
        <b>{kind === 'open' ? 'Open seat' : name}</b>
        {side !== undefined && <i className="tag side">{side}</i>}
        {kind === 'bot' && <i className="tag">bot</i>}
        {mine && <i className="tag">you</i>}
        {absent && <i className="tag">{NOT_HERE}</i>}
      </span>
      <span className="acts">
        {kind === 'open' && host && !naming && (
          <>
            <select
              aria-label={`Level of the bot on seat ${seat + 1}`}
              value={level}
              onChange={(event) => setLevel(levelOf(event.target.value))}
            >
              {LEVELS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
            <button
              type="button"
              className="btn"
              disabled={deeds.busy}
              onClick={() => void deeds.run(seat, { kind: 'bot', level })}
            >
              <Icon name="bot" />
              Add a bot
            </button>
          </>
        )}
        {naming && (
          <button type="button" className="btn quiet" onClick={onNot}>
            Cancel
          </button>
        )}
        {kind === 'open' && !naming && (
          <button type="button" className="btn" disabled={deeds.busy} onClick={onSit}>
            <Icon name="seat" />
            Sit down
          </button>
        )}
        {(mine || (kind === 'bot' && host)) && (
          <button
            type="button"
            className="btn quiet"
            disabled={deeds.busy}
            onClick={() => void deeds.run(seat, { kind: 'leave' })}
          >
            {mine ? 'Get up' : 'Send away'}
          </button>
        )}
      </span>
      {naming && (
        <div className="seat-form" ref={focusField}>
          {form}
        </div>
      )}
    </li>
  );
}

/** The button that was pressed is gone: the hand goes on in the field. */
function focusField(form: HTMLElement | null): void {
  form?.querySelector('input')?.focus();
}

function levelOf(text: string): BotLevel {
  return LEVELS.find((level) => level === text) ?? 'normal';
}
