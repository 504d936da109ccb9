/** Presses: what they mean, and what comes of it. */
import { canLift, isChosen, offersAt, questionKey } from './offers.ts';
import { chosenWords, liftWords, menuWords, NOTHING_CHOSEN, pickUpWords, putBackWords, turnWords } from './said.ts';
import type { BoardState, Hand, Note, Offer, Place, Table, Upshot } from './types.ts';

export function press<A>(before: BoardState, place: Place, source: Hand | undefined, table: Table<A>): Upshot<A> {
  const { turning, hand } = before;
  if (turning?.place === place) return turned(before, table);
  if (before.menu === place) return { state: { ...before, menu: undefined, said: '' } };
  const state = { ...before, menu: undefined, turning: undefined };
  const offers = offersAt(table.offers, place, hand);
  if (hand === undefined && source !== undefined && canLift(table.offers, source))
    return takeUp(state, place, source, table);
  if (offers.length > 0) return mean(state, place, offers, table);
  if (source !== undefined && canLift(table.offers, source)) return lift(state, source, table);
  return { state: tell(state, place, table) };
}

/** With an empty hand a press picks the thing up, unless the only offer there is to use the thing itself. */
function takeUp<A>(state: BoardState, place: Place, source: Hand, table: Table<A>): Upshot<A> {
  const [own, ...more] = offersAt(table.offers, place, source);
  return own !== undefined && more.length === 0 ? decide(state, own, table, place) : lift(state, source, table);
}

/** Picks up; what is in the hand already is put back. */
export function lift<A>(state: BoardState, hand: Hand, table: Table<A>, carried = false): Upshot<A> {
  if (state.hand === hand) return { state: carried ? state : putBack(state, table) };
  if (!canLift(table.offers, hand)) return { state };
  const places = new Set(table.offers.flatMap((offer) => (offer.hand === hand ? offer.at : [])));
  const said = liftWords(
    table.held(hand),
    [...places].map((place) => table.name(place)),
  );
  return { state: { ...state, hand, menu: undefined, turning: undefined, doubted: undefined, note: undefined, said } };
}

export function putBack<A>(state: BoardState, table: Table<A>): BoardState {
  const said = state.hand === undefined ? '' : putBackWords(table.held(state.hand));
  return { ...state, hand: undefined, turning: undefined, said };
}

/** Dropped on a place, or on none. If it cannot lie there it goes back, and the reason stays if there is one. */
export function drop<A>(state: BoardState, place: Place | undefined, table: Table<A>): Upshot<A> {
  if (state.hand === undefined) return { state };
  if (place === undefined) return { state: putBack(state, table) };
  const offers = offersAt(table.offers, place, state.hand);
  if (offers.length > 0) return mean(state, place, offers, table);
  const reason = table.why(place, state.hand);
  if (reason === undefined) return { state: putBack(state, table) };
  return { state: { ...state, hand: undefined, doubted: undefined, said: '', note: { place, full: true, reason } } };
}

export function pick<A>(state: BoardState, key: string, table: Table<A>): Upshot<A> {
  const offer = table.offers.find((each) => each.key === key);
  const place = state.menu ?? state.turning?.place;
  const closed = { ...state, menu: undefined, turning: undefined };
  return offer === undefined ? { state } : decide(closed, offer, table, place);
}

export function toggle<A>(state: BoardState, key: string, table: Table<A>): Upshot<A> {
  const offer = table.offers.find((each) => each.key === key);
  return offer !== undefined && isChosen(state, offer)
    ? { state: unchoose(state, questionKey(offer.question), table) }
    : pick(state, key, table);
}

export function unchoose<A>(state: BoardState, question: string, { offers }: Table<A>): BoardState {
  const suggests = offers.some((offer) => offer.suggested === true && questionKey(offer.question) === question);
  const others = new Map([...state.chosen].filter(([each]) => each !== question));
  const chosen = suggests ? placedLast(others, question, undefined) : others;
  return { ...state, chosen, note: undefined, doubted: undefined, said: NOTHING_CHOSEN };
}

function placedLast<T>(map: ReadonlyMap<string, T>, key: string, value: T): ReadonlyMap<string, T> {
  return new Map([...[...map].filter(([each]) => each !== key), [key, value]]);
}

