/** The game in words. Sentences contain seats as parts; the host fills in the names. */
import {
  count,
  type Decision,
  does,
  type GameText,
  list,
  type Rejection,
  say,
  total,
  verb,
  type Words,
  who,
  whose,
} from '@shutterbox/kernel';
import { floorOf } from './map.ts';
import {
  type Action,
  type DecisionKind,
  type Event,
  type Figure,
  NONE,
  type Order,
  SIDES,
  type Square,
  seatOf,
  sideOf,
  squareOf,
  type View,
} from './types.ts';

const LETTERS = 'ABCDEFGHI';

/** "Red 2". */
export function figureName(figure: Figure): string {
  return `${SIDES[sideOf(figure) as 0 | 1]} ${1 + (figure >> 1)}`;
}

/** "C4": the column, then the row from the top. */
export function squareName(square: Square, { options }: Pick<View, 'options'>): string {
  const { width } = floorOf(options.map);
  return `${LETTERS[square % width]}${1 + Math.floor(square / width)}`;
}

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  ask: 'ask me before it shoots',
  hold: 'hold fire',
  near: 'shoot within two squares',
  any: 'shoot at anyone',
};

function action(action: Action, view: View): Words {
  switch (action.type) {
    case 'bid':
      return action.bid === 0 ? 'Bid nothing' : `Bid ${count(action.bid, 'point')}`;
    case 'step':
      return `Move ${figureName(action.figure)} to ${squareName(action.to, view)}`;
    case 'shoot':
      return `Shoot at ${figureName(action.target)} with ${figureName(action.figure)}`;
    case 'watch':
      return `Keep watch with ${figureName(action.figure)}`;
    case 'done':
      return 'End your turn';
    case 'react':
      return action.shoots ? 'Shoot' : 'Hold fire';
    case 'order':
      return `Order ${figureName(action.figure)} to ${ORDER_WORDS[action.order]}`;
  }
}

function event(event: Event, view: View): Words {
  switch (event.type) {
    case 'bid':
      if (event.bid === undefined) return say`${does(event.seat, view, 'have')} made a bid.`;
      return say`${does(event.seat, view, 'bid')} ${count(event.bid, 'point')}.`;
    case 'bids': {
      const order = event.order.map((seat) => say`${whose(seat)} ${event.bids[seat] ?? 0}`);
      return say`The bids, in the order of turns: ${list(order)}.`;
    }
    case 'turn':
      return say`Round ${event.round}: ${who(event.seat)} ${verb(event.seat, view, 'have')} ${count(event.points, 'point')}.`;
    case 'stepped':
      return `${figureName(event.figure)} goes from ${squareName(event.from, view)} to ${squareName(event.to, view)}.`;
    case 'seen':
      return `${figureName(event.figure)} comes into sight at ${squareName(event.at, view)}.`;
    case 'lost':
      return `${figureName(event.figure)} leaves ${squareName(event.from, view)} and is out of sight.`;
    case 'heard':
      return `${figureName(event.figure)} does something out of sight.`;
    case 'watches':
      return `${figureName(event.figure)} keeps watch.`;
    case 'shot':
      return shotWords(event);
    case 'ordered':
      return `${figureName(event.figure)} is to ${ORDER_WORDS[event.order]}.`;
    case 'over':
      return overWords(event.left);
  }
}

/** The next step of a walk. */
function joins(before: Event, next: Event): boolean {
  return (
    before.type === 'stepped' && next.type === 'stepped' && before.figure === next.figure && before.to === next.from
  );
}

function note(events: readonly Event[], view: View): Words {
  const steps = events.filter((each) => each.type === 'stepped');
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [name, from, to] = [figureName(first.figure), squareName(first.from, view), squareName(last.to, view)];
  const walk = count(steps.length, 'step');
  return from === to ? `${name} walks ${walk}, back to ${to}.` : `${name} goes from ${from} to ${to} in ${walk}.`;
}

function shotWords({ figure, target, roll, reasons }: Extract<Event, { type: 'shot' }>): string {
  const needed = total(reasons);
  const result = roll >= needed ? `${figureName(target)} is caught` : 'a blur';
  return `${figureName(figure)} shoots at ${figureName(target)}: needs ${needed}, rolls ${roll}, ${result}.`;
}

function overWords(left: readonly number[]): string {
  const [red = 0, blue = 0] = left;
  if (red === blue) return `The game is over. Both sides have ${count(red, 'photographer')} left.`;
  return `The game is over. ${SIDES[red > blue ? 0 : 1]} wins, ${Math.max(red, blue)} to ${Math.min(red, blue)}.`;
}

function decision({ seat, kind, subject = NONE }: Decision, view: View): Words {
  const mine = seat === view.observer;
  switch (kind as DecisionKind) {
    case 'bid':
      return mine ? 'Bid for the first move.' : say`${does(seat, view, 'make')} a bid.`;
    case 'act':
      if (!mine) return say`${does(seat, view, 'act')}.`;
      return `Your turn: ${count(view.points, 'point')} left.`;
    case 'reaction': {
      const words = `${figureName(subject)} sees ${figureName(view.mover)}`;
      return mine ? `${words}. Shoot?` : say`${words}: ${who(seat)} ${verb(seat, view, 'decide')}.`;
    }
    case 'orders':
      return mine ? 'Give your watchers orders.' : say`${does(seat, view, 'give')} orders.`;
  }
}

function rejection({ code, params = {} }: Rejection): string {
  switch (code) {
    case 'notNow':
      return "That doesn't answer the question.";
    case 'notYours':
      return 'That photographer is not yours, or is out.';
    case 'tooFar':
      return 'You can only step to one of the four neighbouring floor squares.';
    case 'noTime':
      return `A shot costs 2 points. You have ${params.points} left.`;
    case 'noView':
      return "Your photographer can't see an opponent there.";
    case 'watching':
      return 'That photographer is already keeping watch.';
    case 'sameOrder':
      return 'That photographer already has this order.';
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}

export const text: GameText<Action, Event, View> = { action, event, decision, joins, note, rejection };

/** Up to this many squares are named; more are only counted. */
const MOST_SQUARES = 4;

/** "Red 1 at C4", "Blue 2, out of sight, at C4 or C5", "Blue 1 is out", for boards made of words. */
export function whereabouts(figure: Figure, view: View): Words {
  const name = figureName(figure);
  const place = view.places[figure] as Square;
  const by = seatOf(figure, view.seats) === view.observer ? ' (yours)' : '';
  if (place === NONE) return `${name} is out`;
  if (place >= 0)
    return `${name}${by} at ${squareName(place, view)}${view.watching[figure] === true ? ', keeping watch' : ''}`;
  const squares = new Set((view.maybe[figure] ?? []).map(squareOf));
  if (squares.size === 0) return `${name}, out of sight`;
  if (squares.size > MOST_SQUARES) return `${name}, out of sight, on one of ${squares.size} squares`;
  return `${name}, out of sight, at ${list(
    [...squares].map((square) => squareName(square, view)),
    'or',
  )}`;
}
