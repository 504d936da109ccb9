/** What others changed for you since your last turn. */
import { capital, list, type Seat, say, who } from '@shutterbox/kernel';
import { type Change, overtaken } from '@shutterbox/ui';
import { albumName, photoName } from '../text/words.ts';
import { total } from '../tiles.ts';
import type { Event, Photo, View } from '../types.ts';
import type { ShotRoom } from './kit.ts';

export function turnOf(event: Event): Seat | undefined {
  return event.type === 'turn' ? event.seat : undefined;
}

export function since(
  events: readonly Event[],
  seat: Seat,
  { settled: view }: Pick<ShotRoom, 'settled'>,
): readonly Change[] {
  return [
    ...ending(events, seat, view),
    ...takenAlbums(events, 'row'),
    ...soldOut(events, view),
    ...moreTiles(events, seat, view),
    ...takenAlbums(events, 'deck'),
  ];
}

/** PS-7.1, PS-7.2: the deck may run out at the end of a round; then this turn is the last. */
function ending(events: readonly Event[], seat: Seat, { turns, rounds }: View): readonly Change[] {
  if (!events.some(({ type }) => type === 'deckEmpty')) return [];
  const isLast = (turns[seat] ?? 0) + 1 === rounds;
  const now = isLast ? 'This is your last turn.' : 'Everyone has one last turn after this round.';
  return [{ words: 'No card is left to draw.', now }];
}

const WHERE = { row: 'from the open albums', deck: 'unseen from the deck' };

/** The open ones first: you could have taken them. */
function takenAlbums(events: readonly Event[], from: keyof typeof WHERE): readonly Change[] {
  const taken = events.flatMap((event) =>
    event.type === 'album' && event.from === from ? [say`${who(event.seat)} took ${albumName(event.album)}`] : [],
  );
  return taken.length === 0 ? [] : [{ words: say`${list(taken)} ${WHERE[from]}.` }];
}

function tilesOf(event: Event): readonly Photo[] {
  if (event.type === 'tiles') return event.photos;
  return event.type === 'yeti' ? [event.photo] : [];
}

function soldOut(events: readonly Event[], { supply }: View): readonly Change[] {
  const gone = [...new Set(events.flatMap(tilesOf))].filter((photo) => supply[photo] === 0).map(photoName);
  return gone.length === 0 ? [] : [{ words: `${capital(list(gone))} tiles are all taken.` }];
}

function moreTiles(events: readonly Event[], seat: Seat, { photos }: View): readonly Change[] {
  const now = photos.map(total);
  const gained = now.map((_, other) =>
    events.reduce((sum, event) => sum + ('seat' in event && event.seat === other ? tilesOf(event).length : 0), 0),
  );
  return overtaken(now, gained, seat, 'tile');
}
