/** The table: the rack in the middle, albums and tiles beside it, and your own albums while you arrange them. */
import { NO_MOTION, PHONE, useFlip, useMedia, usePlayhead } from '@shutterbox/ui';
import { BoardFrame, useKeys, useScoped } from '@shutterbox/ui/board';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { ARRANGE_FOR_ME } from '../actions.ts';
import type { Event } from '../types.ts';
import { ArrangePanel } from './arrange/arrange-panel.tsx';
import { duration } from './durations.ts';
import { useFlights } from './flights.ts';
import { Albums } from './holdings/own-albums.tsx';
import { ownSeat, type ShotQuestion, type ShotRoom, standingOf } from './kit.ts';
import { LastPhoto } from './last-photo.tsx';
import { Market, Supply } from './market.tsx';
import { RACK } from './places.ts';
import { LiveRack } from './rack/live-rack.tsx';
import { arranging, inspected } from './signals.ts';
import { useShotBoard, useSpec } from './use-spec.ts';

/** Loaded when the first photo is inspected. */
const Inspector = lazy(async () => ({ default: (await import('./print/inspector.tsx')).Inspector }));

const finish = (): Promise<typeof import('./finish.tsx')> => import('./finish.tsx');
const score = (): Promise<unknown> => import('./score/score.tsx');
const Finish = lazy(async () => ({ default: (await finish()).Finish }));

/** Albums glide to the player who takes them. */
const GLIDE = 520;

export function Board({ room }: { readonly room: ShotRoom }): ReactNode {
  const { view, playing } = room;
  const spec = useSpec(room);
  const board = useShotBoard(room);
  const layer = useRef<HTMLDivElement>(null);
  const still = useMedia(NO_MOTION);
  const phone = useMedia(PHONE);
  const head = usePlayhead(playing, duration, isPhoto);
  const [height] = useScoped(inspected);
  const [isArranging] = useScoped(arranging);
  const arrange = standingOf(room);
  const seat = ownSeat(view);
  useFlights(still ? undefined : head, view.rack, layer);
  useFlip({
    step: `${room.number} ${playing?.number ?? ''}`,
    duration: still ? 0 : GLIDE * (head?.pace ?? 1),
    layer,
    exit: (key) => takenBy(key, playing?.events ?? []),
  });
  useBoardKeys(room, arrange);
  useEnd(view.rounds > 0);
  useInspected(room);
  const shot = photoIn(playing?.events, head?.index);
  // The last photo is shown before the albums are confirmed.
  const finishing = view.phase === 'confirm' && seat !== undefined && !shot;
  const shown = height !== undefined && view.rack[height] !== undefined;
  return (
    <BoardFrame room={room} spec={spec} className="ps-board">
      {isArranging && arrange !== undefined && <ArrangePanel room={calm(room)} board={board} question={arrange} />}
      {shown && (
        <Suspense fallback={null}>
          <Inspector rack={view.rack} height={height} lookers={room} />
        </Suspense>
      )}
      {!shown && finishing && (
        <Suspense fallback={null}>
          <Finish view={view} seat={seat} done={room.question?.kind !== 'confirm'} />
        </Suspense>
      )}
      {!shown && !finishing && (
        <div className="ps-table">
          <div className="ps-place" data-drop={RACK}>
            <LiveRack
              room={room}
              head={head}
              pace={still ? 0 : (head?.pace ?? 0)}
              dropped={shot ? `${playing?.number}` : undefined}
            />
          </div>
          <LastPhoto room={room} />
          <div className="ps-side">
            <Market view={view} board={board} />
            <Supply view={room.settled} />
          </div>
          {phone && seat !== undefined && <Albums view={room.settled} seat={seat} open={arrange !== undefined} />}
        </div>
      )}
      <div ref={layer} className="ps-flights" aria-hidden="true" />
    </BoardFrame>
  );
}

/** New tiles are in the albums only after their event has been shown. */
function calm(room: ShotRoom): ShotRoom {
  const comes = room.playing?.events.some((event) => event.type === 'tiles' && event.seat === room.observer) === true;
  return comes ? { ...room, view: room.settled } : room;
}

function isPhoto({ type }: Event): boolean {
  return type === 'photo';
}

/** PS-7.1: once the deck is empty the last pages are loaded, so that they are ready when the turns are over. */
function useEnd(isNear: boolean): void {
  useEffect(() => {
    // If this fails, the pages are loaded again when they are shown.
    if (isNear) for (const page of [finish, score]) page().catch(() => undefined);
  }, [isNear]);
}

function photoIn(events: readonly Event[] | undefined, index: number | undefined): boolean {
  const at = events?.findIndex(isPhoto) ?? -1;
  return at >= 0 && index !== undefined && index >= at;
}

function takenBy(key: string, events: readonly Event[]) {
  const taken = events.find((event) => event.type === 'album' && key === `album ${event.album}`);
  if (taken === undefined || !('seat' in taken)) return undefined;
  const to = document.querySelector(`.seat[data-seat="${taken.seat}"]`);
  return to === null ? undefined : { to, lift: 8 };
}

function useBoardKeys(room: ShotRoom, arrange: ShotQuestion | undefined): void {
  const [isOpen, setOpen] = useScoped(arranging);
  const [height, inspect] = useScoped(inspected);
  const last = room.settled.rack.length - 1;
  useKeys(
    useMemo(
      () =>
        new Map<string, () => void>([
          ['a', () => arrange !== undefined && setOpen(!isOpen)],
          ['v', () => inspect(height === undefined && last >= 0 ? last : undefined)],
          ['g', () => arrange !== undefined && arrangeForMe(room, arrange)],
        ]),
      [room, arrange, isOpen, setOpen, height, inspect, last],
    ),
  );
}

function arrangeForMe(room: ShotRoom, arrange: ShotQuestion): void {
  if (room.why(arrange, ARRANGE_FOR_ME) === undefined) room.act(arrange, ARRANGE_FOR_ME);
}

/** A print is put away when something new happens. */
function useInspected({ playing }: ShotRoom): void {
  const [, inspect] = useScoped(inspected);
  const number = playing?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step that is shown.
  useEffect(() => inspect(undefined), [number]);
}
