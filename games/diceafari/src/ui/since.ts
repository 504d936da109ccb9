/** What others changed for you since your last turn. */
import { count, joined, type Seat, say, who } from '@shutterbox/kernel';
import { type Change, overtaken } from '@shutterbox/ui';
import { tileNames } from '../text/words.ts';
import type { Event, Tile, View } from '../types.ts';
import type { SafariRoom } from './kit.ts';

export function turnOf(event: Event): Seat | undefined {
  return event.type === 'turn' ? event.seat : undefined;
}

export function since(
  events: readonly Event[],
  seat: Seat,
  { settled: view }: Pick<SafariRoom, 'settled'>,
): readonly Change[] {
  return [...lostTiles(events, seat, view), ...ending(events), ...morePhotos(events, seat, view)];
}

function lostTiles(events: readonly Event[], seat: Seat, view: View): readonly Change[] {
  const losses = events.flatMap((event) => {
    if (event.type !== 'claimed') return [];
    const tiles: readonly Tile[] = event.tiles.filter((_, i) => event.before[i] === seat);
    return tiles.length === 0 ? [] : [{ by: event.seat, tiles }];
  });
  if (losses.length === 0) return [];
  const left = view.owners.filter((owner) => owner === seat).length;
  const lost = losses.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const takers = losses.map(
    ({ by, tiles }, i) => say`${who(by)} ${i === 0 ? 'took over ' : ''}${tileNames(tiles, view)}`,
  );
  return [
    {
      words: say`${joined(takers, ', ')}.`,
      now: `You have ${count(left, 'tile')}, down from ${left + lost}. What you lost is crossed out.`,
    },
  ];
}

function ending(events: readonly Event[]): readonly Change[] {
  const all = events.some(({ type }) => type === 'allClaimed');
  return all ? [{ words: 'All tiles are claimed.', now: 'The game ends once everyone has had three turns.' }] : [];
}

function morePhotos(events: readonly Event[], seat: Seat, { photoCounts }: View): readonly Change[] {
  const gained = photoCounts.map(
    (_, other) => events.filter((event) => event.type === 'photo' && event.seat === other).length,
  );
  return overtaken(photoCounts, gained, seat, 'photo');
}
