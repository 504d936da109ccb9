/** Who sits at the table, and what each is doing. */
import { Avatar, Icon, PHONE, type Sitter, useMedia } from '@shutterbox/ui';
import { memo, type ReactNode } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { Countdown } from '../dock/countdown.tsx';
import { openPanel } from '../drawers/panels.ts';
import { isHere, NOT_HERE } from '../match/here.ts';
import { shownFeed } from '../match/model.ts';
import { shortNames } from './short-names.ts';
import { type SeatStatus, statusOf, statusWords } from './status.ts';

type SeatsProps = Pick<AnyRoom, 'sitters' | 'view' | 'pending'>;

/** Redrawn when something has changed for the seats, not with every movement on the board. */
export const Seats = memo(function Seats({ sitters, view, pending }: SeatsProps): ReactNode {
  const phone = useMedia(PHONE);
  const line = phone ? (LETTERS[sitters.length] ?? Infinity) : Infinity;
  const short = shortNames(
    sitters.map(({ name }) => name),
    line,
  );
  return (
    <section aria-label="Seats">
      <ol className={`seats of-${sitters.length}`} data-seats={sitters.length}>
        {sitters.map((sitter, at) => (
          <SeatRow key={sitter.seat} sitter={sitter} short={short[at] ?? ''} view={view} pending={pending} />
        ))}
      </ol>
    </section>
  );
});

/** What a line of a cell on a phone has space for, by the number of seats beside each other. */
const LETTERS: Readonly<Record<number, number>> = { 4: 8, 5: 7 };

interface SeatRowProps extends Omit<SeatsProps, 'sitters'> {
  readonly sitter: Sitter;
  /** The name as far as there is space for it. */
  readonly short: string;
}

function SeatRow({ sitter, short, view, pending }: SeatRowProps): ReactNode {
  const { bundle } = useScope();
  // We hear who is asked before it is shown.
  const round = useModel((model) => (model.moment === undefined && !model.holds ? shownFeed(model)?.round : undefined));
  const deadline = useModel(({ table, moment }) => (moment === undefined ? (table?.deadline ?? 0) : 0));
  const shown = useModel((model) => model.shown);
  const absent = useModel((model) => model.moment === undefined && isHere(model, sitter.seat) === false);
  const { seat, name } = sitter;
  const turn = bundle.ui.onTurn?.(view);
  const status = statusOf(seat, { pending }, turn, round?.asked ?? []);
  const active = status === 'turn' || status === 'asked';
  const isAsked = pending.some((each) => each.seat === seat && each.optional !== true);
  const you = shown === seat;
  const said = statusWords(status, turn, you && isAsked && !sitter.away);
  const tag = tagOf(sitter, you, absent);
  const { SeatFacts } = bundle.ui;
  return (
    <li className={`seat${status === 'turn' ? ' act' : ''}`} data-seat={seat} data-status={status}>
      <div className="seat-in">
        <Avatar seat={seat} name={name} />
        <button type="button" className="sn" onClick={() => openPanel('seat', String(seat))}>
          <SeatName name={name} short={short} />
          {you && <i className="tag you">you</i>}
          {sitter.side !== undefined && <i className="tag side">{sitter.side}</i>}
          {tag !== '' && <i className={tag === NOT_HERE ? 'tag absent' : 'tag'}>{tag}</i>}
          {said !== '' && <span className="unseen"> ({said})</span>}
        </button>
        <span className="say" aria-hidden={!active || deadline === 0}>
          <Envelope status={status} />
          <span className="said">{said}</span>
          {active && deadline > 0 && <Countdown until={deadline} />}
        </span>
        <div className="st">
          <SeatFacts view={view} seat={seat} />
        </div>
      </div>
    </li>
  );
}

/** Screen readers still hear what is cut off; a press on the seat shows it. */
function SeatName({ name, short }: { readonly name: string; readonly short: string }): ReactNode {
  if (short === name) return <b>{name}</b>;
  return (
    <>
      <b title={name} aria-hidden>
        {short}
      </b>
      <span className="unseen">{name}</span>
    </>
  );
}

/** An open or answered letter. A new element each time, so that it opens and closes only once. */
function Envelope({ status }: { readonly status: SeatStatus }): ReactNode {
  if (status === 'asked') return <Icon key="asked" name="mail-open" />;
  return status === 'answered' ? <Icon key="answered" name="mail" /> : null;
}

/** Beside "you". */
function tagOf({ kind, mine, away }: Sitter, you: boolean, absent: boolean): string {
  if (kind === 'bot') return 'bot';
  if (kind === 'open') return 'open';
  if (away) return 'away';
  if (mine) return you ? '' : 'here';
  return absent ? NOT_HERE : '';
}
