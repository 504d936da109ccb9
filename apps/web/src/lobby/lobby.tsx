/** The lobby: a contact sheet of the games, your matches, and the open tables. */
import { moreBelow } from '@shutterbox/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useArrival } from '../arrival.ts';
import { UpdateNote } from '../offline/update-note.tsx';
import { declineKeptSeats, takeKeptSeat } from './again.ts';
import { CATALOGUE, type Listing } from './catalogue.ts';
import { Foot } from './foot.tsx';
import { Frame } from './frame.tsx';
import { type Listed, refreshLists, useFreshLists, useLists } from './lists.ts';
import { MyMatches, OpenTables } from './match-lists.tsx';
import { isMyMove } from './match-words.ts';
import { NameForm } from './name-form.tsx';
import type { Offer } from './offer.ts';
import { openTable, quickStart } from './open-table.ts';
import { Sheet } from './sheet.tsx';
import { TopBar } from './top-bar.tsx';
import { useWidth } from './use-width.ts';
import { useVisitor } from './visitor.ts';
import './room.css';
import './lobby.css';
import './landscape.css';

const CreateTable = lazy(() => import('./create-table.tsx').then((module) => ({ default: module.CreateTable })));

const UNREACHED = 'We can’t reach the server right now, but we keep trying. “Play now” still works, in this browser.';

type Open =
  | { readonly kind: 'create'; readonly listing: Listing; readonly offer: Promise<Offer> }
  | { readonly kind: 'sit'; readonly listed: Listed };

export function Lobby(): ReactNode {
  const [, go] = useLocation();
  const width = useWidth();
  const column = width !== 'desk';
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState('');
  const [refused, setRefused] = useState('');
  const reached = useLists((lists) => lists.reached);
  useFreshLists();
  useTitle();
  useArrival();

  async function play({ id }: Listing): Promise<void> {
    setBusy(id);
    setRefused('');
    const made = await openTable(quickStart(id));
    if (made.ok) return go(`/m/${made.value.id}`);
    setBusy('');
    setRefused(made.refusal.sentence);
  }

  async function sit({ host, match }: Listed): Promise<void> {
    const seat = match.seats.find(({ kind, kept }) => kind === 'open' && (kept === undefined || kept.yours))?.seat ?? 0;
    const seated = await host.seat(match.id, seat, { kind: 'join' });
    // Another player was faster: the table shows whether another seat is free.
    if (seated.ok || seated.refusal.code === 'seat.notOpen' || seated.refusal.code === 'seat.taken')
      go(`/m/${match.id}`);
    else setRefused(seated.refusal.sentence);
  }

  async function take({ host, match }: Listed): Promise<void> {
    const seated = await takeKeptSeat(host, match);
    if (seated.ok) go(`/m/${match.id}`);
    else setRefused(seated.refusal.sentence);
  }

  async function decline({ host, match }: Listed): Promise<void> {
    await declineKeptSeats(host, match);
    refreshLists();
  }

  const myMatches = (
    <MyMatches width={width} onTake={(listed) => void take(listed)} onDecline={(listed) => void decline(listed)} />
  );
  return (
    <div className="lb-room">
      <div className="lb-lobby">
        <TopBar />
        <UpdateNote />
        <p className="lb-notice" role="status">
          {refused || (reached === false ? UNREACHED : '')}
        </p>
        {column ? myMatches : null}
        <main className="lb-main">
          <h1 className="unseen">Shutterbox: games about taking the shot</h1>
          <ul className="lb-contact">
            {CATALOGUE.map((listing, at) => (
              <Frame
                key={listing.id}
                listing={listing}
                number={at + 1}
                busy={busy === listing.id}
                onPlay={() => void play(listing)}
                onRefused={setRefused}
                onCreate={() => {
                  if (listing.offer !== undefined) setOpen({ kind: 'create', listing, offer: listing.offer() });
                }}
              />
            ))}
          </ul>
        </main>
        <aside className="lb-lists" aria-label="Matches">
          {column ? null : myMatches}
          <OpenTables
            onSit={(listed) => {
              if (useVisitor.getState().name === '') setOpen({ kind: 'sit', listed });
              else void sit(listed);
            }}
          />
        </aside>
        <Foot />
      </div>
      {open === undefined ? null : (
        <Opened open={open} onClose={() => setOpen(undefined)} onSit={(listed) => void sit(listed)} />
      )}
    </div>
  );
}

interface OpenedProps {
  readonly open: Open;
  readonly onClose: () => void;
  readonly onSit: (listed: Listed) => void;
}

function Opened({ open, onClose, onSit }: OpenedProps): ReactNode {
  switch (open.kind) {
    case 'create':
      return (
        <Sheet
          title="Create a table"
          note={`${open.listing.name}, ${open.listing.subtitle.toLowerCase()}`}
          onClose={onClose}
        >
          <Suspense fallback={<p className="lb-wait">Unpacking the box …</p>}>
            <CreateTable listing={open.listing} offer={open.offer} />
          </Suspense>
        </Sheet>
      );
    case 'sit':
      return (
        <Sheet title="Take a seat" onClose={onClose}>
          <div className="lb-scroll" ref={moreBelow}>
            <NameForm label="Your name" action="Take seat" onNamed={() => onSit(open.listed)} />
          </div>
        </Sheet>
      );
  }
}

function useTitle(): void {
  const moves = useLists(({ mine }) => mine.filter(({ match }) => isMyMove(match)).length);
  useEffect(() => {
    document.title = moves === 0 ? 'Shutterbox' : `Your move (${moves}) – Shutterbox`;
  }, [moves]);
}
