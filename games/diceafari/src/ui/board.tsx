/** The table: a folded map on wood, the tiles and photos on it, and the dice of whoever rolls. */
import { NO_MOTION, PHONE, useBefore, useFlip, useMedia, usePlayhead, useSignal } from '@shutterbox/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Event, NONE, type View } from '../types.ts';
import { useAsking } from './asking.ts';
import { Caption } from './caption.tsx';
import { duration, isReveal, MOVE } from './durations.ts';
import { useFollow } from './follow.ts';
import { kindOf, type SafariRoom } from './kit.ts';
import { SafariMap } from './map/safari-map.tsx';
import { eventMarks, questionMarks } from './marks.ts';
import { goesTo } from './moves.ts';
import { useNoteNewest } from './newest.ts';
import { useChosen, useOutlook } from './outlook.ts';
import { Revealed } from './reveal.tsx';
import { aimed } from './signals.ts';
import { useSize } from './size.ts';
import { useThrowing } from './throws.ts';
import { WatchTray } from './watch-tray.tsx';

export function Board({ room }: { readonly room: SafariRoom }): ReactNode {
  const { view, playing } = room;
  const question = room.questions[0];
  const root = useRef<HTMLDivElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(desk);
  const compact = useMedia(PHONE);
  const still = useMedia(NO_MOTION);
  const before = useBefore(view);
  const head = usePlayhead(playing, duration, isClaim);
  const outlook = useOutlook(room, question);
  const choice = useChosen(room, question);
  const aim = useSignal(aimed);
  const { caption, reached } = useAsking(root, room, question, outlook);
  const unfolds = useUnfolding(view);
  useThrowing(playing, head, still);
  useFlip({
    step: `${view.asked} ${playing?.number ?? ''}`,
    duration: still ? 0 : MOVE * (head?.pace ?? 0),
    layer,
    exit: (key) => goesTo(key, view, playing),
  });
  usePutDown(view);
  useNoteNewest(before, view);
  const marks = useMemo(
    () => (question === undefined ? eventMarks(head, still) : questionMarks(view, question.seat, outlook, choice, aim)),
    [question, view, head, still, outlook, choice, aim],
  );
  useFollow(desk, marks.chosen?.tiles);
  // In the dock while one rolls; afterwards they are spent, and on a phone the map needs the room.
  const hasTray = question === undefined || (!compact && kindOf(question) !== 'roll');
  const tray = hasTray ? <WatchTray room={room} before={before} head={head} /> : null;
  const reveal = head !== undefined && head.pace > 0 && !still && isReveal(head.event) ? head.event : undefined;
  return (
    <div ref={root} className="da-board">
      <div ref={desk} className="da-desk">
        {size !== undefined && (
          <SafariMap
            room={room}
            size={size}
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
      {reveal !== undefined && <Revealed event={reveal} view={view} pace={head?.pace ?? 0} />}
      {caption !== undefined && <Caption {...caption} />}
    </div>
  );
}

/** Where nothing moves, it is seen all the same what has been claimed. */
function isClaim({ type }: Event): boolean {
  return type === 'claimed' || type === 'bonus';
}

/** The map is unfolded when nobody has done anything yet, and never folded again. */
function useUnfolding({ owners, turns, rolls }: View): boolean {
  const [fresh] = useState(
    () => rolls === 1 && turns.every((each) => each === 0) && owners.every((owner) => owner === NONE),
  );
  return fresh;
}

/** What was pointed at is not pointed at any more when the table changes under the pointer. */
function usePutDown({ asked }: View): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what changes.
  useEffect(() => {
    aimed.set(undefined);
  }, [asked]);
}
