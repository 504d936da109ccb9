/** What is marked on the map, from what may be done, what is chosen and what is pointed at. */
import type { Seat } from '@shutterbox/kernel';
import type { Playhead } from '@shutterbox/ui';
import type { Place } from '@shutterbox/ui/board';
import { actionKey } from '../actions.ts';
import { routesOf } from '../board.ts';
import { tileNames } from '../text/words.ts';
import { type Action, type Event, NONE, type Spot, type Tile, type View } from '../types.ts';
import { DRIVE, DRIVE_APART, isReveal } from './durations.ts';
import { openedWords } from './heard-words.ts';
import type { Outline } from './map/marks.tsx';
import type { MapMarks } from './map/safari-map.tsx';
import { photosOpened } from './opened.ts';
import type { Outlook } from './outlook.ts';
import { pointedAt, spotPlace, tilePlace } from './places.ts';
import type { Route } from './routes.ts';

/** Under the pointer or the focus: a place of the map, or a row of the list. */
interface Aim {
  readonly aim: Place | undefined;
  readonly row: string | undefined;
}

const NO_TILES: ReadonlySet<Tile> = new Set();
const NO_ARRIVALS: ReadonlyMap<Tile, number> = new Map();

export const NO_MARKS: MapMarks = {
  can: NO_TILES,
  ghosts: NO_TILES,
  seat: NONE,
  takes: NO_TILES,
  taken: NONE,
  opens: NO_TILES,
  flash: NONE,
  chosen: undefined,
  other: undefined,
  arrivals: NO_ARRIVALS,
  drive: 0,
  tileNote: () => '',
};

/** While a question is open. */
export function questionMarks(
  view: View,
  seat: number,
  outlook: Outlook,
  chosen: Action | undefined,
  aim: Aim,
): MapMarks {
  const { routes } = outlook;
  const tiles = tilesOf(chosen);
  const route = chosen === undefined ? undefined : routes.find(({ key }) => key === actionKey(chosen));
  const near = routesNear(routes, aim);
  return {
    ...NO_MARKS,
    can: routes.length > 0 ? new Set(near.flatMap((each) => each.tiles)) : new Set(outlook.tiles),
    ghosts: new Set(tiles),
    seat,
    takes: new Set(outlook.spots),
    taken: chosen?.type === 'photo' ? chosen.spot : NONE,
    opens: new Set<Spot>(tiles.length === 0 ? [] : photosOpened(tiles, seat, view)),
    chosen: outlineOf(route, tiles),
    other:
      farOutline(routes, aim, view) ??
      outlineOf(near.find((each) => each !== route) ?? routes.find((each) => each !== route), []),
    tileNote: (tile) => noteOf(tile, outlook, route, seat, view),
  };
}

function tilesOf(action: Action | undefined): readonly Tile[] {
  if (action?.type === 'claim') return action.tiles;
  return action?.type === 'bonus' ? [action.tile] : [];
}

/** The routes that the pointer means; all of them if it means none. */
function routesNear(routes: readonly Route[], { aim, row }: Aim): readonly Route[] {
  const place = aim === undefined ? undefined : pointedAt(aim);
  const near = routes.filter(({ key, tiles }) =>
    row === undefined ? place?.what === 'tile' && tiles.includes(place.tile) : key === row,
  );
  return near.length === 0 ? routes : near;
}

/** A route of the list of chances, which the dice do not allow yet. */
function farOutline(routes: readonly Route[], { row }: Aim, view: View): Outline | undefined {
  if (row === undefined || routes.some(({ key }) => key === row)) return undefined;
  return outlineOf(undefined, routesOf(view).find((each) => actionKey(each) === row)?.tiles ?? []);
}

function outlineOf(route: Route | undefined, tiles: readonly Tile[]): Outline | undefined {
  if (route !== undefined) return { key: route.key, tiles: route.tiles, letter: route.letter };
  return tiles.length === 0 ? undefined : { key: tiles.join(), tiles, letter: undefined };
}

function noteOf(tile: Tile, { routes, tiles }: Outlook, chosen: Route | undefined, seat: Seat, view: View): string {
  const letters = routes.filter((route) => route.tiles.includes(tile)).map(({ letter }) => letter);
  if (tiles.includes(tile)) return `, can be your bonus, ${openedWords([tile], seat, view)}`;
  if (letters.length === 0) return '';
  const now =
    chosen?.tiles.includes(tile) === true ? `; chosen: route ${chosen.letter}, ${tileNames(chosen.tiles, view)}` : '';
  return `, on route ${letters.join(', ')}${now}`;
}

/** During an event, or when only its result is shown: what has just been claimed or taken. */
export function eventMarks(head: Playhead<Event> | undefined, still: boolean): MapMarks {
  const event = head?.event;
  const pace = still ? 0 : (head?.pace ?? 0);
  if (event?.type === 'claimed') {
    const arrivals = new Map(event.tiles.map((tile, index) => [tile, index * DRIVE_APART * pace]));
    const chosen = { key: `claimed ${head?.index}`, tiles: event.tiles, letter: undefined };
    return { ...NO_MARKS, chosen, arrivals: pace === 0 ? NO_ARRIVALS : arrivals, drive: DRIVE * pace };
  }
  if (event?.type === 'bonus') {
    const chosen = { key: `bonus ${event.tile}`, tiles: [event.tile], letter: undefined };
    return { ...NO_MARKS, chosen, arrivals: new Map([[event.tile, 0]]), drive: DRIVE * pace };
  }
  if (event !== undefined && isPicked(event)) return { ...NO_MARKS, flash: pace === 0 ? NONE : event.spot };
  return NO_MARKS;
}

type Picked = Extract<Event, { readonly type: 'photo' | 'collected' | 'wetland' }>;

function isPicked(event: Event): event is Picked {
  return event.type === 'collected' || event.type === 'wetland' || (event.type === 'photo' && !isReveal(event));
}

/** What must be in sight on a map larger than its desk: the marked tiles, and a photo that is chosen or taken. */
export function placesInView({ chosen, taken, flash }: Pick<MapMarks, 'chosen' | 'taken' | 'flash'>): readonly Place[] {
  const spots = [taken, flash].filter((spot) => spot !== NONE);
  return [...(chosen?.tiles.map(tilePlace) ?? []), ...spots.map(spotPlace)];
}
