import type { Decision, GameDefinition } from '@shutterbox/kernel';
import { actionKey, decodeAction } from './actions.ts';
import type { Action } from './answers.ts';
import { apply } from './apply.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { check, legalActions, timeoutAction } from './legal.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './score.ts';
import { seating, sides } from './seats.ts';
import { setup } from './setup/setup.ts';
import type { Options, State, View } from './types.ts';
import { determinize, eventFor, view } from './view.ts';

export { text } from './text.ts';

export const game: GameDefinition<Options, State, Action, Event, View> = {
  id: 'starship',
  rules: 1,
  options: OPTIONS,
  seats: seating,
  sides,
  setup,
  pending: (state): readonly Decision[] => state.pending,
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
