import type { GameDefinition } from '@shutterbox/kernel';
import { actionKey, decodeAction } from './actions.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { legalActions } from './legal.ts';
import { pending } from './pending.ts';
import { outcome } from './score.ts';
import { OPTIONS, setup } from './setup.ts';
import { timeoutAction } from './timeout.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { determinize, eventFor, view } from './view.ts';

export { tieBreak } from './text/standings.ts';
export { text } from './text.ts';

export const game: GameDefinition<Options, State, Action, Event, View> = {
  id: 'perfect-shot',
  rules: 1,
  options: OPTIONS,
  /** PS-1.1. */
  seats: () => ({ counts: [2, 3, 4] }),
  setup,
  pending,
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
