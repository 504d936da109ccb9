/** A finished match, forwards and backwards, in any player's view. */
import { type Observer, ownNames, render } from '@shutterbox/kernel';
import { Drawer, readerOf, SeatMarks, type Sitter } from '@shutterbox/ui';
import { BoardScope } from '@shutterbox/ui/board';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useArrival } from '../arrival.ts';
import type { AnyRoom, GameBundle } from '../games/bundle.ts';
import { LuckDrawer } from '../luck/luck-drawer.tsx';
import { SPEED_FACTOR, useSettings } from '../settings/settings.ts';
import { HoldingDrawer } from '../table/dock/holdings.tsx';
import { useDockLayout } from '../table/dock/layout.ts';
import { doing } from '../table/dock/waiting.ts';
import { CommonDrawers } from '../table/drawers/later.tsx';
import { closePanel, openRule, usePanels } from '../table/drawers/panels.ts';
import { useJoining } from '../table/log/joining.ts';
import { Notes } from '../table/log/notes.tsx';
import { Mast } from '../table/mast.tsx';
import { SHORT_MS } from '../table/match/queue.ts';
import { sideNames, withSides } from '../table/match/sides.ts';
import { useAddress, useMoment } from './moment.ts';
import { usePlayback } from './playback.ts';
import type { Moment, Reel } from './reel.ts';
import { ReplayBar } from './replay-bar.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayMenu } from './replay-menu.tsx';
import { ReplaySeatDrawer, ReplaySeats } from './replay-seats.tsx';

interface ReplayProps {
  readonly reel: Reel;
  readonly bundle: GameBundle;
  readonly at: number;
  readonly onMove: (number: number) => void;
  /** The address of the match; undefined for a file. */
  readonly address: string | undefined;
  /** Whose view is shown first. */
  readonly from?: Observer;
}

export function Replay(props: ReplayProps): ReactNode {
  return (
    <SeatMarks.Provider value={props.bundle.ui.SeatMark}>
      <BoardScope>
        <Shown {...props} />
      </BoardScope>
    </SeatMarks.Provider>
  );
}

function Shown({ reel, bundle, at: asked, onMove, address, from = 'spectator' }: ReplayProps): ReactNode {
  useArrival();
  const [at, moveTo] = useMoment(asked);
  const [observer, setObserver] = useState(from);
  const [forwards, setForwards] = useState(false);
  const everybody = useMemo(() => sittersOf(reel), [reel]);
  const moment = useMemo(() => reel.at(at, observer), [reel, at, observer]);
  const { options, seats } = reel.record;
  const sitters = withSides(everybody, sideNames(bundle.game, options, seats, moment.view));
  const lines = useMemo(() => reel.log(observer), [reel, observer]);
  const { ui } = bundle;
  const joining = useJoining(bundle.text, moment.view);
  const factor = useSettings(({ speed }) => SPEED_FACTOR[speed]);
  const duration = moment.events.reduce<number>((sum, event) => sum + ui.duration(event), 0);
  const move = (number: number): void => {
    const to = Math.max(0, Math.min(reel.last, number));
    setForwards(to === moment.number + 1);
    moveTo(to);
  };
  const playback = usePlayback(moment.number, reel.last, duration, move);
  const shown = forwards ? (duration * factor) / playback.pace : 0;
  useAddress(moment.number, asked, shown, onMove);
  const shownTo = useShownTo(moment.number, shown);
  const settled = useMemo(
    () => (shownTo === moment.number ? moment : reel.at(moment.number - 1, observer)),
    [reel, moment, observer, shownTo],
  );
  const reader = useMemo(() => readerOf({ observer, sitters }), [observer, sitters]);
  const pending = useMemo(
    () => settled.pending.map((each) => ({ ...each, words: render(each.words, reader) })),
    [settled, reader],
  );
  // Kept the same until it has been shown: a new object would start the animation again.
  const playing = useMemo(() => ({ number: moment.number, events: moment.events, duration: shown }), [moment, shown]);
  // Everything around the board waits until the step has been shown.
  const calm = useMemo(() => roomOf(settled, observer, sitters, pending), [settled, observer, sitters, pending]);
  const room = useMemo(() => {
    const { number, view, outcome } = moment;
    return { ...calm, number, view, outcome, playing };
  }, [calm, moment, playing]);
  useReplayKeys({ move, at: moment.number, last: reel.last, toggle: playback.toggle });
  const step = (number: number): void => {
    playback.stop();
    move(number);
  };
  const board = useMemo(() => <ui.Board room={room} />, [ui, room]);
  // Stable across moments: a new function would redraw hundreds of lines.
  const latestStep = useRef(step);
  latestStep.current = step;
  const pick = useCallback((number: number) => latestStep.current(number), []);
  const line = lines[moment.number];
  // During the animation the words would give the result away.
  const hides = shownTo !== moment.number && duration > SHORT_MS;
  const words = hides && line !== undefined ? [doing(calm, line, 'You move')] : line?.words;
  const told = words?.map((each) => render(each, reader)) ?? [];
  return (
    <>
      <div className="table replay" data-dock={useDockLayout()}>
        <Mast ui={ui} room={calm} moves={false} live={false} result={address} />
        <main className="board">{board}</main>
        <aside className="rail" aria-label="Seats and log">
          <ReplaySeats ui={ui} sitters={sitters} observer={observer} view={settled.view} pending={pending} />
          <section className="log" data-part="notes" aria-label="Log">
            <h2>Log</h2>
            <NotesSoFar
              ui={ui}
              joining={joining}
              sitters={sitters}
              lines={lines}
              at={hides ? settled.number : moment.number}
              onPick={pick}
            />
          </section>
        </aside>
        <div className="foot">
          <ReplayBar
            ui={ui}
            room={calm}
            number={moment.number}
            last={reel.last}
            told={told}
            said={hides || playback.running ? '' : told.join(' ')}
            playback={playback}
            onStep={step}
            onObserver={setObserver}
          />
        </div>
      </div>
      <CommonDrawers bundle={bundle} />
      <ReplayMenu reel={reel} bundle={bundle} address={address} number={moment.number} />
      <AllNotes ui={ui} joining={joining} sitters={sitters} lines={lines} at={moment.number} onPick={pick} />
      <ReplaySeatDrawer ui={ui} room={room} />
      {reel.record.outcome !== undefined && (
        <LuckDrawer open={() => ({ ok: true, reel })} ui={ui} sitters={sitters} observer={observer} onPick={pick} />
      )}
      <HoldingDrawer ui={ui} room={calm} />
    </>
  );
}

