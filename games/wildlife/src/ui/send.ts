/** Sends what a click, a drop or a key means; remembers from where a die or a token came, so that it can be seen flying. */
import type { LegalAction } from '@shutterbox/ui';
import type { Action } from '../types.ts';
import type { WildQuestion, WildRoom } from './kit.ts';
import { actionsByPlace, type Place } from './places.ts';
import { aimed, picked, pickedCard } from './signals.ts';

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

/** What was dragged is put down; whether that was possible. */
export function dropAt(room: WildRoom, question: WildQuestion, place: Place | undefined): boolean {
  if (place === undefined) return false;
  const legal = actionsByPlace(question, pickedCard(picked.get())).get(place);
  if (legal === undefined) return false;
  send(room, question, legal, document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect());
  return true;
}
