/** S-21: the ship's gravity. */
import type { Context } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import type { State, Who } from '../types.ts';

/** `who` is NONE where the power failed or came back. */
export function setGravity(state: State, who: Who, on: boolean, cx: Context<Event>): void {
  if (state.gravity === on) return;
  state.gravity = on;
  state.changes++;
  cx.emit?.({ type: 'gravity', who, on });
}
