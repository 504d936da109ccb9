/** What an answer does. */
import type { Context, Decision } from '@shutterbox/kernel';
import { bid, endTurn, goOn } from './apply/round.ts';
import { shoot } from './apply/shot.ts';
import { react, step } from './apply/step.ts';
import { hear, look } from './memory.ts';
import { isSeen } from './sight.ts';
import type { Action, Event, State } from './types.ts';

export const SHOT_COST = 2;

export function apply(state: State, { seat }: Decision, action: Action, cx: Context<Event>): void {
  switch (action.type) {
    case 'bid':
      return bid(state, seat, action.bid, cx);
    case 'step':
      return step(state, action.figure, action.to, cx);
    case 'shoot':
      state.points -= SHOT_COST;
      shoot(state, action.figure, action.target, cx);
      return goOn(state, cx);
    case 'watch':
      state.points--;
      state.watching[action.figure] = true;
      cx.emit?.({ type: 'watches', figure: action.figure, seen: isSeen(state, action.figure) });
      hear(state, action.figure);
      look(state);
      return goOn(state, cx);
    case 'done':
      return endTurn(state, cx);
    case 'react':
      if (action.shoots) shoot(state, state.watcher, state.mover, cx);
      return react(state, cx);
    case 'order':
      state.orders[action.figure] = action.order;
      cx.emit?.({ type: 'ordered', figure: action.figure, order: action.order });
      return;
  }
}
