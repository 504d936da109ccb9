/** What happened, in words. */
import type { Seat } from '@shutterbox/kernel';
import { boardOf } from '../board.ts';
import { isHeld, SAFARI_DICE } from '../dice.ts';
import { type Event, FACE_DOWN, NONE, type View } from '../types.ts';
import { sheetText, standings } from './standings.ts';
import {
  animalName,
  between,
  count,
  does,
  inWords,
  list,
  terrainName,
  terrainNames,
  thePhoto,
  tileName,
  tileNames,
  verbOf,
  who,
  whom,
} from './words.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export function eventText(event: Event, view: View): string {
  switch (event.type) {
    case 'laid':
      return laid(event, view);
    case 'startRoll':
      return `${does(event.seat, view, 'roll')} ${terrainNames(event.dice)}.`;
    case 'first':
      return `${does(event.seat, view, 'start')}.`;
    case 'turn':
      return event.seat === view.observer
        ? `Your turn ${event.turn}.`
        : `Turn ${event.turn} of ${whom(event.seat, view)}.`;
    case 'rolled':
      return rolled(event, view);
    case 'claimed':
      return claimed(event, view);
    case 'nothing':
      return `${event.forced ? 'No route: ' : ''}${event.forced ? whom(event.seat, view) : who(event.seat, view)} ${verbOf(event.seat, view, 'claim')} nothing.`;
    case 'bonus':
      return `${does(event.seat, view, 'claim')} ${tileName(event.tile, view)} (${terrainName(view.terrains[event.tile])}) as a bonus.`;
    case 'allClaimed':
      return 'All tiles are claimed: the game ends as soon as everybody has had three turns.';
    case 'photo':
      return photo(event, view);
    case 'noPhoto':
      return `${does(event.seat, view, 'take')} no photo.`;
    case 'ended':
      return event.reason === 'claimed'
        ? 'The game is over: all tiles are claimed.'
        : 'The game is over: everybody has had thirty turns.';
    case 'collected':
      return `${does(event.seat, view, 'collect')} ${thePhoto(event.animal)} ${between(event.spot, view)}.`;
    case 'wetland':
      return `The wetter side has ${thePhoto(event.animal)} ${between(event.spot, view)}: it goes to ${whom(event.seat, view)}.`;
    case 'over':
      return `${event.sheets.map((sheet, seat) => sheetText(sheet, seat, view)).join(' ')} ${standings(event.sheets, view)}`;
  }
}

function laid({ photos }: EventOf<'laid'>, view: View): string {
  const { name, tiles, spots } = boardOf(view);
  const down = photos.includes(FACE_DOWN) ? ', face down' : '';
  return `The map is the ${name}: ${count(tiles.length, 'tile')} and ${count(spots.length, 'photo')}${down}.`;
}

function rolled({ seat, roll, hold, dice, bonus }: EventOf<'rolled'>, view: View): string {
  if (roll === 1) {
    const extra = bonus === 0 ? 'no bonus die any more' : `a bonus for ${inWords(bonus)}`;
    return `${does(seat, view, 'roll')} ${terrainNames(dice)}, ${extra}.`;
  }
  const anew = dice.filter((_, die) => !isHeld(hold, die));
  const kept = dice.filter((_, die) => isHeld(hold, die));
  const holding = kept.length === 0 ? '' : `${verbOf(seat, view, 'hold')} ${terrainNames(kept)} and `;
  const again = anew.length === SAFARI_DICE ? `all ${inWords(SAFARI_DICE)} dice` : inWords(anew.length);
  return `${who(seat, view)} ${holding}${verbOf(seat, view, 'roll')} ${again} again: ${terrainNames(anew)}.`;
}

function claimed({ seat, tiles, before }: EventOf<'claimed'>, view: View): string {
  const losers = [...new Set(before)].filter((owner) => owner !== NONE && owner !== seat);
  const taken = losers.map((owner) =>
    replaced(
      owner,
      tiles.filter((_, i) => before[i] === owner),
      view,
    ),
  );
  const from = taken.length === 0 ? '' : `, ${list(taken)}`;
  return `${does(seat, view, 'claim')} ${tileNames(tiles, view)} (${terrainNames(tiles.map((tile) => view.terrains[tile] ?? NONE))})${from}.`;
}

function replaced(owner: Seat, tiles: readonly number[], view: View): string {
  return `${tileNames(tiles, view)} from ${whom(owner, view)}`;
}

function photo({ seat, spot, animal }: EventOf<'photo'>, view: View): string {
  if (animal === undefined) return `${does(seat, view, 'take')} the face-down photo ${between(spot, view)}.`;
  const article = /^[aeiou]/.test(animalName(animal)) ? 'an' : 'a';
  return `${does(seat, view, 'take')} a photo ${between(spot, view)}: ${article} ${animalName(animal)}.`;
}
