/** The game in words. Seats are "You" or "Player 2"; a host that knows names puts them in. */
import type { Decision, GameText, Rejection, Seat } from '@shutterbox/kernel';
import { type Action, type Event, NONE, type View } from './types.ts';

export function who(seat: Seat, view: View): string {
  return seat === view.observer ? 'You' : `Player ${seat + 1}`;
}

/** "1 point", "5 points". */
export function points(n: number): string {
  return n === 1 ? '1 point' : `${n} points`;
}

function action({ card }: Action): string {
  return `Choose the ${card}`;
}

function event(event: Event, view: View): string {
  switch (event.type) {
    case 'dealt':
      return `You are dealt ${event.cards.join(', ')}.`;
    case 'rolled':
      return `Round ${event.round}: the subject is worth ${points(event.points)}.`;
    case 'chose':
      return `${who(event.seat, view)} chose ${event.card === undefined ? 'a card' : `the ${event.card}`}.`;
    case 'shown':
      return `${each(event.cards, view)}. ${event.winner === NONE ? 'No card' : `The ${event.cards[event.winner]}`} takes ${points(event.points)}.`;
    case 'over':
      return `The game is over. ${each(event.scores, view)}.`;
  }
}

/** "You: 4, Player 2: 6". */
function each(numbers: readonly number[], view: View): string {
  return numbers.map((number, seat) => `${who(seat, view)}: ${number}`).join(', ');
}

function decision({ seat }: Decision, view: View): string {
  if (seat !== view.observer) return `${who(seat, view)} chooses a card.`;
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
