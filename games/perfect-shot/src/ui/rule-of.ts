/** The rule behind each event, for its line in the log. */
import type { Event } from '../types.ts';

const RULES: Readonly<Record<Event['type'], string>> = {
  dealt: 'PS-1.6',
  opened: 'PS-1.7',
  first: 'PS-1.8',
  turn: 'PS-2.1',
  photo: 'PS-2.5',
  tiles: 'PS-2.7',
  yeti: 'PS-4.1',
  token: 'PS-3.4',
  drew: 'PS-2.10',
  album: 'PS-5.1',
  refilled: 'PS-5.2',
  passed: 'PS-5.3',
  deckEmpty: 'PS-7.1',
  lastArranging: 'PS-7.3',
  arranged: 'PS-6.1',
  arrangedForMe: 'PS-6.7',
  confirmed: 'PS-7.3',
  tookBack: 'PS-7.4',
  over: 'PS-8.5',
};

export function ruleOf(event: Event): string {
  switch (event.type) {
    case 'turn':
      return event.last ? 'PS-7.2' : RULES.turn;
    case 'tiles':
      return event.missed.length > 0 ? 'PS-2.8' : RULES.tiles;
    case 'token':
      return event.hit ? 'PS-3.3' : RULES.token;
    default:
      return RULES[event.type];
  }
}
