/** Who sits at the table, and what each is doing. */
import type { Seat } from '@shutterbox/kernel';
import { Avatar, type Sitter } from '@shutterbox/ui';
import { memo, type ReactNode } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { Countdown } from '../dock/countdown.tsx';
import { openPanel } from '../drawers/panels.ts';
import { isHere, NOT_HERE } from '../match/here.ts';
import { shownFeed } from '../match/model.ts';

export type SeatStatus = 'thinking' | 'asked' | 'answered' | 'idle';

type SeatsProps = Pick<AnyRoom, 'sitters' | 'view' | 'pending'>;

/** Drawn anew when something has changed for them, and not with every movement on the board. */
export const Seats = memo(function Seats({ sitters, view, pending }: SeatsProps): ReactNode {
  return (
    <section aria-label="Seats">
      <ol className={`seats of-${sitters.length}`} data-seats={sitters.length}>
        {sitters.map((sitter) => (
          <SeatRow key={sitter.seat} sitter={sitter} view={view} pending={pending} />
        ))}
      </ol>
    </section>
  );
});

interface SeatRowProps extends Omit<SeatsProps, 'sitters'> {
  readonly sitter: Sitter;
}

function SeatRow({ sitter, view, pending }: SeatRowProps): ReactNode {
  const { bundle } = useScope();
  // Who has been asked is heard before it is shown.
  const round = useModel((model) => (model.moment === undefined && !model.holds ? shownFeed(model)?.round : undefined));
  const deadline = useModel(({ table, moment }) => (moment === undefined ? (table?.deadline ?? 0) : 0));
  const shown = useModel((model) => model.shown);
  const absent = useModel((model) => model.moment === undefined && isHere(model, sitter.seat) === false);
  const { seat, name } = sitter;
  const status = statusOf(seat, { pending }, round?.asked ?? []);
  const active = status === 'thinking' || status === 'asked';
  const said = status === 'idle' ? '' : seat === shown && active && !sitter.away ? 'your move' : status;
  // Whose move it is says already that it is oneself.
  const tag = said === 'your move' ? '' : tagOf(sitter, shown === seat, absent);
  const { SeatFacts } = bundle.ui;
  return (
    <li className={`seat${active ? ' act' : ''}`} data-seat={seat}>
      <div className="seat-in">
        <Avatar seat={seat} name={name} />
        <button type="button" className="sn" onClick={() => openPanel('seat', String(seat))}>
          <b>{name}</b>
          {sitter.side !== undefined && <i className="tag side">{sitter.side}</i>}
          {tag !== '' && <i className={tag === NOT_HERE ? 'tag absent' : 'tag'}>{tag}</i>}
          {said !== '' && <span className="unseen"> ({said})</span>}
        </button>
        <span className="say" aria-hidden={!active || deadline === 0}>
          {said}
          {active && deadline > 0 && <Countdown until={deadline} />}
        </span>
        <div className="st">
          <SeatFacts view={view} seat={seat} />
        </div>
      </div>
    </li>
  );
}

export function statusOf(seat: Seat, { pending }: Pick<AnyRoom, 'pending'>, asked: readonly Seat[]): SeatStatus {
  const required = pending.filter(({ optional }) => optional !== true);
  if (required.some((each) => each.seat === seat)) return asked.length > 1 ? 'asked' : 'thinking';
  return required.length > 0 && asked.length > 1 && asked.includes(seat) ? 'answered' : 'idle';
}

function tagOf({ kind, mine, away }: Sitter, shown: boolean, absent: boolean): string {
  if (kind === 'bot') return 'bot';
  if (kind === 'open') return 'open';
  if (away) return 'away';
  if (shown) return 'you';
  if (mine) return 'here';
  return absent ? NOT_HERE : '';
}
