/** What happened, in words. */
import { count, does, joined, list, type Seat, say, verb, type Words, who, whom, whose } from '@shutterbox/kernel';
import { boardOf } from '../board.ts';
import { isHeld, SAFARI_DICE } from '../dice.ts';
import { hasAllTurns } from '../table.ts';
import { type Event, FACE_DOWN, NONE, type View } from '../types.ts';
import { sheetText, standings } from './standings.ts';
import { mountainsIn } from './starting.ts';
import {
  animalName,
  between,
  inWords,
  mapName,
  terrainName,
  terrainNames,
  thePhoto,
  tileName,
  tileNames,
} from './words.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export function eventText(event: Event, view: View): Words {
  switch (event.type) {
    case 'laid':
      return laid(event, view);
    case 'startRoll':
      return say`${does(event.seat, view, 'roll')} ${count(mountainsIn(event), 'mountain')} to see who starts.`;
    case 'first':
      return say`${does(event.seat, view, 'start')}.`;
    case 'turn':
      return say`Round ${event.turn}: ${whose(event.seat)} turn.`;
    case 'rolled':
      return rolled(event, view);
    case 'claimed':
      return claimed(event, view);
    case 'nothing':
      return say`${event.forced ? 'No route: ' : ''}${event.forced ? whom(event.seat) : who(event.seat)} ${verb(event.seat, view, 'claim')} nothing.`;
    case 'bonus':
      return say`${does(event.seat, view, 'claim')} ${tileName(event.tile, view)} (${terrainName(view.terrains[event.tile])}) as a bonus.`;
    case 'allClaimed':
      return allClaimed(event.seat, view);
    case 'photo':
      return photo(event, view);
    case 'noPhoto':
      return say`${does(event.seat, view, 'take')} no photo.`;
    case 'ended':
      return event.reason === 'claimed'
        ? 'The game is over: all tiles are claimed.'
        : 'The game is over: everyone has had thirty turns.';
    case 'collected':
      return say`${does(event.seat, view, 'collect')} ${thePhoto(event.animal)} ${between(event.spot, view)}.`;
    case 'wetland':
      return say`${does(event.seat, view, 'have')} the wetter tile and ${verb(event.seat, view, 'collect')} ${thePhoto(event.animal)} ${between(event.spot, view)}.`;
    case 'over':
      return joined(
        [...event.sheets.map((sheet, seat) => sheetText(sheet, seat, view)), standings(event.sheets, view)],
        ' ',
      );
  }
}

/** DA-6.1, DA-6.2. */
function allClaimed(seat: Seat, { over, turn, turns }: View): string {
  const now = over || (turn === seat && hasAllTurns({ turn, turns }));
  return `All tiles are claimed. The game ends ${now ? 'after this turn' : 'once everyone has had three turns'}.`;
}

function laid({ photos }: EventOf<'laid'>, view: View): Words {
  const { tiles, spots } = boardOf(view);
  const down = photos.includes(FACE_DOWN) ? ', face down' : '';
  return `The map: ${mapName(view)}, with ${count(tiles.length, 'tile')} and ${count(spots.length, 'photo')}${down}.`;
}

function rolled({ seat, roll, hold, dice, bonus }: EventOf<'rolled'>, view: View): Words {
  if (roll === 1) {
    const extra = bonus === 0 ? 'The bonus die is out of play' : `Bonus for routes of ${inWords(bonus)}`;
    return say`${does(seat, view, 'roll')} ${terrainNames(dice)}. ${extra}.`;
  }
  const anew = dice.filter((_, die) => !isHeld(hold, die));
  const kept = dice.filter((_, die) => isHeld(hold, die));
  const holding = kept.length === 0 ? '' : `${verb(seat, view, 'hold')} ${terrainNames(kept)} and `;
  const again = anew.length === SAFARI_DICE ? `all ${inWords(SAFARI_DICE)} dice` : inWords(anew.length);
  return say`${who(seat)} ${holding}${verb(seat, view, 'roll')} ${again} again: ${terrainNames(anew)}.`;
}

function claimed({ seat, tiles, before }: EventOf<'claimed'>, view: View): Words {
  const losers = [...new Set(before)].filter((owner) => owner !== NONE && owner !== seat);
  const taken = losers.map((owner) =>
    replaced(
      owner,
      tiles.filter((_, i) => before[i] === owner),
      view,
    ),
  );
  const from = taken.length === 0 ? '' : say`, ${list(taken)}`;
  return say`${does(seat, view, 'claim')} ${tileNames(tiles, view)} (${terrainNames(tiles.map((tile) => view.terrains[tile] ?? NONE))})${from}.`;
}

function replaced(owner: Seat, tiles: readonly number[], view: View): Words {
  return say`${tileNames(tiles, view)} from ${whom(owner)}`;
}

function photo({ seat, spot, animal }: EventOf<'photo'>, view: View): Words {
  if (animal === undefined) return say`${does(seat, view, 'take')} the face-down photo ${between(spot, view)}.`;
  const article = /^[aeiou]/.test(animalName(animal)) ? 'an' : 'a';
  return say`${does(seat, view, 'take')} a photo ${between(spot, view)}: ${article} ${animalName(animal)}.`;
}
