/** The table: a folded map on wood, the tiles and photos on it, and the dice of whoever rolls. */
import { NO_MOTION, PHONE, useBefore, useFlip, useMedia, usePlayhead, useSignal } from '@shutterbox/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Event } from '../types.ts';
import { useAsking } from './asking.ts';
import { Caption } from './caption.tsx';
import { duration, isReveal, MOVE } from './durations.ts';
import { useEdges } from './edges.ts';
import { useFollow } from './follow.ts';
import { Heard, useTellChosen } from './heard.tsx';
import { kindOf, type SafariRoom } from './kit.ts';
import type { Room } from './map/layout.ts';
import { SafariMap } from './map/safari-map.tsx';
import { eventMarks, questionMarks } from './marks.ts';
import { goesTo } from './moves.ts';
import { useNoteNewest } from './newest.ts';
import { useChosen, useOutlook } from './outlook.ts';
import { Revealed } from './reveal.tsx';
import { Saying } from './saying.tsx';
import { aimed, said } from './signals.ts';
import { type Size, useSize } from './size.ts';
import { useStaging } from './staging.ts';
import { useThrowing } from './throws.ts';
import { WatchTray } from './watch-tray.tsx';

export function Board({ room }: { readonly room: SafariRoom }): ReactNode {
  const { view, playing, question } = room;
  const root = useRef<HTMLDivElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(desk);
  const compact = useMedia(PHONE);
  const sideways = useMedia(SIDEWAYS);
  const still = useMedia(NO_MOTION);
  const before = useBefore(view);
  const head = usePlayhead(playing, duration, isClaim);
  const outlook = useOutlook(room, question);
  const choice = useChosen(room, question);
  const aim = useSignal(aimed);
  const keeps = compact && !sideways && keepsSize(room);
  const space = useMemo(() => size && roomOf(size, keeps), [size, keeps]);
  const { caption, reached } = useAsking(root, room, question, outlook);
  const unfolds = useStaging(room, still);
  useThrowing(playing, head, still);
  useFlip({
    step: `${room.number} ${playing?.number ?? ''}`,
    duration: still ? 0 : MOVE * (head?.pace ?? 0),
    layer,
    exit: (key) => goesTo(key, view, playing),
  });
  usePutDown(room);
  useTellChosen(room, question, outlook);
  useNoteNewest(before, view);
  const marks = useMemo(
    () => (question === undefined ? eventMarks(head, still) : questionMarks(view, question.seat, outlook, choice, aim)),
    [question, view, head, still, outlook, choice, aim],
  );
  useEdges(desk, space);
  useFollow(desk, layer, marks, space);
  // In the dock while one rolls; afterwards they are spent, and on a phone the map needs the room.
  const hasTray = question === undefined || (!compact && kindOf(question) !== 'roll');
  const tray = hasTray ? <WatchTray room={room} before={before} head={head} /> : null;
  const reveal = head !== undefined && head.pace > 0 && isReveal(head.event) ? head.event : undefined;
  return (
    <div ref={root} className="da-board">
      <div ref={desk} className="da-desk">
        {space !== undefined && (
          <SafariMap
            room={room}
            space={space}
            compact={compact}
            marks={marks}
            reached={reached}
            unfolds={unfolds}
            legend={compact ? null : tray}
          />
        )}
      </div>
      {compact && tray}
      <div ref={layer} className="da-flights" aria-hidden="true" />
      {head !== undefined && head.pace > 0 && <Saying event={head.event} room={room} />}
      {reveal !== undefined && <Revealed event={reveal} view={view} pace={head?.pace ?? 0} still={still} />}
      {caption !== undefined && <Caption {...caption} />}
      <Heard />
    </div>
  );
}

/** A phone on its side, as in the style sheets. */
const SIDEWAYS = '(max-width: 960px) and (max-height: 500px)';
/** All that a phone has beside the map while the dock has most to show, and the least that is left for the map. */
const BESIDE_MAP = 548;
const LEAST_MAP = 240;

/** Whoever plays has the map as large from question to question, but where he is to press something on it and nowhere else. */
function keepsSize({ sitters, question }: SafariRoom): boolean {
  return sitters.some(({ mine }) => mine) && (question === undefined || kindOf(question) === 'roll');
}

function roomOf({ width, height }: Size, keeps: boolean): Room {
  const least = Math.max(LEAST_MAP, innerHeight - BESIDE_MAP);
  return { width, height: keeps ? Math.min(height, least) : height, paper: height };
}

/** Where nothing moves, it is seen all the same what has been claimed. */
function isClaim({ type }: Event): boolean {
  return type === 'claimed' || type === 'bonus';
}

/** What was pointed at, or said of a press, is over when the table changes under the pointer. */
function usePutDown({ number }: SafariRoom): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what changes.
  useEffect(() => {
    aimed.set(undefined);
    said.set('');
  }, [number]);
}
