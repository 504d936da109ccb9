/** What a screen reader says where others see it at a glance. */
import { capital, list, type Seat, seatText, whom } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import { actionKey } from '../actions.ts';
import { boardOf } from '../board.ts';
import { isHeld } from '../dice.ts';
import { between, inWords, terrainName, thePhoto, tileName, tileNames } from '../text/words.ts';
import { type Action, ANIMALS, type Animal, FACE_DOWN, NONE, type Spot, type Tile, type View } from '../types.ts';
import type { SafariRoom } from './kit.ts';
import { photoOwner, photosGained } from './opened.ts';
import type { Route } from './routes.ts';
import { routeDetail, routeTitle, routeWarning } from './words.ts';

/**
 * "Route A: 2 tiles + bonus; takes over 1; B2 and C2; C2 from Ines; opens lion": it begins with the words on its row, exactly
 * as they are written there.
 */
export function routeWords(route: Route, seat: Seat, room: Pick<SafariRoom, 'observer' | 'sitters' | 'view'>): string {
  const { view } = room;
  const { letter, tiles } = route;
  const losers = [...new Set(tiles.map((tile) => view.owners[tile] ?? NONE))].filter(
    (owner) => owner !== NONE && owner !== seat,
  );
  const lost = losers.map((owner) => {
    const taken = tiles.filter((tile) => view.owners[tile] === owner);
    return `${tileNames(taken, view)} from ${seatText(whom(owner), readerOf(room))}`;
  });
  const facts = [routeTitle(route, view), routeWarning(route, room) ?? []].flat();
  const parts = [
    `Route ${letter}: ${(route.ending !== undefined ? facts.toReversed() : facts).join('; ')}`,
    routeDetail(tiles, seat, view),
    tileNames(tiles, view),
    lost.length === 0 ? [] : list(lost),
    openedWords(tiles, seat, view) + (photosGained(tiles, seat, view).length > 1 ? ', one to take' : ''),
  ];
  return parts.flat().join('; ');
}

/** "opens lion and two giraffes": the photos that the seat could take in addition. */
export function openedWords(tiles: readonly Tile[], seat: Seat, view: View): string {
  const gained = photosGained(tiles, seat, view).map((spot) => view.photos[spot] ?? NONE);
  return gained.length === 0 ? 'opens no photo' : `opens ${photoNames(gained)}`;
}

/** "E2 savannah, opens lion and giraffe". */
export function bonusWords(tile: Tile, seat: Seat, view: View): string {
  return `${tileName(tile, view)} ${terrainName(view.terrains[tile])}, ${openedWords([tile], seat, view)}`;
}

function photoNames(photos: readonly Animal[]): string {
  return list(
    [...new Set(photos)].map((photo) => {
      const name = photo === FACE_DOWN ? 'face-down photo' : (ANIMALS[photo] ?? '');
      const n = photos.filter((each) => each === photo).length;
      return n === 1 ? name : `${inWords(n)} ${name}s`;
    }),
  );
}

/** "; photos: lion towards C2 and B3, face-down towards A2"; empty if no photo is left beside the tile. */
export function besideWords(tile: Tile, view: View): string {
  const { spots, spotsAt } = boardOf(view);
  const towards = new Map<string, string[]>();
  for (const spot of spotsAt[tile] ?? []) {
    const photo = view.photos[spot] ?? NONE;
    if (photo === NONE) continue;
    const name = photo === FACE_DOWN ? 'face-down' : (ANIMALS[photo] ?? '');
    const other = spots[spot]?.find((each) => each !== tile) ?? NONE;
    towards.set(name, [...(towards.get(name) ?? []), tileName(other, view)]);
  }
  const parts = [...towards].map(([name, tiles]) => `${name} towards ${list(tiles)}`);
  return parts.length === 0 ? '' : `; photos: ${parts.join(', ')}`;
}

export function lostWords(lost: boolean): string {
  return lost ? ', taken from you since your last turn' : '';
}

/** ", belongs to Ines"; empty for a photo that belongs to nobody. */
export function ownedWords(spot: Spot, room: Pick<SafariRoom, 'observer' | 'sitters' | 'view'>): string {
  const owner = photoOwner(spot, room.view);
  return owner === NONE ? '' : `, belongs to ${seatText(whom(owner), readerOf(room))}`;
}

/** ", yours to take, chosen"; empty if the photo cannot be taken. */
export function takeWords(spot: Spot, takes: ReadonlySet<Spot>, taken: Spot): string {
  if (!takes.has(spot)) return '';
  return spot === taken ? ', yours to take, chosen' : ', yours to take';
}

/** "Die 2, marsh: held." */
export function heldWords(die: number, hold: number, { dice }: Pick<View, 'dice'>): string {
  return `Die ${die + 1}, ${terrainName(dice[die])}: ${isHeld(hold, die) ? 'held' : 'not held'}.`;
}

/** "Held: die 1, marsh; die 3, jungle." */
export function holdWords(hold: number, { dice }: Pick<View, 'dice'>): string {
  const kept = dice.flatMap((terrain, die) => (isHeld(hold, die) ? [`die ${die + 1}, ${terrainName(terrain)}`] : []));
  return kept.length === 0 ? 'No die held.' : `Held: ${kept.join('; ')}.`;
}

/** The words on the large button while this is chosen; empty for actions that need no choice first. */
export function deedLabel(action: Action, routes: readonly Route[], view: View): string {
  switch (action.type) {
    case 'claim':
      return `Claim route ${letterOf(action, routes)}`;
    case 'bonus':
      return `Claim ${tileName(action.tile, view)}`;
    case 'photo':
      return `Take ${thePhoto(view.photos[action.spot] ?? NONE)}`;
    case 'roll':
    case 'stop':
    case 'noPhoto':
      return '';
  }
}

/** "Route A chosen: B2 and C2. Claim it with the button Claim route A." */
export function chosenWords(action: Action, routes: readonly Route[], view: View): string {
  const button = deedLabel(action, routes, view);
  switch (action.type) {
    case 'claim':
      return `Route ${letterOf(action, routes)} chosen: ${tileNames(action.tiles, view)}. Claim it with the button ${button}.`;
    case 'bonus':
      return `${tileName(action.tile, view)} chosen. Claim it with the button ${button}.`;
    case 'photo': {
      const photo = thePhoto(view.photos[action.spot] ?? NONE);
      return `${capital(photo)} ${between(action.spot, view)} chosen. Take it with the button ${button}.`;
    }
    case 'roll':
    case 'stop':
    case 'noPhoto':
      return '';
  }
}

function letterOf(action: Action, routes: readonly Route[]): string {
  return routes.find(({ key }) => key === actionKey(action))?.letter ?? '';
}