interface ReplayNotesProps extends Omit<Parameters<typeof Notes>[0], 'left'> {
  readonly at: number;
}

/** The board moves first; the log line may follow a frame later. */
function NotesSoFar({ lines, at, ...props }: ReplayNotesProps): ReactNode {
  const noted = useDeferredValue(at);
  const past = useMemo(() => lines.slice(0, noted + 1), [lines, noted]);
  return <Notes {...props} lines={past} at={noted} left={0} />;
}

function AllNotes({ onPick, ...props }: ReplayNotesProps): ReactNode {
  const open = usePanels((panels) => panels.open);
  const pick = (number: number): void => {
    closePanel();
    onPick(number);
  };
  return (
    <Drawer title="Log" open={open === 'notes'} onClose={closePanel} first="li button[tabindex='0']">
      <Notes {...props} left={0} onPick={pick} />
    </Drawer>
  );
}

function sittersOf({ record }: Reel): readonly Sitter[] {
  const names = Array.from({ length: record.seats }, (_, seat) => record.names?.[seat] ?? '');
  return ownNames(names).map((name, seat) => ({
    seat,
    name,
    kind: 'person' as const,
    mine: false,
    away: false,
  }));
}

/** The last moment whose animation has finished. */
function useShownTo(number: number, duration: number): number {
  const [shown, setShown] = useState(number);
  useEffect(() => {
    // The board comes to rest first; the numbers around it may follow a frame later.
    const timer = setTimeout(() => startTransition(() => setShown(number)), duration);
    return () => clearTimeout(timer);
  }, [number, duration]);
  return duration === 0 ? number : shown;
}

function roomOf(
  { number, view, outcome }: Moment,
  observer: Observer,
  sitters: readonly Sitter[],
  pending: AnyRoom['pending'],
): AnyRoom {
  return {
    observer,
    number,
    view,
    settled: view,
    sitters,
    question: undefined,
    others: [],
    standing: [],
    pending,
    left: undefined,
    playing: undefined,
    outcome,
    isBusy: () => false,
    act: () => undefined,
    steps: [],
    redo: () => undefined,
    why: () => undefined,
    openRule,
  };
}
