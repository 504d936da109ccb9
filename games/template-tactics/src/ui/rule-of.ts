/** The rule behind each event, for its line in the log. */
import type { Event } from '../types.ts';

const RULES: Readonly<Record<Event['type'], string>> = {
  bid: 'TT-2.1',
  bids: 'TT-2.2',
  turn: 'TT-2.3',
  stepped: 'TT-3.1',
  seen: 'TT-6.1',
  lost: 'TT-6.1',
  heard: 'TT-6.1',
  watches: 'TT-3.3',
  shot: 'TT-4.4',
  ordered: 'TT-4.3',
  over: 'TT-5.1',
};

export function ruleOf({ type }: Event): string {
  return RULES[type];
}
