/** What happened, in words. */
import { capital, count, does, joined, list, say, verb, Whose, type Words, who, whom, whose } from '@shutterbox/kernel';
import { POINTS_A_HIT } from '../score.ts';
import { type Event, LEFT_HALF, LOOSE, type Seen, type Species, type View } from '../types.ts';
import { sheetText, standings } from './standings.ts';
import { albumName, albumText, anAnimal, animalName, aPhoto, cardName, tilesText } from './words.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export function eventText(event: Event, view: View): Words {
  switch (event.type) {
    case 'dealt':
      return `You are dealt ${list(event.cards.map(cardName))}.`;
    case 'opened':
      return `The open albums are ${list(event.albums.map(albumText))}. There are ${count(event.deck, 'card')} to draw.`;
    case 'first':
      return say`${does(event.seat, view, 'start')}.`;
    case 'turn':
      return event.last ? say`${Whose(event.seat)} last turn.` : say`Round ${event.round}: ${whose(event.seat)} turn.`;
    case 'photo':
      return photo(event, view);
    case 'tiles':
      return tiles(event, view);
    case 'yeti':
      return say`${does(event.seat, view, 'turn')} over a yeti tile: a ${event.photo === LEFT_HALF ? 'left' : 'right'} half.`;
    case 'token':
      return event.hit
        ? say`A perfect shot: ${count(POINTS_A_HIT, 'point')} for ${whom(event.seat)}.`
        : say`No whole animal: ${whose(event.seat)} call scores nothing.`;
    case 'drew':
      return say`${does(event.seat, view, 'draw')} ${event.card === undefined ? 'a card' : cardName(event.card)}.`;
    case 'album':
      return say`${does(event.seat, view, 'take')} the ${event.from === 'row' ? 'album' : 'top album of the deck:'} ${albumText(event.album)}.`;
    case 'refilled':
      return `The next open album is ${albumText(event.album)}.`;
    case 'passed':
      return say`${does(event.seat, view, 'have')} no card to place and no album to take, so the turn is skipped.`;
    case 'deckEmpty':
      return 'No card is left to draw. Play on to the end of the round, then everyone has one last turn.';
    case 'lastArranging':
      return 'All turns are over. Everyone arranges their albums for the last time, and confirms.';
    case 'arranged':
      return arranged(event);
    case 'arrangedForMe':
      return 'The game arranges your albums from now on.';
    case 'confirmed':
      return say`${does(event.seat, view, 'have')} confirmed.`;
    case 'tookBack':
      return say`${does(event.seat, view, 'take')} back ${verb(event.seat, view, 'your', 'their')} confirmation.`;
    case 'over':
      return joined(
        [...event.sheets.map((sheet, seat) => sheetText(sheet, seat, view)), standings(event.sheets, view)],
        ' ',
      );
  }
}

/** "Ansel calls a perfect shot and places Pack Ice upside down. It shows a whole tiger and an eagle (34%)." */
function photo({ seat, card, turned, called, seen, glimpses }: EventOf<'photo'>, view: View): Words {
  const call = called ? `${verb(seat, view, 'call')} a perfect shot and ` : '';
  const placed = say`${who(seat)} ${call}${verb(seat, view, 'place')} ${cardName(card)}${turned ? ' upside down' : ''}.`;
  const shows = seen.length === 0 ? 'No animal shows.' : `It shows ${list(seen.map(seenText))}.`;
  const glimpse =
    glimpses.length === 0
      ? []
      : [`Only a glimpse of ${list(glimpses.map(({ species }) => anAnimal(species)))}: no tile.`];
  return joined([placed, shows, ...glimpse], ' ');
}

function seenText({ species, percent, whole }: Seen): string {
  return whole ? `a whole ${animalName(species)}` : `${anAnimal(species)} (${percent}%)`;
}

function tiles({ seat, photos, missed }: EventOf<'tiles'>, view: View): Words {
  const taken = photos.length === 0 ? [] : [say`${does(seat, view, 'take')} ${tilesText(photos)}.`];
  const names = [...new Set<Species>(missed)].map(animalName);
  const gone = names.length === 0 ? [] : [`${capital(list(names))} tiles are all taken.`];
  return joined([...taken, ...gone], ' ');
}

function arranged({ photo: tile, from, to }: EventOf<'arranged'>): string {
  if (to === LOOSE) return `You take ${aPhoto(tile)} off ${albumName(from)}.`;
  return `You put ${aPhoto(tile)} on ${albumName(to)}.`;
}
