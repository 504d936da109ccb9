/** The rule behind each event: a line of the log links to it. */
import type { Event } from '../types.ts';

const RULES: Readonly<Record<Event['type'], string>> = {
  laid: 'DA-1.5',
  startRoll: 'DA-1.10',
  first: 'DA-1.10',
  turn: 'DA-1.9',
  rolled: 'DA-2.1',
  claimed: 'DA-3.5',
  nothing: 'DA-2.8',
  bonus: 'DA-4.2',
  allClaimed: 'DA-6.2',
  photo: 'DA-5.2',
  noPhoto: 'DA-5.3',
  ended: 'DA-6.1',
  collected: 'DA-6.4',
  wetland: 'DA-8.6',
  over: 'DA-7.6',
};

export function ruleOf(event: Event): string {
  switch (event.type) {
    case 'rolled':
      return event.roll === 1 ? 'DA-2.1' : 'DA-2.2';
    case 'claimed':
      return event.before.some((owner) => owner >= 0 && owner !== event.seat) ? 'DA-3.6' : 'DA-3.5';
    case 'nothing':
      return event.forced ? 'DA-2.7' : 'DA-2.8';
    case 'photo':
      return event.secret ? 'DA-8.3' : 'DA-5.2';
    case 'ended':
      return event.reason === 'turns' ? 'DA-6.3' : 'DA-6.1';
    default:
      return RULES[event.type];
  }
}
