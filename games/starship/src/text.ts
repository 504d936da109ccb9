import type { GameText } from '@shutterbox/kernel';
import type { Action } from './answers.ts';
import type { Event } from './events.ts';
import { actionText } from './text/actions.ts';
import { eventText } from './text/events.ts';
import { joins, note } from './text/notes.ts';
import { questionText } from './text/questions.ts';
import { refusalText } from './text/refusals.ts';
import type { View } from './types.ts';

export const text: GameText<Action, Event, View> = {
  action: actionText,
  event: (event, view) => eventText(event, view),
  decision: questionText,
  joins,
  note,
  rejection: refusalText,
};
