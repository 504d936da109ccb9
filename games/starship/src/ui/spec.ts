/** What may be done where, and why not elsewhere. Everything between a hand and an answer belongs to the kit. */
import { capital } from '@shutterbox/kernel';
import { type BoardSpec, type Meaning, type Meant, type Offer, oneEach, type Place } from '@shutterbox/ui/board';
import { besideSquare } from '@shutterbox/ui/surface';
import { act, STEPS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { assumed } from '../assumed.ts';
import { howOf, isMelee, isWeakened, meansOf, READY } from '../combat/means.ts';
import { reachableFrom } from '../grid/flood.ts';
import { directionTo } from '../grid/step.ts';
import { isIdle } from '../knowledge/secrets.ts';
import { areEnemies, bodyOf, isAnimal, occupant, readyWeapon } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { personName, portalName, squareName } from '../text/names.ts';
import { priceOf } from '../turn/price.ts';
import type { View, Who } from '../types.ts';
import { hasWon } from './decided.ts';
import { squareWords } from './ear/square-words.ts';
import { hoverWords } from './hover-words.ts';
import { kindOf, type ShipQuestion } from './kit.ts';
import { doorIn, doorPlace, placeOf, squareIn, worldOf } from './places.ts';
import { waitOffers } from './waits.ts';
import { walkOffers } from './walks.ts';

/** Whether squares are reached at a run, and which attack a press on an enemy chooses if it can be made. */
export interface Pace {
  readonly running: boolean;
  readonly how: number;
  /** Who was attacked last; NONE before that. */
  readonly on: Who;
}

export const AT_EASE: Pace = { running: false, how: howOf(READY, false, false), on: NONE };

export interface Ways {
  readonly touch: boolean;
  paceOf(view: View, who: Who): Pace;
}

export function specFor({ touch, paceOf }: Ways): BoardSpec<View, Action> {
  return {
    offers: (question, view) => offers(question, view, paceOf(view, question.subject ?? NONE)),
    meant,
    name,
    hover: hoverWords,
    held: (hand) => hand,
    press: ({ actions }, at) => pressOf(actions.at(-1), touch, at !== undefined),
    several: 'menu',
    beside: (place, dx, dy, view) => besideSquare(worldOf(view).plan, place, dx, dy),
  };
}

function name(place: Place, view: View): string {
  const door = doorIn(place);
  return door === NONE ? squareWords(view, squareIn(place, view)) : capital(portalName(view, door));
}

/** Fire is confirmed, with its throw beside the target. A finger on the plan may mean the square beside a door. */
function pressOf(last: Action | undefined, touch: boolean, onPlan: boolean): 'act' | 'choose' {
  switch (last?.type) {
    case 'attack':
    case 'aim':
    case 'lob':
    case 'wall':
    case 'mark':
      return 'choose';
    case 'step':
    case 'run':
      return touch ? 'choose' : 'act';
    case 'work':
      return touch && onPlan ? 'choose' : 'act';
    default:
      return 'act';
  }
}

function offers(question: ShipQuestion, view: View, { running, how }: Pace): readonly Offer<Action>[] {
  switch (kindOf(question)) {
    case 'turn':
      return [
        ...walkOffers(question, view, running),
        ...waitOffers(question, view),
        ...oneEach(question, (action) => deedAt(action, view, question, how)),
      ];
    case 'place':
      return oneEach(question, ({ type, on, how }) =>
        type === 'place' ? { at: [placeOf(on, view)], facing: 2 * how } : { at: [] },
      );
    case 'aim':
    case 'lob':
    case 'wall':
      return oneEach(question, ({ type, on }) => laneAt(type === 'mark' ? bodyOf(view, on).at : on, view));
    case 'react':
      return oneEach(question, ({ type, on }) => (type === 'react' ? reactionAt(on, view) : { at: [] }));
    default:
      return oneEach(question, () => ({ at: [] }));
  }
}

function deedAt(action: Action, view: View, { legal, subject = NONE }: ShipQuestion, how: number): Meaning | undefined {
  const { type, on } = action;
  if (type === 'step' || type === 'run') return undefined;
  const n = priceOf(assumed(view), subject, action);
  const price = n === undefined || type === 'end' ? {} : { price: { n, of: 'AP' } };
  switch (type) {
    case 'attack': {
      const against = legal.map((each) => each.action).filter((each) => each.type === 'attack' && each.on === on);
      const standing = bodyOf(view, on).status === 'active';
      const own = placeOf(bodyOf(view, subject).at, view);
      const there = placeOf(bodyOf(view, on).at, view);
      return { at: firstOf(against, how) === action && standing ? [there] : [], way: [own, there], ...price };
    }
    case 'cover':
      return { at: [], ...price, ...guardDoubt(view, subject) };
    case 'end':
      return { at: [], ...endDoubt(view, subject) };
    case 'work':
      return { at: [doorPlace(on)], ...price };
    default:
      return { at: [], ...price };
  }
}

/** S-13.7: with a melee weapon there is no lane to choose, and the turn would be gone at once. */
function guardDoubt(view: View, who: Who): Pick<Meaning, 'doubt'> {
  const { ap } = bodyOf(view, who);
  return isMelee(readyWeapon(view, who)) ? { doubt: `Covering uses all ${ap} AP and ends the turn. Press again.` } : {};
}

/** What is not used is lost: with most of it left, a key pressed once too often must not end the turn. */
function endDoubt(view: View, who: Who): Pick<Meaning, 'doubt'> {
  const { ap, total, caged, status } = bodyOf(view, who);
  const idle = caged || status !== 'active' || hasWon(view, who) || isIdle(view, who);
  return !idle && 2 * ap > total ? { doubt: `You lose ${ap} AP. Press again.` } : {};
}

/** The attack that was asked for; otherwise with the ready weapon, aimed if there are AP for it; otherwise whatever is possible, weakened blows last. */
export function firstOf(attacks: readonly Action[], wanted: number): Action | undefined {
  const fresh = attacks.filter(({ how }) => !isWeakened(how));
  return (
    attacks.find(({ how }) => how === wanted) ??
    fresh.find(({ how }) => meansOf(how) === READY) ??
    fresh[0] ??
    attacks[0]
  );
}

function laneAt(square: Square, view: View): Meaning {
  const from = bodyOf(view, view.act.who).at;
  return { at: [placeOf(square, view)], way: [placeOf(from, view), placeOf(square, view)] };
}

function reactionAt(who: Who, view: View): Meaning {
  const at = placeOf(bodyOf(view, who).at, view);
  const { mover } = view.react;
  const enemy = mover === NONE ? [] : [placeOf(bodyOf(view, mover).at, view)];
  return { at: [at], way: [at, ...enemy] };
}

/** Pressing an enemy means an attack; pressing the floor means going there. */
function meant(question: ShipQuestion, place: Place, _: string | undefined, view: View): Meant<Action> | undefined {
  const square = squareIn(place, view);
  const { subject: who = NONE } = question;
  if (square === NONE) return undefined;
  switch (kindOf(question)) {
    case 'turn':
      return meantInTurn(square, who, view);
    case 'place':
      return { action: act('place', square, 0) };
    case 'aim':
      return { action: act('aim', square) };
    case 'lob':
      return { action: act('lob', square) };
    default:
      return undefined;
  }
}

function meantInTurn(square: Square, who: Who, view: View): Meant<Action> | undefined {
  const there = occupant(view, square);
  const plan = planOf(view);
  const { at, ap, caged } = bodyOf(view, who);
  if (there === who) return undefined;
  if (there !== NONE && areEnemies(view, who, there)) return { action: act('attack', there, 0) };
  const direction = directionTo(plan, at, square);
  // In a cage every step is refused alike.
  const step = caged ? STEPS[0] : direction === NONE ? undefined : STEPS[direction];
  if (step !== undefined) return { action: step };
  if (there !== NONE) return { reason: { sentence: `${personName(view, there)} is standing there.`, rule: 'S-4.1' } };
  if (isAnimal(view, who) && !reachableFrom(plan, view.open, at).has(square))
    return { reason: { sentence: `A shut door bars the way to ${squareName(view, square)}.`, rule: 'S-6.6' } };
  return { reason: { sentence: `${squareName(view, square)} is out of reach with ${ap} AP.`, rule: 'S-5.1' } };
}
