import type { GameText } from '@shutterbox/kernel';
import { actionText } from './text/actions.ts';
import { eventText } from './text/events.ts';
import { questionText } from './text/questions.ts';
import { refusalText } from './text/refusals.ts';
import type { Action, Event, View } from './types.ts';

export const text: GameText<Action, Event, View> = {
  action: actionText,
  event: (event, view) => eventText(event, view),
  decision: questionText,
  rejection: refusalText,
};
