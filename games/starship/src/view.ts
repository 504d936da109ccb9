/** S-17: what each observer knows, and what a seat holds possible. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { MOST_BID } from './actions.ts';
import { cloneAct, cloneBodies, stateOf } from './clone.ts';
import type { Event } from './events.ts';
import { guessInFog, isFogged } from './knowledge/guess.ts';
import { guessPlot } from './knowledge/guess-plot.ts';
import { masked, type Open } from './knowledge/mask.ts';
import { isMate } from './knowledge/mates.ts';
import { questionsFor } from './knowledge/questions.ts';
import { plotFor, sheetsFor } from './knowledge/secrets.ts';
import { answered, changeOf, DEFAULT_ORDERS, FIRST_BEFORE, firstOrders, WITHIN } from './orders.ts';
import { NONE } from './plan/types.ts';
import { scenarioOf } from './scenario/scenario.ts';
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
  const { fog } = state;
  const shown = fog === null ? inTheLight(state) : masked(state, fog, observer);
  return {
    observer,
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    upkeep: state.upkeep,
    alarm: state.alarm,
    sheets: sheetsFor(state, observer),
    bodies: shown.bodies,
    items: shown.items,
    orders: state.orders.map((orders, who) => (isMate(state, observer, who) ? orders : null)),
    list: shown.list,
    ties: state.ties,
    open: shown.open,
    broken: shown.broken,
    power: state.power,
    gravity: state.gravity,
    dark: shown.dark,
    lifts: shown.lifts,
    damage: state.damage,
    holes: state.holes,
    breaches: state.breaches,
    airless: state.airless,
    act: shown.act,
    react: { ...state.react },
    shot: state.shot,
    hurt: state.hurt,
    quick: state.quick,
    chosen: state.chosen.map((side, seat) => (seat === observer ? side : NONE)),
    sealed: state.chosen.map((side) => side !== NONE),
    story: state.story,
    plot: plotFor(state, observer),
    rerolled: state.rerolled,
    changes: shown.changes,
    askedAt: state.askedAt,
    pending: questionsFor(state, shown.pending, observer),
    standing: questionsFor(state, state.standing, observer),
    winner: state.winner,
    reason: state.reason,
    sight: shown.sight,
  };
}

function inTheLight({ bodies, items, list, open, broken, dark, lifts, act, changes, pending }: State): Open {
  return {
    bodies: cloneBodies(bodies),
    items,
    list,
    open,
    broken,
    dark,
    lifts,
    act: cloneAct(act),
    changes,
    pending,
    sight: null,
  };
}

export function eventFor(event: Event, observer: Observer): Event | undefined {
  if (event.heardBy !== undefined) return heardOnly(event, event.heardBy.includes(observer));
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

/** Nobody learns who else has heard it. */
function heardOnly({ heardBy: _, ...event }: Event, heard: boolean): Event | undefined {
  return heard ? event : undefined;
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
  const guessed = orders.map((own, who) => own ?? guessOrders(seen, who, chance));
  const sides = sealed.map((done, other) =>
    other === seat ? (chosen[seat] as number) : done ? chance.int(choices) : NONE,
  );
  if (isFogged(seen)) return guessInFog(seen, seat, guessed, sides, chance);
  const state = stateOf(seen, guessed, sides, seen.plot, null);
  guessPlot(state, seen, seat, chance);
  return state;
}

/** So many more chances that an order is what all begin with. Each order is drawn for itself: a guess can come true step by step. */
const KEPT = 12;

function guessOrders({ options, sheets, bodies, turn }: View, who: Who, chance: Chance): Orders {
  const first = firstOrders(sheets[who] as Sheet, bodies[who] as Body, scenarioOf({ options }));
  if (turn === 0) return first;
  const { rest } = first;
  const people = sheets.length;
  const drew = drawn(FIRST_CLAIMS + people, chance);
  const { claim = 'keep', before = NONE } = claimOf(drew, people) ?? DEFAULT_ORDERS;
  return answered(options, {
    claim,
    before,
    snap: SNAP_ORDERS[drawn(SNAP_ORDERS.length, chance)] as Orders['snap'],
    cover: COVER_ORDERS[drawn(COVER_ORDERS.length, chance)] as Orders['cover'],
    within: WITHIN[drawn(WITHIN.length, chance)] as number,
    wounds: WOUND_ORDERS[drawn(WOUND_ORDERS.length, chance)] as Orders['wounds'],
    rest: drawn(REST_ORDERS.length, chance) === 0 ? rest : other(rest),
  });
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