function mean<A>(state: BoardState, place: Place, offers: readonly Offer<A>[], table: Table<A>): Upshot<A> {
  const [first, ...more] = offers;
  if (first === undefined) return { state };
  if (more.length === 0) return decide(state, first, table, place);
  if (first.facing !== undefined && more.every((offer) => differsInFacing(first, offer)))
    return { state: turnTo(state, place, first) };
  switch (table.several) {
    case 'cycle': {
      const at = offers.findIndex((offer) => isChosen(state, offer));
      return choose(state, offers[at + 1] ?? first, place);
    }
    case 'menu':
      return { state: openMenu(state, place, offers) };
    case 'hand':
      return { state: pickUpFirst(state, place, offers, table) };
  }
}

function differsInFacing<A>(first: Offer<A>, other: Offer<A>): boolean {
  return other.facing !== undefined && other.hand === first.hand && other.question === first.question;
}

function openMenu<A>(state: BoardState, place: Place, offers: readonly Offer<A>[]): BoardState {
  return { ...state, menu: place, note: undefined, doubted: undefined, said: menuWords(offers.length) };
}

/** Where the hand does not tell them apart, a menu does. */
function pickUpFirst<A>(state: BoardState, place: Place, offers: readonly Offer<A>[], table: Table<A>): BoardState {
  const hands = [...new Set(offers.flatMap(({ hand }) => hand ?? []))];
  if (state.hand !== undefined || hands.length < offers.length) return openMenu(state, place, offers);
  const reason = { sentence: pickUpWords(hands.map((hand) => table.held(hand))) };
  return { ...state, note: { place, full: true, reason }, doubted: undefined, said: '' };
}

export function turnTo<A>(state: BoardState, place: Place, offer: Offer<A>): BoardState {
  const said = turnWords(offer.words);
  return { ...state, turning: { place, facing: offer.facing ?? 0 }, note: undefined, doubted: undefined, said };
}

export function facingsAt<A>({ turning, hand }: BoardState, { offers }: Table<A>): readonly Offer<A>[] {
  return turning === undefined ? [] : offersAt(offers, turning.place, hand);
}

/** The facing is confirmed. */
function turned<A>(state: BoardState, table: Table<A>): Upshot<A> {
  const offer = facingsAt(state, table).find(({ facing }) => facing === state.turning?.facing);
  return offer === undefined ? { state } : decide(state, offer, table, state.turning?.place);
}

/** Done at once, or chosen first; a choice that was already made is done. */
function decide<A>(state: BoardState, offer: Offer<A>, table: Table<A>, place?: Place): Upshot<A> {
  const how = table.press(offer, place);
  if (how !== 'mark' && isChosen(state, offer)) return send(state, offer, table);
  if (how !== 'act') return choose(state, offer, place);
  if (offer.doubt !== undefined && state.doubted !== offer.key) return { state: doubt(state, offer, place) };
  return send(state, offer, table);
}

/** Choosing asks already, so its doubt is told with it. */
function choose<A>(state: BoardState, offer: Offer<A>, place: Place | undefined): Upshot<A> {
  const { key, question } = offer;
  const chosen = placedLast(state.chosen, questionKey(question), key);
  const next = { ...doubt(state, offer, place), chosen, turning: undefined, hand: undefined };
  // The second press comes to the same spot: a board that moved in between would put another place under the finger.
  const follow = place === undefined ? (offer.way ?? offer.at) : [place];
  return { state: { ...next, said: chosenWords(offer) }, follow };
}

/** Beside the place where there is one; the dock asks where the button was, and what asks has the focus. */
function doubt<A>(state: BoardState, { key, doubt: words }: Offer<A>, place: Place | undefined): BoardState {
  if (words === undefined) return { ...state, doubted: undefined, note: undefined };
  const note: Note | undefined = place === undefined ? undefined : { place, full: true, reason: { sentence: words } };
  return { ...state, doubted: key, note, said: '' };
}

export function send<A>(state: BoardState, offer: Offer<A>, table: Table<A>): Upshot<A> {
  if (table.isBusy(offer)) return { state };
  const sent = questionKey(offer.question);
  const done = { hand: undefined, turning: undefined, menu: undefined, doubted: undefined, note: undefined, said: '' };
  return { state: { ...state, ...done, sent }, act: offer, follow: offer.way ?? offer.at };
}

/** What lies there, and why nothing can be done with it; pressed again, the note is closed. */
function tell<A>(state: BoardState, place: Place, table: Table<A>): BoardState {
  const open = state.note?.full === true && state.note.place === place;
  const note = open ? undefined : { place, full: true, reason: table.why(place, state.hand) };
  return { ...state, note, doubted: undefined, said: '' };
}
