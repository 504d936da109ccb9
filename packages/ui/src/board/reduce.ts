/** Everything between the player's hand and `room.act`, as one pure function. */
import type { Reason } from '../room.ts';
import { chosenOf, offersAt } from './offers.ts';
import { drop, lift, pick, press, putBack, send, toggle, unchoose } from './press.ts';
import { asked, jump, step } from './steps.ts';
import type { BoardState, Did, Place, Table, Upshot } from './types.ts';

export const AT_REST: BoardState = {
  aim: undefined,
  row: undefined,
  cursor: undefined,
  hand: undefined,
  turning: undefined,
  menu: undefined,
  doubted: undefined,
  said: '',
  chosen: new Map(),
  sent: undefined,
  note: undefined,
};

/** Returns the same state if nothing came of it. */
export function reduce<A>(state: BoardState, did: Did, table: Table<A>): Upshot<A> {
  const upshot = came(state, did, table);
  const closed = state.menu !== undefined && upshot.state.menu === undefined;
  // The focus was in the menu.
  return closed && (did.did === 'back' || did.did === 'pick') && upshot.focus === undefined
    ? { ...upshot, focus: { place: state.menu } }
    : upshot;
}

function came<A>(state: BoardState, did: Did, table: Table<A>): Upshot<A> {
  switch (did.did) {
    case 'aim':
      return { state: aim(state, did.place, did.focused === true) };
    case 'point':
      return { state: state.row === did.row ? state : { ...state, row: did.row } };
    case 'linger':
      return { state: linger(state, did.place, table) };
    case 'press':
      return press(state, did.place, did.source, table);
    case 'hold':
      return { state: { ...state, note: { place: did.place, full: true, reason: whyNot(state, did.place, table) } } };
    case 'lift':
      return lift(state, did.hand, table, did.carried);
    case 'drop':
      return drop(state, did.place, table);
    case 'step':
      return step(state, did.dx, did.dy, table);
    case 'jump':
      return jump(state, did.by, table);
    case 'pick':
      return pick(state, did.offer, table);
    case 'toggle':
      return toggle(state, did.offer, table);
    case 'say':
      return { state: { ...state, doubted: undefined, note: undefined, said: did.words } };
    case 'back':
      return { state: back(state, table) };
    case 'away':
      return { state: away(state) };
    case 'confirm':
      return confirm(state, did.question, table);
    case 'asked':
      return asked(state, did.focused, table);
  }
}

function aim(state: BoardState, place: Place | undefined, focused: boolean): BoardState {
  const cursor = focused && place !== undefined ? place : state.cursor;
  return state.aim === place && state.cursor === cursor ? state : { ...state, aim: place, cursor };
}

/** A reason does not pop up at a pointer that only passes, and does not replace a note that was asked for. */
function linger<A>(state: BoardState, place: Place | undefined, table: Table<A>): BoardState {
  if (table.quiet === true || state.note?.full === true) return state;
  const reason = place === undefined ? undefined : whyNot(state, place, table);
  // The name of what has the focus tells it all.
  const hover = place === undefined || place === state.cursor ? '' : (table.hover?.(place) ?? '');
  const told = reason?.whenTried === true ? undefined : reason;
  if (place !== undefined && (told !== undefined || hover !== ''))
    return { ...state, note: { place, full: false, reason: told, ...(hover !== '' && { hover }) } };
  return state.note === undefined ? state : { ...state, note: undefined };
}

function whyNot<A>({ hand }: BoardState, place: Place, table: Table<A>): Reason | undefined {
  return offersAt(table.offers, place, hand).length > 0 ? undefined : table.why(place, hand);
}

function confirm<A>(state: BoardState, question: string, table: Table<A>): Upshot<A> {
  const offer = chosenOf(state, question, table.offers);
  return offer === undefined ? { state } : send(state, offer, table);
}

/** Cancels one thing: menu, facing, note or doubt, hand, choice. Later steps close the note, so an open note is the latest. */
function back<A>(state: BoardState, table: Table<A>): BoardState {
  const closed = { ...state, menu: undefined, turning: undefined, doubted: undefined, note: undefined, said: '' };
  if (state.menu !== undefined || state.turning !== undefined) return closed;
  const latest = [...state.chosen.keys()].findLast((each) => chosenOf(state, each, table.offers) !== undefined);
  // The doubt of a choice is told with it, and goes with it.
  const told = state.doubted !== undefined && latest !== undefined && state.doubted === state.chosen.get(latest);
  if (!told && (state.doubted !== undefined || state.note?.full === true)) return closed;
  if (state.hand !== undefined) return putBack(state, table);
  if (latest !== undefined) return unchoose(state, latest, table);
  return state.note === undefined ? state : closed;
}

function away(state: BoardState): BoardState {
  const open = state.menu !== undefined || state.note !== undefined;
  return open ? { ...state, menu: undefined, note: undefined, doubted: undefined } : state;
}
