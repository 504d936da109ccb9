/** The game in words. Nothing here knows the judge: no sentence can tell what a card would show (PS-2.3). */
import { type GameText, render } from '@shutterbox/kernel';
import { actionText } from './text/actions.ts';
import { eventText } from './text/events.ts';
import { questionText } from './text/questions.ts';
import { refusalText } from './text/refusals.ts';
import type { Action, Event, View } from './types.ts';

export const text: GameText<Action, Event, View> = {
  action: actionText,
  event: (event, view) => render(eventText(event, view), view),
  decision: (decision, view) => render(questionText(decision, view), view),
  rejection: refusalText,
};
