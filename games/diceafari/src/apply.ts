import type { Context, Decision } from '@shutterbox/kernel';
import { claim, placeBonus } from './apply/claim.ts';
import { takePhoto } from './apply/photo.ts';
import { endTurn, roll } from './apply/turn.ts';
import type { Action, Event, State } from './types.ts';

export function apply(state: State, { seat }: Decision, action: Action, cx: Context<Event>): void {
  switch (action.type) {
    case 'roll':
      return roll(state, action.hold, cx);
    case 'claim':
      return claim(state, action.tiles, cx);
    case 'stop':
      // DA-2.8, DA-5.4.
      cx.emit?.({ type: 'nothing', seat, forced: false });
      return endTurn(state, cx);
    case 'bonus':
      return placeBonus(state, action.tile, cx);
    case 'photo':
      return takePhoto(state, action.spot, cx);
    case 'noPhoto':
      cx.emit?.({ type: 'noPhoto', seat });
      return endTurn(state, cx);
  }
}
