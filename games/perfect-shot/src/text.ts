/** The game in words. Nothing here uses the judge: no sentence can give away what a card would show (PS-2.3). */
import type { GameText } from '@shutterbox/kernel';
import { actionText } from './text/actions.ts';
import { eventText } from './text/events.ts';
import { questionText } from './text/questions.ts';
import { refusalText } from './text/refusals.ts';
import type { Action, Event, View } from './types.ts';

export const text: GameText<Action, Event, View> = {
  action: actionText,
  event: eventText,
  decision: questionText,
  rejection: refusalText,
};
