/** The table: one shell for all games. */
import { awaitThumb, type OwnQuestion } from '@shutterbox/ui';
import { BoardScope, usePressKey } from '@shutterbox/ui/board';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useArrival } from '../arrival.ts';
import type { AnyRoom } from '../games/bundle.ts';
import { Quiet } from '../pages/quiet.tsx';
import { useSettings } from '../settings/settings.ts';
import { useModel, useScope } from './context.ts';
import { Dock } from './dock/dock.tsx';
import { useDockLayout } from './dock/layout.ts';
import { Slot, useSlotForm } from './dock/slot.tsx';
import { Drawers } from './drawers/later.tsx';
import { openMoves, openRule, usePanels } from './drawers/panels.ts';
import { Announcer } from './ear/announcer.tsx';
import { EndActions } from './end-actions.tsx';
import { guardedRoom } from './guide/guard.ts';
import { Pins } from './guide/later.tsx';
import { StageProvider, useStage, useStageOf } from './guide/use-stage.ts';
import { LEARN } from './guide/words.ts';
import { LiveNotes } from './log/notes.tsx';
import { Mast } from './mast.tsx';
import { buildRoom, roomParts } from './match/build-room.ts';
import { isMyMove } from './match/model.ts';
import { redo } from './match/redo.ts';
import { sittersOf } from './match/sitters.ts';
import { Curtain } from './seats/curtain.tsx';
import { Seats } from './seats/seats.tsx';
import { focusDock, useShortcuts } from './shortcuts.ts';
import { useStory } from './story.ts';

const AllMoves = lazy(async () => ({ default: (await import('./ear/all-moves.tsx')).AllMoves }));
const MomentBar = lazy(async () => ({ default: (await import('./dock/moment-bar.tsx')).MomentBar }));
const Rematch = lazy(async () => ({ default: (await import('./rematch.tsx')).Rematch }));

interface TableProps {
  readonly onMoment: (number: number) => void;
}

/** Board, dock, holdings and keys share what is aimed at, chosen and in the hand. */
export function Table(props: TableProps): ReactNode {
  return (
    <BoardScope toDock={focusDock}>
      <Laid {...props} />
    </BoardScope>
  );
}

const NO_KEYS = [] as const;

function Laid({ onMoment }: TableProps): ReactNode {
  const { session, bundle } = useScope();
  const parts = useStore(session.store, useShallow(roomParts));
  const stage = useStageOf(parts);
  const room = useMemo(
    () =>
      buildRoom(parts, bundle, {
        act: ({ seat, id }: OwnQuestion<unknown>, actions) => session.act(seat, id, actions),
        redo: ({ seat }, count, actions) => redo(session, seat, count, actions),
        openRule,
        guard: stage && ((whole) => guardedRoom(whole, stage, bundle.game.actionKey, (why) => session.refuse(why))),
      }),
    [parts, bundle, session, stage],
  );
  const shown = useModel((model) => model.shown);
  const curtain = useModel((model) => model.curtain);
  const pressKey = usePressKey();
  useShortcuts(
    useMemo(
      () => ({
        undo: () => shown !== 'spectator' && stage === undefined && session.undo(shown),
        skip: () => session.skip(),
        pressKey,
      }),
      [session, shown, stage, pressKey],
    ),
    bundle.ui.keys ?? NO_KEYS,
  );
  useSounds();
  const { table, moment, playing } = parts;
  const sitter = curtain === undefined || table === undefined ? undefined : sittersOf(table)[curtain];
  if (sitter !== undefined) return <Curtain sitter={sitter} />;
  if (room === undefined) return <Quiet title="Setting up the table …" />;
  return (
    <StageProvider value={stage}>
      {room.outcome !== undefined && moment === undefined && playing === undefined ? (
        <End room={room} />
      ) : (
        <Play room={room} onMoment={onMoment} />
      )}
      <Drawers room={room} onMoment={onMoment} />
      <Announcer room={room} />
    </StageProvider>
  );
}

