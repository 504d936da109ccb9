/** The game in words. */
import type { GameText } from '@shutterbox/kernel';
import { actionText } from './text/actions.ts';
import { eventText } from './text/events.ts';
import { questionText } from './text/questions.ts';
import { refusalText } from './text/refusals.ts';
import { joinsStart, startText } from './text/starting.ts';
import type { Action, Event, View } from './types.ts';

export const text: GameText<Action, Event, View> = {
  action: actionText,
  event: eventText,
  decision: questionText,
  joins: joinsStart,
  note: startText,
  rejection: refusalText,
};
