/** Where cards, dice and tokens come from and go to. */
import { boxOf, type Flight, NO_MOTION, paceOf, useFlip, useMedia } from '@shutterbox/ui';
import type { BoardFrameProps } from '@shutterbox/ui/board';
import { type RefObject, useEffect, useRef } from 'react';
import type { Action, Award, Card, Event, View } from '../types.ts';
import { duration, MOVE } from './durations.ts';
import type { Playhead, WildPlaying, WildRoom } from './kit.ts';
import { DECK, DISCARDS } from './places.ts';

type Source = Element | DOMRect | undefined;

/** Milliseconds between animals that flee, at normal speed. */
const FLEE_APART = 60;
const FLUTTER = 6;

interface Moves {
  /** Where things fly. */
  readonly flights: RefObject<HTMLDivElement | null>;
  readonly onSend: NonNullable<BoardFrameProps<View, Action, Event>['onSend']>;
}

/**
 * Animates what has moved. What the next question shifts moves at the pace of the step before; without motion, after an
 * undo or a step back in a replay, things are simply in their new places.
 */
export function useMoves({ number, view, playing, question }: WildRoom, head: Playhead | undefined): Moves {
  const layer = useRef<HTMLDivElement>(null);
  /** Where the next die or token comes from: the tray of the dock is gone by the time it arrives. */
  const launch = useRef<DOMRect>(undefined);
  const recent = useRef({ number: -1, pace: 0 });
  const still = useMedia(NO_MOTION);
  const pace = head?.pace ?? (recent.current.number === number ? recent.current.pace : 0);
  useEffect(() => {
    if (head !== undefined) recent.current = { number, pace: head.pace };
  }, [head, number]);
  const longest = MOVE * pace;
  useFlip({
    step: `${number} ${head?.index ?? ''} ${question?.id ?? ''}`,
    duration: still ? 0 : Math.min(longest, head?.ms ?? longest),
    layer,
    enter: (key) => cameFrom(key, view, head, launch.current),
    exit: (key) => goesTo(key, view, head, playing),
  });
  const onSend: Moves['onSend'] = (_, did) => {
    const from = did.did === 'drop' ? `[data-place="${did.place}"]` : '[data-tray]';
    const tray = document.querySelector(from);
    launch.current = tray === null ? undefined : boxOf(tray);
  };
  return { flights: layer, onSend };
}

function cameFrom(key: string, view: View, head: Playhead | undefined, launch: Source): Source {
  const event = head?.event;
  if (key.startsWith('enter ')) {
    if (event === undefined || !('seat' in event)) return undefined;
    return (event.seat === view.observer ? launch : undefined) ?? seatMark(event.seat);
  }
  switch (event?.type) {
    case 'drew':
    case 'began':
      return find(`[data-place="${DECK}"]`);
    case 'placedReserved':
      return seatMark(event.seat);
    default:
      return undefined;
  }
}

function goesTo(
  key: string,
  view: View,
  head: Playhead | undefined,
  playing: WildPlaying | undefined,
): Flight | undefined {
  if (key.startsWith('award ')) return awardTo(Number(key.slice('award '.length)), view, playing);
  const card = Number(key.slice(1));
  if (!/^c\d/.test(key)) return undefined;
  const to = newHome(card, view);
  if (to === undefined) return undefined;
  const gone = head?.event.type === 'spooked' ? head.event.gone.indexOf(card) + 1 : 0;
  return { to, delay: gone * FLEE_APART * (head?.pace ?? 0), lift: head?.event.type === 'spooked' ? FLUTTER : 0 };
}

/** An award stays in its stack until its own event is shown. */
function awardTo(award: Award, view: View, playing: WildPlaying | undefined): Flight | undefined {
  const to = seatMark(view.awards.findIndex((awards) => awards.includes(award)));
  const at = playing?.events.findIndex((event) => event.type === 'award' && event.award === award) ?? -1;
  if (to === undefined || playing === undefined || at < 0) return undefined;
  const before = playing.events.slice(0, at).reduce((sum, event) => sum + duration(event), 0);
  return { to, delay: before * paceOf(playing, duration) };
}

function newHome(card: Card, view: View): Element | undefined {
  const owner = view.portfolios.findIndex((photos) => photos.includes(card));
  if (owner >= 0)
    return owner === view.observer ? (find('[data-holding="portfolio"]') ?? seatMark(owner)) : seatMark(owner);
  const holder = view.reserves.findIndex((cards) => cards.includes(card));
  if (holder >= 0) return seatMark(holder);
  return find(`[data-place="${DISCARDS}"]`) ?? find(`[data-place="${DECK}"]`);
}

function seatMark(seat: number): Element | undefined {
  return find(`[data-seat-facts="${seat}"]`);
}

/** A thing can only come from a place that is visible. */
function find(selector: string): Element | undefined {
  const node = document.querySelector(selector);
  return node !== null && node.getBoundingClientRect().width > 0 ? node : undefined;
}
