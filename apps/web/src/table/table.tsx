/** The table: one shell for all games. */
import type { OwnQuestion } from '@shutterbox/ui';
import { BoardScope, usePressKey } from '@shutterbox/ui/board';
import { type MouseEvent, type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useArrival } from '../arrival.ts';
import type { AnyRoom } from '../games/bundle.ts';
import { Message } from '../pages/message.tsx';
import { useModel, useScope } from './context.ts';
import { ConnectionBar } from './dock/connection.tsx';
import { Dock } from './dock/dock.tsx';
import { useDockLayout } from './dock/layout.ts';
import { LessonCard } from './dock/lesson-card.tsx';
import { MissedCard } from './dock/missed.tsx';
import { MomentBar } from './dock/moment-bar.tsx';
import { SinceNote, SinceStrip } from './dock/since.tsx';
import { Drawers } from './drawers/later.tsx';
import { openMoves, openRule, usePanels } from './drawers/panels.ts';
import { AllMoves } from './ear/all-moves.tsx';
import { Announcer } from './ear/announcer.tsx';
import { EndActions } from './end-actions.tsx';
import { LiveNotes } from './log/notes.tsx';
import { Mast } from './mast.tsx';
import { buildRoom, roomParts } from './match/build-room.ts';
import { isMyMove } from './match/model.ts';
import { redo } from './match/redo.ts';
import { sittersOf } from './match/sitters.ts';
import { Curtain } from './seats/curtain.tsx';
import { Seats } from './seats/seats.tsx';
import { focusDock, useShortcuts } from './shortcuts.ts';
import { play, soundOf } from './sound.ts';

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
  const room = useMemo(
    () =>
      buildRoom(parts, bundle, {
        act: ({ seat, id }: OwnQuestion<unknown>, actions) => session.act(seat, id, actions),
        redo: ({ seat }, count, actions) => redo(session, seat, count, actions),
        openRule,
      }),
    [parts, bundle, session],
  );
  const shown = useModel((model) => model.shown);
  const curtain = useModel((model) => model.curtain);
  const pressKey = usePressKey();
  useShortcuts(
    useMemo(
      () => ({ undo: () => shown !== 'spectator' && session.undo(shown), skip: () => session.skip(), pressKey }),
      [session, shown, pressKey],
    ),
    bundle.ui.keys ?? NO_KEYS,
  );
  useSounds();
  const { table, moment, playing } = parts;
  const sitter = curtain === undefined || table === undefined ? undefined : sittersOf(table)[curtain];
  if (sitter !== undefined) return <Curtain sitter={sitter} />;
  if (room === undefined) return <Message title="Laying the table …" quiet />;
  return (
    <>
      {room.outcome !== undefined && moment === undefined && playing === undefined ? (
        <End room={room} />
      ) : (
        <Play room={room} onMoment={onMoment} />
      )}
      <Drawers room={room} onMoment={onMoment} />
      <Announcer room={room} />
    </>
  );
}

function Play({ room, onMoment }: TableProps & { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  useArrival();
  const { Board } = bundle.ui;
  const holds = useModel((model) => model.holds);
  // A click while something is being shown goes to its end, and nowhere else: what lies there may not be what was aimed at. What
  // belongs to a standing question can be used at any time, and skips nothing.
  const skip = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-standing]') !== null) return;
    event.stopPropagation();
    session.skip();
  };
  const moment = useModel((model) => model.moment);
  const moves = usePanels((panels) => panels.moves);
  // A drawer that opens over it is no reason to draw the board anew.
  const board = useMemo(() => <Board room={room} />, [Board, room]);
  const asked = room.question !== undefined && room.question.optional !== true;
  const layout = useDockLayout();
  const row = layout === 'row';
  return (
    <div className="table" data-dock={layout} data-asked={asked} data-playing={room.playing !== undefined}>
      <SkipLinks />
      <Mast ui={bundle.ui} room={room} moves={room.sitters.some(({ mine }) => mine)} />
      <main className="board" onClickCapture={holds ? skip : undefined}>
        {board}
      </main>
      <aside className="rail" aria-label="Seats and field notes">
        <Seats sitters={room.sitters} view={room.settled} pending={room.pending} />
        <section className="log" data-part="notes" aria-label="Field notes">
          <h2>Field notes</h2>
          <LiveNotes room={room} onPick={onMoment} />
        </section>
      </aside>
      {moves && <AllMoves room={room} />}
      <div className="foot">
        <div className="over">
          <div className="slips">
            <ConnectionBar />
            {row && <SinceNote room={room} />}
            <MissedCard room={room} />
          </div>
          {moment === undefined && <LessonCard room={room} />}
        </div>
        {!row && <SinceStrip room={room} />}
        {moment === undefined ? <Dock room={room} /> : <MomentBar room={room} moment={moment} />}
      </div>
    </div>
  );
}

function End({ room }: { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  useArrival();
  const { Score, Board } = bundle.ui;
  const board = useMemo(
    () => (
      <BoardScope>
        <Board room={room} />
      </BoardScope>
    ),
    [Board, room],
  );
  return (
    <div className="final">
      <Mast ui={bundle.ui} room={room} note="Finished" moves={false} />
      <main>
        <Score room={room} actions={<EndActions />} board={board} />
      </main>
    </div>
  );
}

function SkipLinks(): ReactNode {
  return (
    <nav className="skips" aria-label="Skip">
      <button type="button" onClick={focusDock}>
        To the decision
      </button>
      <button type="button" onClick={openMoves}>
        To all moves, in words
      </button>
    </nav>
  );
}

function useSounds(): void {
  const { session, bundle } = useScope();
  const playing = useModel((model) => model.playing);
  const mine = useModel((model) => isMyMove(model) && !model.holds);
  useEffect(() => {
    const sound = playing && soundOf(playing.events, bundle.ui);
    if (sound !== undefined) play(sound);
  }, [playing, bundle]);
  useEffect(() => {
    if (mine && session.store.getState().table !== undefined) play('bell');
  }, [mine, session]);
}
