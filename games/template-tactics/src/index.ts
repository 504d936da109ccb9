import type { GameDefinition } from '@shutterbox/kernel';
import { actionKey, decodeAction } from './actions.ts';
import { apply } from './apply.ts';
import { check, legalActions, pending, timeoutAction } from './legal.ts';
import { outcome } from './score.ts';
import { clone, OPTIONS, SEATING, setup } from './setup.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { determinize, eventFor, view } from './view.ts';

export { text } from './text.ts';

export const game: GameDefinition<Options, State, Action, Event, View> = {
  id: 'template-tactics',
  rules: 1,
  options: OPTIONS,
  seats: () => SEATING,
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
