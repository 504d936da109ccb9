import type { GameDefinition } from '@shutterbox/kernel';
import type { Action } from './answers.ts';
import { apply } from './apply.ts';
import { checkWith } from './check.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { whyChoice } from './legal/setup.ts';
import { legalActions, timeoutAction } from './legal.ts';
import { OPTIONS } from './options-read.ts';
import { outcome } from './score.ts';
import { setup } from './setup/setup.ts';
import { game as atTable } from './table.ts';
import type { Options, State, View } from './types.ts';
import { view } from './view.ts';

export { text } from './table.ts';

export const game: GameDefinition<Options, State, Action, Event, View> = {
  ...atTable,
  options: OPTIONS,
  setup,
  legalActions,
  check: (state, decision, action) => checkWith(whyChoice, state, decision, action),
  apply,
  outcome,
  view,
  determinize,
  timeoutAction,
};
