/** How long each event is shown, in milliseconds at normal speed. */
import { CARDS } from '../data/cards.ts';
import type { Event } from '../types.ts';

/** A card falls into the rack. */
export const DROP = 420;
/** One lens is checked. */
export const CHECK = 380;
/** After the last lens there is a moment to read. */
const READ = 500;
/** A tile flies from its lens to its player. */
export const FLIGHT = 620;

export function duration(event: Event): number {
  switch (event.type) {
    case 'photo':
      return DROP + CHECK * (CARDS[event.card]?.lenses.length ?? 0) + READ;
    case 'tiles':
      return event.photos.length === 0 ? 300 : FLIGHT + 160 * (event.photos.length - 1);
    case 'yeti':
      return 760;
    case 'token':
      return 900;
    case 'album':
      return 620;
    case 'refilled':
      return 320;
    case 'drew':
      return 200;
    case 'deckEmpty':
    case 'lastArranging':
      return 400;
    case 'passed':
      return 300;
    case 'dealt':
    case 'opened':
    case 'first':
    case 'turn':
    case 'arranged':
    case 'arrangedForMe':
    case 'confirmed':
    case 'tookBack':
    case 'over':
      return 0;
  }
}
