/** What a table needs of the rules if a server plays its match: why something cannot be done, and who knows what. */
import type { Decision, Rejection, TableRules } from '@shutterbox/kernel';
import { actionKey, decodeAction } from './actions.ts';
import type { Action } from './answers.ts';
import { assumed } from './assumed.ts';
import { checkWith } from './check.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { optionsWith } from './options.ts';
import { NOT_A_PLACE, NOT_OFFERED } from './refusals.ts';
import { seating, sides } from './seats.ts';
import type { Options, State, View } from './types.ts';
import { clearView, eventFor } from './view.ts';

export { text } from './text.ts';

/** The server has read these documents, and refuses what is wrong. */
const AS_SENT = {
  scenario: (json: unknown) => ({ ok: true, value: json as Options['ownScenario'] }) as const,
  plan: (json: unknown) => ({ ok: true, value: json as Options['ownPlan'] }) as const,
  people: (json: unknown) => ({ ok: true, value: json as Options['people'] }) as const,
};

/** A table knows what is offered in set-up, and never asks why about that. */
function notOffered(_: State, { kind }: Decision): Rejection {
  return kind === 'place' ? NOT_A_PLACE : NOT_OFFERED;
}

export const game: TableRules<Options, State, Action, Event, View> = {
  id: 'starship',
  rules: 4,
  options: optionsWith(AS_SENT),
  seats: seating,
  sides,
  pending: (state): readonly Decision[] => state.pending,
  check: (state, decision, action) => checkWith(notOffered, state, decision, action),
  clone,
  view: clearView,
  eventFor,
  // Nothing is guessed: a refusal is the same in every state that is possible.
  determinize: assumed,
  decodeAction,
  actionKey,
};
