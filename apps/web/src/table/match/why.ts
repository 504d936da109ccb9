/** Finds out in the browser why something is impossible: a refusal is the same in every state that is possible for the seat. */
import {
  type Decision,
  matchRefusalText,
  type Rejection,
  type Seat,
  SeededChance,
  sameQuestion,
} from '@shutterbox/kernel';
import type { Reason } from '@shutterbox/ui';
import type { AnyText, GameBundle } from '../../games/bundle.ts';

const SEED = 1;
/** One possible state per view, because many cards are checked one after the other. */
const states = new WeakMap<object, unknown>();

export function reasonAgainst(
  { game, text }: GameBundle,
  view: unknown,
  question: Decision & { readonly legal?: readonly { readonly action: unknown }[] },
  action: unknown,
): Reason | undefined {
  const key = game.actionKey(action);
  if (question.legal?.some((legal) => game.actionKey(legal.action) === key)) return undefined;
  const state = possibleState(game, view, question.seat);
  const open = game.pending(state).find((asked) => sameQuestion(asked, question)) ?? question;
  const rejection = game.check(state, open, action);
  return rejection === undefined ? undefined : reasonOf(rejection, text);
}

/** The table as everyone may see it, made from one seat's view. */
export function publicView(game: GameBundle['game'], view: unknown, seat: Seat): unknown {
  return game.view(possibleState(game, view, seat), 'spectator');
}

function possibleState(game: GameBundle['game'], view: unknown, seat: Seat): unknown {
  if (typeof view !== 'object' || view === null) return game.determinize(view, seat, new SeededChance(SEED));
  if (!states.has(view)) states.set(view, game.determinize(view, seat, new SeededChance(SEED)));
  return states.get(view);
}

function reasonOf(rejection: Rejection, text: AnyText): Reason {
  const sentence = matchRefusalText(rejection) ?? text.rejection(rejection);
  return rejection.rule === undefined ? { sentence } : { sentence, rule: rejection.rule };
}
