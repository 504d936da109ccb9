/** One seat: who sits there, and what its owner can do with it. */
import { Icon, type Sitter } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import type { SeatDeed } from '../../host/host.ts';
import { useModel, useScope } from '../context.ts';
import { KeptAnswers } from '../dock/kept-answers.tsx';
import { closePanel } from '../drawers/panels.ts';
import { useDeeds } from '../match/deed.ts';
import { isHere } from '../match/here.ts';
import { CopyLink } from './copy-link.tsx';

export function SeatPanel({ sitter, room }: { readonly sitter: Sitter; readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const { seat, kind, mine, away } = sitter;
  const { SeatFacts, SeatSheet } = bundle.ui;
  const level = useModel(({ table }) => table?.seats[seat]?.level ?? '');
  const here = useModel((model) => isHere(model, seat));
  return (
    <div className="seat-panel">
      <p className="lead">
        {kind === 'bot' && `A bot, ${level === '' ? 'normal' : level} level.`}
        {kind === 'person' &&
          (away ? 'Away: a bot plays until they are back.' : mine ? 'Your seat, on this device.' : 'A player.')}
        {here !== undefined && (here ? ' Here now.' : ' Not here right now.')}
      </p>
      <div className="st">
        <SeatFacts view={room.view} seat={seat} />
      </div>
      {SeatSheet !== undefined && <SeatSheet view={room.view} seat={seat} />}
      {mine && room.outcome === undefined && <OwnSeat seat={seat} away={away} />}
    </div>
  );
}

function OwnSeat({ seat, away }: { readonly seat: number; readonly away: boolean }): ReactNode {
  const { session } = useScope();
  const deeds = useDeeds(session);
  const [link, setLink] = useState('');
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState('');
  // The table says what has come of it.
  const run = async (deed: SeatDeed): Promise<void> => {
    if (await deeds.run(seat, deed)) closePanel();
  };
  const makeLink = async (): Promise<void> => {
    const reply = await session.host.seatLink(session.match, seat);
    setLink(reply.ok ? reply.value.url : '');
    setProblem(reply.ok ? '' : reply.refusal.sentence);
  };
  return (
    <div className="deeds">
      <KeptAnswers seat={seat} />
      <button
        type="button"
        className="btn"
        disabled={deeds.busy}
        onClick={() => void run({ kind: away ? 'back' : 'away' })}
      >
        <Icon name={away ? 'seat' : 'bot'} />
        {away ? 'I am back' : 'Let a bot play for me'}
      </button>
      {session.host.kind === 'server' && link === '' && (
        <button type="button" className="btn" onClick={() => void makeLink()}>
          <Icon name="link" />
          Move my seat to another device
        </button>
      )}
      {link !== '' && (
        <div className="deeds" tabIndex={-1} ref={focusOnce}>
          <p>
            Open this link on the other device. We show it only once and it works once. Anyone who has it can take your
            seat.
          </p>
          <CopyLink url={link} label="Link to your seat" />
        </div>
      )}
      {leaving ? (
        <div className="confirm" role="alertdialog" aria-label="Leave for good">
          <p>A bot takes your seat, and you cannot have it back.</p>
          <button type="button" className="btn" onClick={() => setLeaving(false)}>
            Stay
          </button>
          <button type="button" className="btn primary" onClick={() => void run({ kind: 'hand-over' })}>
            Leave for good
          </button>
        </div>
      ) : (
        <button type="button" className="btn quiet" onClick={() => setLeaving(true)}>
          Leave the match for good …
        </button>
      )}
      {(deeds.refusal !== undefined || problem !== '') && <p role="alert">{deeds.refusal?.sentence ?? problem}</p>}
    </div>
  );
}

/** The button that asked for it is gone. */
function focusOnce(node: HTMLElement | null): void {
  node?.focus();
}
