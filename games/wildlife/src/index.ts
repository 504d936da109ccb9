import type { GameDefinition } from '@shutterbox/kernel';
import { actionKey, decodeAction } from './actions.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { legalActions } from './legal.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { timeoutAction } from './timeout.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { determinize, eventFor, view } from './view.ts';

export { tieBreak } from './text/standings.ts';
export { text } from './text.ts';

export const game: GameDefinition<Options, State, Action, Event, View> = {
  id: 'wildlife',
  rules: 1,
  options: OPTIONS,
  /** W-1.1. */
  seats: () => ({ counts: [2, 3, 4, 5], base: 4 }),
  setup,
  pending: (state) => state.open,
  legalActions,
  check,
  apply,
  outcome,
  clone,
  view,
  eventFor,
  determinize,
  decodeAction,
  actionKey,
  timeoutAction,
};
