/** A small table: two questions and a few places in a row. */

import { AT_REST, reduce } from '../../src/board/reduce.ts';
import type { BoardState, Did, Offer, Table, Upshot } from '../../src/board/types.ts';
import type { OwnQuestion } from '../../src/room.ts';

export const TURN: OwnQuestion<string> = { seat: 0, id: 4, kind: 'turn', words: 'Your turn', legal: [] };
export const ARRANGE: OwnQuestion<string> = { ...TURN, id: 5, kind: 'arrange', optional: true };
export const ON_TURN = '0.4';
export const ON_ARRANGE = '0.5';

export function offer(key: string, more: Partial<Offer<string>> = {}): Offer<string> {
  return { key, question: TURN, actions: [key], words: `Do ${key}`, at: [key], ...more };
}

/** Places a to e from left to right; by default nothing is offered at d and e. */
export function table(offers: readonly Offer<string>[], more: Partial<Table<string>> = {}): Table<string> {
  const places = more.places ?? ['a', 'b', 'c', 'd', 'e'];
  return {
    offers,
    places,
    several: 'menu',
    press: () => 'act',
    isBusy: () => false,
    why: (place, hand) => ({ sentence: `Not ${hand ?? 'this'} at ${place}.`, rule: 'T-1' }),
    name: (place) => place.toUpperCase(),
    held: (hand) => `the ${hand}`,
    beside: (place, dx) => places[places.indexOf(place) + dx],
    near: () => places.at(-1),
    ...more,
  };
}

/** One thing after another; returns the result of the last. */
export function after(given: Table<string>, dids: readonly Did[], from: BoardState = AT_REST): Upshot<string> {
  let upshot: Upshot<string> = { state: from };
  for (const did of dids) upshot = reduce(upshot.state, did, given);
  return upshot;
}

export const press = (place: string, source?: string): Did =>
  source === undefined ? { did: 'press', place } : { did: 'press', place, source };
export const lift = (hand: string): Did => ({ did: 'lift', hand });
export const drop = (place?: string): Did => ({ did: 'drop', place });
export const step = (dx: number, dy = 0): Did => ({ did: 'step', dx, dy });
export const pick = (key: string): Did => ({ did: 'pick', offer: key });
export const toggle = (key: string): Did => ({ did: 'toggle', offer: key });
export const BACK: Did = { did: 'back' };
export const ASKED: Did = { did: 'asked', focused: false };
