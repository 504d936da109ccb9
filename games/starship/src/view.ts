/** S-17: what each observer knows. */
import type { Observer, Seat } from '@shutterbox/kernel';
import { cloneAct, cloneBodies } from './clone.ts';
import type { Event } from './events.ts';
import { Kept } from './knowledge/kept.ts';
import { masked, type Open } from './knowledge/mask.ts';
import { isMate } from './knowledge/mates.ts';
import { questionsFor } from './knowledge/questions.ts';
import { plotFor, sheetsFor } from './knowledge/secrets.ts';
import { NONE } from './plan/types.ts';
import type { State, View } from './types.ts';

export function view(state: State, observer: Observer): View {
  const { fog } = state;
  return viewOf(state, observer, fog === null ? inTheLight(state) : masked(state, fog, observer));
}

/** For a table, which asks it only where there is no fog. */
export function clearView(state: State, observer: Observer): View {
  return viewOf(state, observer, inTheLight(state));
}

function viewOf(state: State, observer: Observer, shown: Open): View {
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
    orders: ordersFor(state, observer),
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
    story: shown.story,
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

const ORDERS = new Kept<State['sheets'], { readonly of: State['orders']; readonly seen: View['orders'] }>();

/** S-17.1. */
function ordersFor(state: State, observer: Observer): View['orders'] {
  const { sheets, orders } = state;
  const kept = ORDERS.get(sheets, observer, 0);
  if (kept?.of === orders) return kept.seen;
  const seen = orders.map((own, who) => (isMate(state, observer, who) ? own : null));
  return ORDERS.keep(sheets, observer, 0, { of: orders, seen }).seen;
}

function inTheLight({ bodies, items, list, open, broken, dark, lifts, act, changes, pending, story }: State): Open {
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
    story,
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
