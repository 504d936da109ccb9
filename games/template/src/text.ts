/** The game in words. */
import {
  count,
  type Decision,
  does,
  type GameText,
  joined,
  type Rejection,
  say,
  type Words,
  who,
} from '@shutterbox/kernel';
import { type Action, type Event, NONE, type View } from './types.ts';

/** "1 point", "5 points". */
export function points(n: number): string {
  return count(n, 'point');
}

function action({ card }: Action): Words {
  return `Choose the ${card}`;
}

function event(event: Event, view: View): Words {
  switch (event.type) {
    case 'dealt':
      return say`${does(event.seat, view, 'are')} dealt ${event.cards.join(', ')}.`;
    case 'rolled':
      return `Round ${event.round}: the subject is worth ${points(event.points)}.`;
    case 'chose':
      return say`${who(event.seat)} chose ${event.card === undefined ? 'a card' : `the ${event.card}`}.`;
    case 'shown':
      return say`${each(event.cards)}. ${event.winner === NONE ? 'No card' : `The ${event.cards[event.winner]}`} takes ${points(event.points)}.`;
    case 'over':
      return say`The game is over. ${each(event.scores)}.`;
  }
}

/** "You: 4, Player 2: 6". */
function each(numbers: readonly number[]): Words {
  return joined(
    numbers.map((number, seat) => say`${who(seat)}: ${number}`),
    ', ',
  );
}

function decision({ seat }: Decision, view: View): Words {
  if (seat !== view.observer) return say`${who(seat)} chooses a card.`;
  return `Choose a card for a subject worth ${points(view.points)}.`;
}

function rejection({ code, params = {} }: Rejection): string {
  switch (code) {
    case 'notInHand':
      return `There is no ${params.card} in your hand.`;
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}

export const text: GameText<Action, Event, View> = { action, event, decision, rejection };
