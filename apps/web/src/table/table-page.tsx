/** The page of one match, from the waiting room to the replay. */
import { SeatMarks } from '@shutterbox/ui';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { AnyGuide, GameBundle } from '../games/bundle.ts';
import { loadGame } from '../games/games.ts';
import { loadGuide } from '../games/guides.ts';
import type { Host } from '../host/host.ts';
import { hostOf } from '../host/hosts.ts';
import { isLesson } from '../host/local-id.ts';
import { Message } from '../pages/message-later.tsx';
import { Quiet } from '../pages/quiet.tsx';
import { ScopeProvider } from './context.ts';
import { ConnectionBar } from './dock/connection.tsx';
import { Drawers } from './drawers/later.tsx';
import { closeMoves, closePanel } from './drawers/panels.ts';
import { Mast } from './mast.tsx';
import { ownSeats } from './match/observer.ts';
import { TableSession } from './match/session.ts';
import { Table } from './table.tsx';
import { callOf, useTitle } from './title.ts';

const WaitingRoom = lazy(async () => ({ default: (await import('./waiting/waiting-room.tsx')).WaitingRoom }));
const MatchReplay = lazy(async () => ({ default: (await import('../replay/match-replay.tsx')).MatchReplay }));

type Loading = GameBundle | 'unknown' | 'failed' | undefined;

import { useRoom } from './use-room.ts';

export function TablePage({ match }: { readonly match: string }): ReactNode {
  const session = useMemo(() => new TableSession(hostOf(match), match), [match]);
  useEffect(() => {
    session.open();
    closePanel();
    closeMoves();
    return () => session.close();
  }, [session]);
  const link = useStore(session.store, (model) => model.link);
  const game = useStore(session.store, (model) => model.table?.game);
  const bundle = useBundle(game);
  useEffect(() => {
    if (typeof bundle === 'object') session.takeBundle(bundle);
  }, [bundle, session]);
  if (link === 'gone')
    return (
      <Message title="There is no such table">It may have been deleted, or there is a typo in the address.</Message>
    );
  if (bundle === 'unknown')
    return <Message title="We don’t know this game">This page may be older than the server. Reload it.</Message>;
  if (bundle === 'failed')
    return <Message title="The game did not load">Check your connection and reload the page.</Message>;
  if (bundle === undefined && link === 'lost') return <Lost host={session.host.kind} />;
  if (bundle === undefined) return <Quiet title="Setting up the table …" />;
  return (
    <SeatMarks.Provider value={bundle.ui.SeatMark}>
      <TableOf session={session} bundle={bundle} />
    </SeatMarks.Provider>
  );
}

function Lost({ host }: { readonly host: Host['kind'] }): ReactNode {
  return host === 'server' ? (
    <Message title="We can’t reach the server">
      We keep trying. Check your connection. You can still play matches in this browser.
    </Message>
  ) : (
    <Message title="This browser can’t open the match">
      We keep trying. If that doesn’t help, close the other tabs of this site and reload the page.
    </Message>
  );
}

function TableOf({ session, bundle }: { readonly session: TableSession; readonly bundle: GameBundle }): ReactNode {
  const guide = useGuide(session.match, bundle);
  const scope = useMemo(
    () => ({ session, bundle, guide: guide === 'coming' ? undefined : guide }),
    [session, bundle, guide],
  );
  const table = useStore(session.store, (model) => model.table);
  const call = useStore(session.store, (model) => callOf(model, bundle.ui));
  const [, go] = useLocation();
  const at = momentIn(useSearch());
  const over = table?.status === 'over';
  // Only after what led to it has been shown.
  const holds = useStore(session.store, (model) => model.holds);
  useTitle(bundle.ui.name, over || holds ? undefined : call);
  useRoom(bundle.game.id);
  useEffect(() => {
    if (!over) session.lookAt(at);
  }, [session, at, over]);
  // However the player got back to now, the address no longer asks for the past.
  useEffect(() => {
    if (at === undefined || over) return;
    return session.store.subscribe((now, before) => {
      if (before.moment !== undefined && now.moment === undefined) go(`/m/${session.match}`, { replace: true });
    });
  }, [session, at, over, go]);
  const onMoment = useCallback(
    (number: number) => {
      if (over) go(`/m/${session.match}?at=${number}`);
      else session.lookAt(number);
    },
    [go, over, session],
  );
  if (table === undefined || guide === 'coming') return null;
  return (
    <ScopeProvider value={scope}>
      {table.status === 'open' && (
        <div className="waiting">
          <Mast ui={bundle.ui} room={undefined} moves={false} />
          <Suspense fallback={null}>
            <WaitingRoom table={table} />
          </Suspense>
          <ConnectionBar />
          <Drawers room={undefined} onMoment={onMoment} />
        </div>
      )}
      {table.status !== 'open' &&
        (over && at !== undefined ? (
          <Suspense fallback={<Quiet title="Loading the replay …" />}>
            <MatchReplay
              host={session.host}
              match={session.match}
              at={at}
              bundle={bundle}
              from={ownSeats(table)[0] ?? 'spectator'}
            />
          </Suspense>
        ) : (
          <Table onMoment={onMoment} />
        ))}
    </ScopeProvider>
  );
}

function useBundle(game: string | undefined): Loading {
  const [bundle, setBundle] = useState<Loading>();
  useEffect(() => {
    if (game === undefined) return;
    const loading = loadGame(game);
    if (loading === undefined) setBundle('unknown');
    else loading.then(setBundle, () => setBundle('failed'));
  }, [game]);
  return bundle;
}

/** A lesson that cannot be fetched is no reason not to play. */
function useGuide(match: string, { game }: GameBundle): AnyGuide | 'coming' | undefined {
  const [guide, setGuide] = useState<AnyGuide | 'coming' | undefined>(isLesson(match) ? 'coming' : undefined);
  useEffect(() => {
    if (isLesson(match)) loadGuide(game.id).then(setGuide, () => setGuide(undefined));
  }, [match, game]);
  return guide;
}

function momentIn(search: string): number | undefined {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
}
