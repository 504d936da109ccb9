/** Photographed animals fly from the lens that showed them to the tiles of their player. */
import type { Seat } from '@shutterbox/kernel';
import { boxOf, type Playhead } from '@shutterbox/ui';
import { type RefObject, useEffect } from 'react';
import { PHOTO_OF } from '../tiles.ts';
import { type Event, LEFT_HALF, type Photo, type Shot } from '../types.ts';
import { tilePicture } from './art/pictures.ts';
import { FLIGHT } from './durations.ts';
import { verdictAt } from './print/verdict.ts';

/** Milliseconds between two tiles, at normal speed. */
const APART = 160;
/** Pixels. */
const TILE_SIZE = 56;

interface Course {
  readonly photo: Photo;
  readonly lens: number;
}

export function useFlights(
  head: Playhead<Event> | undefined,
  rack: readonly Shot[],
  layer: RefObject<HTMLElement | null>,
): void {
  const { event, pace = 0, index } = head ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each event that is shown.
  useEffect(() => {
    const { current } = layer;
    if (event === undefined || pace === 0 || current === null) return;
    const courses = coursesOf(event, rack);
    const to = courses.length === 0 || !('seat' in event) ? undefined : tilesOf(event.seat);
    if (to === undefined) return;
    const flights = courses.map((course, i) => fly(course, to, current, pace, i));
    return () => {
      for (const flight of flights) flight?.cancel();
    };
  }, [event, index, pace]);
}

function coursesOf(event: Event, rack: readonly Shot[]): readonly Course[] {
  const shown = verdictAt(rack, rack.length - 1)?.shown ?? [];
  const lensOf = (photo: Photo, nth: number): number =>
    shown.filter(({ species, reward }) => PHOTO_OF[species] === photo && reward === 'tile')[nth]?.lens ?? 0;
  if (event.type === 'yeti') return [{ photo: event.photo, lens: lensOf(LEFT_HALF, 0) }];
  if (event.type !== 'tiles') return [];
  return event.photos.map((photo, i) => ({
    photo,
    lens: lensOf(photo, event.photos.slice(0, i).filter((each) => each === photo).length),
  }));
}

/** Your own albums if they are in sight, otherwise the seat's row. */
function tilesOf(seat: Seat): DOMRect | undefined {
  const found = [...document.querySelectorAll(`[data-tiles-of="${seat}"], .seat[data-seat="${seat}"]`)];
  return found.map(boxOf).find(({ width }) => width > 0);
}

function fly(
  { photo, lens }: Course,
  to: DOMRect,
  layer: HTMLElement,
  pace: number,
  nth: number,
): Animation | undefined {
  const seen = document.querySelector(`.ps-lens[data-lens="${lens}"]`);
  if (seen === null) return undefined;
  const from = boxOf(seen);
  const tile = document.createElement('img');
  tile.src = tilePicture(photo);
  tile.className = 'ps-tile ps-flying';
  const [x, y] = [from.left + from.width / 2 - TILE_SIZE / 2, from.top + from.height / 2 - TILE_SIZE / 2];
  const dx = to.left + Math.min(to.width, 240) / 2 - TILE_SIZE / 2 - x;
  const dy = to.top + to.height / 2 - TILE_SIZE / 2 - y;
  Object.assign(tile.style, { left: `${x}px`, top: `${y}px`, width: `${TILE_SIZE}px` });
  layer.append(tile);
  const flight = tile.animate(
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'translateY(-14px) scale(1.1)', opacity: 1, offset: 0.25 },
      { transform: `translate(${dx}px,${dy}px) scale(0.6)`, opacity: 1, offset: 0.95 },
      { transform: `translate(${dx}px,${dy}px) scale(0.5)`, opacity: 0 },
    ],
    { duration: FLIGHT * pace, delay: APART * nth * pace, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'both' },
  );
  flight.onfinish = flight.oncancel = () => tile.remove();
  return flight;
}
