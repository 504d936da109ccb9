/** The cursor: arrow keys, leaps between what can be used, and where the focus goes when its place is gone. */
import { offersAt } from './offers.ts';
import { facingsAt, turnTo } from './press.ts';
import type { BoardState, Place, Table, Upshot } from './types.ts';

const EIGHTHS = 8;

export function step<A>(state: BoardState, dx: number, dy: number, table: Table<A>): Upshot<A> {
  if (state.turning !== undefined) return { state: turn(state, dx, dy, table) };
  const from = cursorOf(state, table);
  if (from === undefined) return jump(state, 1, table);
  const to = table.beside(from, dx, dy);
  return to === undefined ? { state } : goTo(state, to);
}

export function jump<A>(state: BoardState, by: 1 | -1, table: Table<A>): Upshot<A> {
  const usable = table.places.filter((place) => offersAt(table.offers, place, state.hand).length > 0);
  const from = cursorOf(state, table);
  const to = nextOf(usable, table.places, from, by) ?? (from === undefined ? table.places[0] : undefined);
  return to === undefined ? { state } : goTo(state, to);
}

/** The next usable place in reading order, round and round. */
function nextOf(
  usable: readonly Place[],
  places: readonly Place[],
  from: Place | undefined,
  by: 1 | -1,
): Place | undefined {
  const here = from === undefined ? -1 : places.indexOf(from);
  const indices = usable.map((place) => places.indexOf(place));
  const ahead = by === 1 ? indices.find((at) => at > here) : indices.findLast((at) => at < here);
  return places[ahead ?? indices.at(by === 1 ? 0 : -1) ?? places.length];
}

function goTo<A>(state: BoardState, place: Place): Upshot<A> {
  return { state: { ...state, cursor: place, aim: place }, focus: { place }, follow: [place] };
}

/** The cursor, while its place is there. */
function cursorOf<A>({ cursor }: BoardState, { places }: Table<A>): Place | undefined {
  return cursor !== undefined && places.includes(cursor) ? cursor : undefined;
}

/** Towards the arrow: over the slanting facing on the way there, where there is one. */
function turn<A>(state: BoardState, dx: number, dy: number, table: Table<A>): BoardState {
  const { turning } = state;
  if (turning === undefined) return state;
  const offers = facingsAt(state, table);
  const wanted = eighthsOf(dx, dy);
  const off = (wanted - turning.facing + EIGHTHS) % EIGHTHS;
  const slant = off === 2 ? turning.facing + 1 : off === EIGHTHS - 2 ? turning.facing - 1 : wanted;
  const find = (eighths: number) => offers.find(({ facing }) => facing === (eighths + EIGHTHS) % EIGHTHS);
  const offer = find(slant) ?? find(wanted);
  return offer === undefined ? state : turnTo(state, turning.place, offer);
}

function eighthsOf(dx: number, dy: number): number {
  if (dx !== 0) return dx > 0 ? 2 : 6;
  return dy > 0 ? 4 : 0;
}

/** What was half done goes on as long as it is offered. While something is shown nothing is, and then everything waits. */
export function asked<A>(before: BoardState, focused: boolean, table: Table<A>): Upshot<A> {
  const answered = { ...before, row: undefined, sent: undefined, chosen: unanswered(before) };
  const state =
    table.offers.length === 0 ? { ...answered, menu: undefined, note: undefined } : stillOffered(answered, table);
  const { cursor } = state;
  if (cursor === undefined) return { state };
  // Another element may stand there now: a figure where there was a square.
  if (table.places.includes(cursor)) return focused ? { state, focus: { place: cursor } } : { state };
  const place = table.near(cursor);
  const moved = { ...state, cursor: place, aim: state.aim === cursor ? undefined : state.aim };
  if (!focused) return { state: moved };
  return place === undefined
    ? { state: moved, focus: 'dock' }
    : { state: { ...moved, aim: place }, focus: { place }, follow: [place] };
}

/** A standing question stays open after its answer: what was chosen then is done. */
function unanswered({ chosen, sent }: BoardState): BoardState['chosen'] {
  return sent === undefined ? chosen : new Map([...chosen].filter(([question]) => question !== sent));
}

function stillOffered<A>(state: BoardState, { offers }: Table<A>): BoardState {
  const { hand, turning, doubted } = state;
  const holds = hand !== undefined && offers.some((offer) => offer.hand === hand);
  const turns =
    turning !== undefined && offersAt(offers, turning.place, hand).some(({ facing }) => facing !== undefined);
  return {
    ...state,
    menu: undefined,
    note: undefined,
    said: '',
    hand: holds ? hand : undefined,
    turning: turns ? turning : undefined,
    doubted: offers.some(({ key }) => key === doubted) ? doubted : undefined,
  };
}
