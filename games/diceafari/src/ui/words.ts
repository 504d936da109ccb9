/** Words that the board needs besides the game's texts. */
import { capital, count, list, type Seat, seatText, whom } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import { diceMissing } from '../routes.ts';
import { RESEARCHER_SIZE } from '../score.ts';
import { animalName, between, terrainName, thePhoto, tileName, tileNames } from '../text/words.ts';
import {
  ANIMALS,
  type Animal,
  type Collection,
  NONE,
  type Partition,
  type Spot,
  type Tile,
  type View,
} from '../types.ts';
import { type Ending, rivalOf } from './ending.ts';
import type { SafariRoom } from './kit.ts';
import { freeIn, lastTiles, lastWords } from './last-tiles.ts';
import type { Range } from './photo-range.ts';
import { photoWorth } from './points.ts';
import { type Route, shapeOf } from './routes.ts';

type Named = Pick<SafariRoom, 'observer' | 'sitters' | 'view'>;

/** "C2, mountain, claimed by Ines". */
export function tileWords(tile: Tile, room: Named): string {
  const { view } = room;
  const owner = view.owners[tile] ?? NONE;
  const state = owner === NONE ? 'free' : `claimed by ${seatText(whom(owner), readerOf(room))}`;
  return `${tileName(tile, view)}, ${terrainName(view.terrains[tile])}, ${state}`;
}

/** "Lion between C2 and D2". */
export function spotWords(spot: Spot, view: View): string {
  return `${capital(thePhoto(view.photos[spot] ?? NONE).replace(/^the /, ''))} ${between(spot, view)}`;
}

/** "3 tiles + bonus", "4 tiles, square". */
export function routeTitle({ tiles, bonus }: Pick<Route, 'tiles' | 'bonus'>, view: View): string {
  const shape = shapeOf(tiles, view);
  const size = `${tiles.length} tiles`;
  if (bonus) return `${size} + bonus`;
  return shape === 'square' || shape === 'corner' ? `${size}, ${shape}` : size;
}

/** "C1–C4": the first and the last tile. */
export function routeName(tiles: readonly Tile[], view: View): string {
  return `${tileName(tiles[0] ?? NONE, view)}–${tileName(tiles.at(-1) ?? NONE, view)}`;
}

type Claimed = Pick<Route, 'tiles' | 'bonus' | 'ending'>;

/** "ends the game: you 24, Bokeh 30"; undefined if some tile stays free. */
export function routeWarning({ tiles, bonus, ending }: Claimed, room: Named): string | undefined {
  if (ending !== undefined) return `ends the game: ${endScores(ending, room)}`;
  return lastTiles(tiles, bonus, room.view) && 'last free tiles';
}

/** "you 24, Bokeh 19–30": with the photos left on the map, and the best of the others. */
export function endScores({ scores }: Ending, room: Named): string {
  const { turn } = room.view;
  return [turn, rivalOf(scores, turn)]
    .map((seat) => `${seatText(whom(seat), readerOf(room))} ${rangeWords(scores[seat])}`)
    .join(', ');
}

function rangeWords({ least, most }: Range = { least: 0, most: 0 }): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** On the button that claims it: "2 tiles + bonus, takes over 1", "ends the game: you 24, Bokeh 30". */
export function claimWords(route: Claimed, seat: Seat, room: Named): string {
  const { view } = room;
  if (route.ending !== undefined) return routeWarning(route, room) ?? '';
  const last = lastTiles(route.tiles, route.bonus, view);
  return last === undefined
    ? `${routeTitle(route, view)}, ${routeDetail(route.tiles, seat, view)}`
    : `takes ${lastWords(last)}`;
}

/** "chance of B2 and C2 with the rolls left, holding for it: 1 marsh and 1 desert missing". */
export function chanceWords(tiles: readonly Tile[], view: View): string {
  const missing = diceMissing(view, tiles).map(({ code, value }) => `${value} ${code}`);
  return `chance of ${tileNames(tiles, view)} if you hold for this route with all your rolls: ${list(missing)} missing`;
}

/** "takes over 1, 1 yours": the tiles that are not free. */
export function routeDetail(tiles: readonly Tile[], seat: Seat, view: View): string {
  const own = ownIn(tiles, seat, view);
  const parts = [overWords(tiles, seat, view), own > 0 ? `${own} yours` : ''].filter((part) => part !== '');
  return parts.length === 0 ? 'all free' : parts.join(', ');
}

/** "takes over 1"; empty if no tile is taken from another player. */
export function overWords(tiles: readonly Tile[], seat: Seat, view: View): string {
  const over = tiles.length - freeIn(tiles, view) - ownIn(tiles, seat, view);
  return over > 0 ? `takes over ${over}` : '';
}

function ownIn(tiles: readonly Tile[], seat: Seat, view: View): number {
  return tiles.filter((tile) => view.owners[tile] === seat).length;
}

/** "+1 point, your 2nd": photos of equal worth differ in what they may lead to. */
export function worthWords(animal: Animal, seat: Seat, view: Pick<View, 'collections'>): string {
  const worth = photoWorth(animal, seat, view);
  if (worth === undefined) return 'a surprise';
  const nth = 1 + (view.collections[seat]?.[animal] ?? 0);
  return `+${count(worth, 'point')}, your ${NTH[nth - 1] ?? `${nth}th`}`;
}

const NTH = ['1st', '2nd', '3rd'] as const;

/** "1 lion and 2 giraffes". */
export function collectionWords(photos: Collection): string {
  return list(photos.flatMap((n, animal) => (n === 0 ? [] : [count(n, ANIMALS[animal] ?? '')])));
}

/** "1 tourist set, 3 lions and 2 singles", as they would be counted now. */
export function setWords({ tourist, left }: Partition): string {
  const sets = left.flatMap((n, animal) => (n < RESEARCHER_SIZE ? [] : [`${n} ${animalName(animal)}s`]));
  const single = left.reduce((sum, n) => sum + (n < RESEARCHER_SIZE ? n : 0), 0);
  const parts = [
    ...(tourist === 0 ? [] : [count(tourist, 'tourist set')]),
    ...sets,
    ...(single === 0 ? [] : [count(single, 'single')]),
  ];
  return list(parts);
}

/** "2 routes are open, and 1 roll is left.": what you give up by ending the turn. */
export function leftWords(routes: number, rolls: number): string {
  const parts = [
    ...(routes > 0 ? [count(routes, 'route is open', 'routes are open')] : []),
    ...(rolls > 0 ? [count(rolls, 'roll is left', 'rolls are left')] : []),
  ];
  return `${parts.join(', and ')}.`;
}
