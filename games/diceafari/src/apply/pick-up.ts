import type { Context, Seat } from '@shutterbox/kernel';
import { drawKind, unseenTokens } from '../table.ts';
import { type Animal, type Event, FACE_DOWN, NONE, type Spot, type State } from '../types.ts';

/** Moves a photo from the map to a collection. DA-9.2: what a face-down one shows is decided when it is turned over. */
export function pickUp(state: State, spot: Spot, seat: Seat, cx: Context<Event>): Animal {
  const shown = state.photos[spot] as Animal;
  const animal = shown === FACE_DOWN ? drawKind(unseenTokens(state.collections), cx.chance) : shown;
  const collection = state.collections[seat] as number[];
  collection[animal] = (collection[animal] as number) + 1;
  state.photos[spot] = NONE;
  return animal;
}
