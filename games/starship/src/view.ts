/** S-17: what each observer knows, and what a seat holds possible. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { MOST_BID } from './actions.ts';
import { clone, stateOf } from './clone.ts';
import type { Event } from './events.ts';
import { guessed } from './knowledge/guess.ts';
import { isMate } from './knowledge/mates.ts';
import { questionsFor } from './knowledge/questions.ts';
import { plotFor, sheetsFor } from './knowledge/secrets.ts';
import { changeOf, DEFAULT_ORDERS, FIRST_BEFORE, firstOrders, WITHIN } from './orders.ts';
import { NONE } from './plan/types.ts';
import {
  type Body,
  COVER_ORDERS,
  type Orders,
  REST_ORDERS,
  type Sheet,
  SNAP_ORDERS,
  type State,
  type View,
  type Who,
  WOUND_ORDERS,
} from './types.ts';

export function view(state: State, observer: Observer): View {
  const copy = clone(state);
  return {
    observer,
    options: copy.options,
    seats: copy.seats,
    turn: copy.turn,
    upkeep: copy.upkeep,
    alarm: copy.alarm,
    sheets: sheetsFor(state, observer),
    bodies: copy.bodies,
    items: copy.items,
    orders: copy.orders.map((orders, who) => (isMate(state, observer, who) ? orders : null)),
    list: copy.list,
    ties: copy.ties,
    open: copy.open,
    broken: copy.broken,
    power: copy.power,
    gravity: copy.gravity,
    dark: copy.dark,
    lifts: copy.lifts,
    damage: copy.damage,
    holes: copy.holes,
    breaches: copy.breaches,
    airless: copy.airless,
    act: copy.act,
    react: copy.react,
    shot: copy.shot,
    hurt: copy.hurt,
    quick: copy.quick,
    chosen: copy.chosen.map((side, seat) => (seat === observer ? side : NONE)),
    sealed: copy.chosen.map((side) => side !== NONE),
    story: copy.story,
    plot: plotFor(state, observer),
    rerolled: copy.rerolled,
    changes: copy.changes,
    askedAt: copy.askedAt,
    pending: questionsFor(state, copy.pending, observer),
    standing: questionsFor(state, copy.standing, observer),
    winner: copy.winner,
    reason: copy.reason,
  };
}

export function eventFor(event: Event, observer: Observer): Event | undefined {
  switch (event.type) {
    case 'sealed':
      return event.seat === observer ? event : { type: 'sealed', seat: event.seat };
    case 'order':
    case 'skillRolls':
    case 'skill':
    case 'wears':
    case 'bid':
    case 'recruited':
    case 'bystander':
    case 'grenadier':
    case 'papers':
    case 'smellDie':
      return isFor(event.to, observer) ? event : undefined;
    default:
      return event;
  }
}

function isFor(to: readonly Seat[] | undefined, observer: Observer): boolean {
  return to === undefined || (observer !== 'spectator' && to.includes(observer));
}

/** How many a side can be chosen from. */
const SIDES = 2;

/** S-14.39: what is sealed is bids. */
function biddingFor({ pending }: View): boolean {
  return pending.some(({ kind }) => kind === 'bid');
}

/** Others have mostly left their orders as they were. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const { sealed, orders, chosen } = seen;
  const choices = biddingFor(seen) ? MOST_BID + 1 : SIDES;
  const state = stateOf(
    seen,
    orders.map((own, who) => own ?? guessOrders(seen, who, chance)),
    sealed.map((done, other) => (other === seat ? (chosen[seat] as number) : done ? chance.int(choices) : NONE)),
    seen.plot,
  );
  guessed(state, seen, seat, chance);
  return state;
}

/** So many more chances that an order is what all begin with. Each order is drawn for itself: a guess can come true step by step. */
const KEPT = 12;

function guessOrders({ sheets, bodies, turn }: View, who: Who, chance: Chance): Orders {
  const first = firstOrders(sheets[who] as Sheet, bodies[who] as Body);
  if (turn === 0) return first;
  const { rest } = first;
  const people = sheets.length;
  const drew = drawn(FIRST_CLAIMS + people, chance);
  const { claim = 'keep', before = NONE } = claimOf(drew, people) ?? DEFAULT_ORDERS;
  return {
    claim,
    before,
    snap: SNAP_ORDERS[drawn(SNAP_ORDERS.length, chance)] as Orders['snap'],
    cover: COVER_ORDERS[drawn(COVER_ORDERS.length, chance)] as Orders['cover'],
    within: WITHIN[drawn(WITHIN.length, chance)] as number,
    wounds: WOUND_ORDERS[drawn(WOUND_ORDERS.length, chance)] as Orders['wounds'],
    rest: drawn(REST_ORDERS.length, chance) === 0 ? rest : other(rest),
  };
}

function other(rest: Orders['rest']): Orders['rest'] {
  return rest === 'act' ? 'rest' : 'act';
}

/** Keep, ask, early; 'before' names a character. */
const FIRST_CLAIMS = 3;

function claimOf(drew: number, people: number): Partial<Orders> | undefined {
  return changeOf(drew < FIRST_CLAIMS ? drew : FIRST_BEFORE + drew - FIRST_CLAIMS, people);
}

/** Below `count`, mostly 0: the order that all begin with comes first in each list. */
function drawn(count: number, chance: Chance): number {
  const value = chance.int(count + KEPT);
  return value < count ? value : 0;
}
