/** DA-5: the photo at the end of the turn. */
import type { Context } from '@shutterbox/kernel';
import { canTake } from '../table.ts';
import type { Event, Spot, State } from '../types.ts';
import { ask } from './ask.ts';
import { pickUp } from './pick-up.ts';
import { endTurn } from './turn.ts';

/** DA-5.2: asked only where there is one to take. */
export function startPhoto(state: State, cx: Context<Event>): void {
  for (let spot = 0; spot < state.photos.length; spot++)
    if (canTake(state, spot, state.turn)) return ask(state, 'photo');
  endTurn(state, cx);
}

export function takePhoto(state: State, spot: Spot, cx: Context<Event>): void {
  const { turn: seat, options } = state;
  const secret = options.photoSurprise && !options.openCollections;
  const animal = pickUp(state, spot, seat, cx);
  // DA-9.2: only its taker sees a photo turned over.
  if (secret) cx.reveal('DA-9.1', [seat]);
  cx.emit?.({ type: 'photo', seat, spot, animal, secret });
  endTurn(state, cx);
}