function Play({ room, onMoment }: TableProps & { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  useArrival();
  const { Board } = bundle.ui;
  const holds = useModel((model) => model.holds);
  // A click while something is being shown goes to its end, and nowhere else: what lies there may not be what was aimed at. What
  // belongs to a standing question can be used at any time, and skips nothing.
  const skip = (event: MouseEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('[data-standing]') !== null) return;
    event.stopPropagation();
    awaitThumb(event.currentTarget);
    session.skip();
  };
  const moment = useModel((model) => model.moment);
  const moves = usePanels((panels) => panels.moves);
  const slot = useSlotForm();
  const stage = useStage();
  // A drawer that opens over the board is no reason to redraw it.
  const board = useMemo(() => <Board room={room} />, [Board, room]);
  const asked = room.question !== undefined && room.question.optional !== true;
  const layout = useDockLayout();
  return (
    <div className="table" data-dock={layout} data-asked={asked} data-playing={room.playing !== undefined}>
      <SkipLinks />
      <Mast
        ui={bundle.ui}
        room={room}
        moves={room.sitters.some(({ mine }) => mine)}
        {...(stage === undefined ? {} : { note: LEARN })}
      />
      <main className="board" onClickCapture={holds ? skip : undefined}>
        {board}
      </main>
      <aside className="rail" aria-label="Seats and log">
        <Seats sitters={room.sitters} view={room.settled} pending={room.pending} />
        <section className="log" data-part="notes" aria-label="Log">
          <h2>Log</h2>
          <LiveNotes room={room} onPick={onMoment} />
        </section>
        {slot === 'card' && <Slot room={room} form={slot} />}
      </aside>
      {moves && (
        <Suspense fallback={null}>
          <AllMoves room={room} />
        </Suspense>
      )}
      <div className="foot">
        {slot === 'strip' && <Slot room={room} form={slot} />}
        {moment === undefined ? (
          <Dock room={room} />
        ) : (
          <Suspense fallback={null}>
            <MomentBar room={room} moment={moment} />
          </Suspense>
        )}
      </div>
      {stage !== undefined && room.question !== undefined && <Pins pins={stage.step.pins} />}
    </div>
  );
}

function End({ room }: { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  useArrival();
  const { Score, Board } = bundle.ui;
  const rematch = useModel(({ table }) => table?.rematch ?? '');
  const story = useStory(room.observer);
  const board = useMemo(
    () => (
      <BoardScope>
        <Board room={room} />
      </BoardScope>
    ),
    [Board, room],
  );
  return (
    <div className="final" data-again={rematch !== ''}>
      <Mast ui={bundle.ui} room={room} note="Finished" moves={false} />
      <main>
        <Score room={room} actions={<EndActions />} board={board} story={story} />
      </main>
      {rematch !== '' && (
        <Suspense fallback={null}>
          <Rematch match={rematch} />
        </Suspense>
      )}
    </div>
  );
}

function SkipLinks(): ReactNode {
  return (
    <nav className="skips" aria-label="Skip">
      <button type="button" onClick={focusDock}>
        Go to your decision
      </button>
      <button type="button" onClick={openMoves}>
        Go to the list of all moves
      </button>
    </nav>
  );
}

function useSounds(): void {
  const { session, bundle } = useScope();
  const playing = useModel((model) => model.playing);
  const mine = useModel((model) => isMyMove(model) && !model.holds);
  useEffect(() => {
    if (playing === undefined) return;
    aloud(({ play, soundOf }) => {
      const sound = soundOf(playing.events, bundle.ui);
      if (sound !== undefined) play(sound);
    });
  }, [playing, bundle]);
  useEffect(() => {
    if (mine && session.store.getState().table !== undefined) aloud(({ play }) => play('bell'));
  }, [mine, session]);
}

/** Most tables are silent, and need no sounds. */
function aloud(make: (sounds: typeof import('./sound.ts')) => void): void {
  if (useSettings.getState().sound) void import('./sound.ts').then(make);
}
