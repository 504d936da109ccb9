/** A question as the player sees it who is asked, without a browser. */
import { type Decision, legalActions } from '@shutterbox/kernel';
import { game, text } from '../../src/index.ts';
import type { State } from '../../src/types.ts';
import type { WildQuestion, WildRoom } from '../../src/ui/kit.ts';

export interface Asked {
  readonly room: WildRoom;
  readonly question: WildQuestion;
}

export function asked(state: State, decision: Decision): Asked {
  const view = game.view(state, decision.seat);
  const legal = legalActions(game, state, decision).map((action) => ({ action, words: text.action(action, view) }));
  const question: WildQuestion = { ...decision, words: text.decision(decision, view), legal };
  const room: WildRoom = {
    observer: decision.seat,
    view,
    sitters: [],
    questions: [question],
    pending: [],
    busy: false,
    playing: undefined,
    outcome: undefined,
    act: () => {},
    why: (_, action) => {
      const rejection = game.check(state, decision, action);
      return rejection === undefined ? undefined : { sentence: text.rejection(rejection) };
    },
    openRule: () => {},
  };
  return { room, question };
}
