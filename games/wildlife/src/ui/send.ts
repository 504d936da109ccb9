/** Sends what a click, a drop or a key means; remembers from where a die or a token came, so that it can be seen flying. */
import type { LegalAction } from '@shutterbox/ui';
import type { Action } from '../types.ts';
import type { WildQuestion, WildRoom } from './kit.ts';
import { actionsByPlace, type Place } from './places.ts';
import { aimed, missed, picked, pickedCard } from './signals.ts';

/** Where the next die or token on the board comes from: the tray of the dock is gone by the time it arrives. */
let launch: DOMRect | undefined;

export function takeLaunch(): DOMRect | undefined {
  return launch;
}

export function send(
  room: WildRoom,
  question: WildQuestion,
  { action }: Pick<LegalAction<Action>, 'action'>,
  from?: DOMRect,
): void {
  sendAll(room, question, [action], from);
}

/** One after the other, as a whole. */
export function sendAll(room: WildRoom, question: WildQuestion, actions: readonly Action[], from?: DOMRect): void {
  launch = from ?? document.querySelector(`[data-tray]`)?.getBoundingClientRect();
  picked.set(undefined);
  aimed.set(undefined);
  room.act(question, ...actions);
}

/** What was dragged is put down; where that is not possible it goes back, and the place says why. */
export function dropAt(room: WildRoom, question: WildQuestion, place: Place | undefined): void {
  const card = pickedCard(picked.get());
  const legal = place === undefined ? undefined : actionsByPlace(question, card).get(place);
  if (legal !== undefined)
    return send(room, question, legal, document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect());
  picked.set(undefined);
  if (place !== undefined) missed.set({ place, card });
}
