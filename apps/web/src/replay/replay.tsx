/** The table once more, as it was: forwards, backwards, from every side. */
import type { Observer } from '@shutterbox/kernel';
import { Drawer, type Sitter, withNames } from '@shutterbox/ui';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyRoom, GameBundle } from '../games/bundle.ts';
import { SPEED_FACTOR, useSettings } from '../settings/settings.ts';
import { CommonDrawers } from '../table/drawers.tsx';
import { HoldingDrawer } from '../table/holdings.tsx';
import { Mast } from '../table/mast.tsx';
import { Notes } from '../table/notes.tsx';
import { closePanel, openRule, usePanels } from '../table/panels.ts';
import { useMoment } from './moment.ts';
import { usePlayback } from './playback.ts';
import type { Frame, Reel } from './reel.ts';
import { ReplayBar } from './replay-bar.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayMenu } from './replay-menu.tsx';
import { ReplaySeatDrawer, ReplaySeats } from './replay-seats.tsx';

interface ReplayProps {
  readonly reel: Reel;
  readonly bundle: GameBundle;
  readonly at: number;
  readonly onMove: (number: number) => void;
  /** Where the match can be found by others; a file has none. */
  readonly address: string | undefined;
  /** The side that it is seen from at first. */
  readonly from?: Observer;
}

export function Replay({ reel, bundle, at: asked, onMove, address, from = 'spectator' }: ReplayProps): ReactNode {
  const [at, moveTo] = useMoment(asked, onMove);
  const [side, setSide] = useState(from);
  const [forwards, setForwards] = useState(false);
  const sitters = useMemo(() => sittersOf(reel), [reel]);
  const frame = useMemo(() => reel.at(at, side), [reel, at, side]);
  const lines = useMemo(() => reel.log(side), [reel, side]);
  const { ui } = bundle;
  const factor = useSettings(({ speed }) => SPEED_FACTOR[speed]);
  const duration = frame.events.reduce<number>((sum, event) => sum + ui.duration(event), 0);
  const move = (number: number): void => {
    const to = Math.max(0, Math.min(reel.last, number));
    setForwards(to === frame.number + 1);
    moveTo(to);
  };
  const playback = usePlayback(frame.number, reel.last, duration, move);
  const shown = forwards ? (duration * factor) / playback.pace : 0;
  const shownTo = useShownTo(frame.number, shown);
  const settled = useMemo(
    () => (shownTo === frame.number ? frame : reel.at(frame.number - 1, side)),
    [reel, frame, side, shownTo],
  );
  const room = useMemo(() => roomOf(frame, settled, side, sitters, shown), [frame, settled, side, sitters, shown]);
  useReplayKeys({ move, at: frame.number, last: reel.last, toggle: playback.toggle });
  const step = (number: number): void => {
    playback.stop();
    move(number);
  };
  const board = useMemo(() => <ui.Board room={room} />, [ui, room]);
  // The same one at every moment: hundreds of lines would be drawn anew with it.
  const latestStep = useRef(step);
  latestStep.current = step;
  const pick = useCallback((number: number) => latestStep.current(number), []);
  // What moves on the board goes first; its line may come a frame later.
  const noted = useDeferredValue(frame.number);
  const past = useMemo(() => lines.slice(0, noted + 1), [lines, noted]);
  const told = lines[frame.number]?.words.map((words) => withNames(words, sitters)) ?? [];
  return (
    <>
      <div className="table replay">
        <Mast ui={ui} room={room} moves={false} live={false} />
        <main className="board">{board}</main>
        <aside className="rail" aria-label="Seats and field notes">
          <ReplaySeats room={room} ui={ui} />
          <section className="log" aria-label="Field notes">
            <h2>Field notes</h2>
            <Notes ui={ui} sitters={sitters} observer={side} lines={past} left={0} at={noted} onPick={pick} />
          </section>
        </aside>
        <div className="foot">
          <ReplayBar
            ui={ui}
            room={room}
            number={frame.number}
            last={reel.last}
            told={told}
            playback={playback}
            onStep={step}
            onSide={setSide}
          />
        </div>
      </div>
      <CommonDrawers bundle={bundle} />
      <ReplayMenu reel={reel} bundle={bundle} address={address} number={frame.number} />
      <ReplayNotes ui={ui} sitters={sitters} observer={side} lines={lines} at={noted} onPick={pick} />
      <ReplaySeatDrawer ui={ui} room={room} />
      <HoldingDrawer ui={ui} room={room} />
    </>
  );
}

function ReplayNotes({ onPick, ...props }: Omit<Parameters<typeof Notes>[0], 'left'>): ReactNode {
  const open = usePanels((panels) => panels.open);
  const pick = (number: number): void => {
    closePanel();
    onPick(number);
  };
  return (
    <Drawer title="Field notes" open={open === 'notes'} onClose={closePanel}>
      <Notes {...props} left={0} onPick={pick} />
    </Drawer>
  );
}

function sittersOf({ record }: Reel): readonly Sitter[] {
  return Array.from({ length: record.seats }, (_, seat) => ({
    seat,
    name: record.names?.[seat] ?? `Player ${seat + 1}`,
    kind: 'person' as const,
    mine: false,
    away: false,
  }));
}

/** The last moment that has been shown to its end. */
function useShownTo(number: number, duration: number): number {
  const [shown, setShown] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => setShown(number), duration);
    return () => clearTimeout(timer);
  }, [number, duration]);
  return duration === 0 ? number : shown;
}

function roomOf(
  frame: Frame,
  settled: Frame,
  observer: Observer,
  sitters: readonly Sitter[],
  duration: number,
): AnyRoom {
  return {
    observer,
    view: frame.view,
    settled: settled.view,
    sitters,
    questions: [],
    pending: settled.pending.map((each) => ({ ...each, words: withNames(each.words, sitters) })),
    busy: false,
    playing: { number: frame.number, events: frame.events, duration },
    outcome: frame.outcome,
    act: () => undefined,
    why: () => undefined,
    openRule,
  };
}
