/** The table: a folded map on wood, the tiles and photos on it, and the dice of the player on turn. */
import { NO_MOTION, PHONE, SIDEWAYS, useBefore, useFlip, useMedia, usePlayhead } from '@shutterbox/ui';
import { BoardFrame, type Size, useBoard, useEdges, useInView, usePointed, useSize } from '@shutterbox/ui/board';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Event } from '../types.ts';
import { duration, isReveal, MOVE } from './durations.ts';
import { kindOf, type SafariRoom } from './kit.ts';
import { useLost } from './lost.ts';
import type { Room } from './map/layout.ts';
import { type MapMarks, SafariMap } from './map/safari-map.tsx';
import { eventMarks, placesInView, questionMarks } from './marks.ts';
import { goesTo } from './moves.ts';
import { useNoteNewest } from './newest.ts';
import { useUnfolding } from './opening.ts';
import { NOTHING, outlookOf } from './outlook.ts';
import { Revealed } from './reveal.tsx';
import { Saying } from './saying.tsx';
import { type SafariSpec, useSpec } from './spec.tsx';
import { useSteadyHeight } from './steady-height.ts';
import { useThrowing } from './throws.ts';
import { WatchTray } from './watch-tray.tsx';

export function Board({ room }: { readonly room: SafariRoom }): ReactNode {
  const { view, playing } = room;
  const desk = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const compact = useMedia(PHONE);
  const still = useMedia(NO_MOTION);
  const before = useBefore(view);
  const head = usePlayhead(playing, duration, isClaim);
  const spec = useSpec(room);
  const space = useSpace(desk, room);
  const unfolds = useUnfolding(desk, room, still);
  useThrowing(playing, head, still);
  useFlip({
    step: `${room.number} ${playing?.number ?? ''}`,
    duration: still ? 0 : MOVE * (head?.pace ?? 0),
    layer,
    exit: (key) => goesTo(key, view, playing),
  });
  useNoteNewest(before, view);
  const lost = useLost(before, view);
  const asked = useQuestionMarks(room, spec);
  const shown = useMemo(() => eventMarks(head, still), [head, still]);
  const marks = asked ?? shown;
  useEdges(desk, space);
  useInView(desk, layer, placesInView(marks), space);
  const hasTray = showsTray(room, compact);
  const tray = hasTray ? <WatchTray room={room} before={before} head={head} /> : null;
  const reveal = head !== undefined && head.pace > 0 && isReveal(head.event) ? head.event : undefined;
  return (
    <BoardFrame room={room} spec={spec} className="da-board">
      <div ref={desk} className="da-desk">
        {space !== undefined && (
          <SafariMap
            room={room}
            space={space}
            compact={compact}
            marks={marks}
            lost={lost}
            unfolds={unfolds}
            legend={compact ? null : tray}
          />
        )}
      </div>
      {compact && tray}
      <div ref={layer} className="da-flights" aria-hidden="true" />
      {head !== undefined && head.pace > 0 && <Saying event={head.event} room={room} />}
      {reveal !== undefined && <Revealed event={reveal} view={view} pace={head?.pace ?? 0} still={still} />}
    </BoardFrame>
  );
}

/** While you roll, the dice are in the dock. Afterwards a phone needs their room for the map, and at the end nobody rolls. */
function showsTray({ question, outcome, playing }: SafariRoom, compact: boolean): boolean {
  if (outcome !== undefined && playing === undefined) return false;
  return question === undefined || (!compact && kindOf(question) !== 'roll');
}

/** The marks while a question is open; after your answer they stay, but nothing else can be chosen. */
function useQuestionMarks(room: SafariRoom, spec: SafariSpec): MapMarks | undefined {
  const { view, number, question } = room;
  const busy = room.isBusy();
  const board = useBoard(room, spec);
  const { aim, row } = usePointed();
  const { dispatch } = board;
  const chosen = question && board.chosen(question)?.actions[0];
  // Forget what was pointed at when the table changes under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what changes.
  useEffect(() => void dispatch({ did: 'aim', place: undefined }), [number, dispatch]);
  return useMemo(() => {
    if (question === undefined) return undefined;
    return questionMarks(view, question.seat, busy ? NOTHING : outlookOf(question, view), chosen, { aim, row });
  }, [question, view, busy, chosen, aim, row]);
}

/** The most height that a phone needs beside the map, and the least that the map must have. */
const BESIDE_MAP = 530;
const LEAST_MAP = 240;
const NO_SIZE: Size = { width: 0, height: 0 };

function useSpace(desk: RefObject<HTMLElement | null>, room: SafariRoom): Room | undefined {
  const size = useSize(desk);
  const compact = useMedia(PHONE);
  const sideways = useMedia(SIDEWAYS);
  const keeps = compact && !sideways && keepsSize(room);
  // At the end you only look at the map.
  const whole = room.outcome !== undefined && room.playing === undefined;
  const most = Math.max(LEAST_MAP, innerHeight - BESIDE_MAP);
  const height = useSteadyHeight(size ?? NO_SIZE, keeps && size !== undefined, most);
  return useMemo(
    () => size && { width: size.width, height, paper: size.height, glance: keeps, whole },
    [size, height, keeps, whole],
  );
}

/** For a player the map keeps its size from question to question, but photos in reach are too close to each other for a thumb on a small one. */
function keepsSize({ sitters, question }: SafariRoom): boolean {
  return sitters.some(({ mine }) => mine) && (question === undefined || kindOf(question) !== 'photo');
}

/** With motion off, claims still stay marked for a while. */
function isClaim({ type }: Event): boolean {
  return type === 'claimed' || type === 'bonus';
}
