/** The table as `reduce` is told of it: offers and words from room and spec, places and boxes from the page. */
import { openQuestions, type Reason, type Room } from '../room.ts';
import { type Box, besideByBox, nearByBox } from './beside.ts';
import type { BoardSpec, Hand, Offer, Place, Table } from './types.ts';

/** Places that can be reached, and where they are. */
export interface Ground {
  places(): readonly Place[];
  boxes(): ReadonlyMap<Place, Box>;
  /** Where a place was that is gone. */
  boxBefore(place: Place): Box | undefined;
}

export function tableOf<V, A, E>(
  room: Room<V, A, E>,
  spec: BoardSpec<V, A>,
  offers: readonly Offer<A>[],
  ground: Ground,
): Table<A> {
  const { view } = room;
  return {
    offers,
    get places() {
      return ground.places();
    },
    several: spec.several,
    quiet: spec.quiet,
    press: (offer, at) => spec.press(offer, at),
    isBusy: ({ question }) => room.isBusy(question),
    why: (place, hand) => reasonAt(room, spec, place, hand),
    hover: (place) => spec.hover?.(place, view) ?? '',
    name: (place) => spec.name(place, view),
    held: (hand) => spec.held(hand, view),
    beside: (place, dx, dy) =>
      spec.beside === undefined ? besideByBox(ground.boxes(), place, dx, dy) : spec.beside(place, dx, dy, view),
    near: (place) => {
      const box = ground.boxBefore(place);
      return box === undefined ? ground.places()[0] : nearByBox(ground.boxes(), place, box);
    },
  };
}

/** Of the first question that is about such a place. */
function reasonAt<V, A, E>(
  room: Room<V, A, E>,
  spec: BoardSpec<V, A>,
  place: Place,
  hand: Hand | undefined,
): Reason | undefined {
  for (const question of openQuestions(room)) {
    const meant = spec.meant(question, place, hand, room.view);
    if (meant === undefined) continue;
    if ('reason' in meant) return meant.reason;
    const reason = room.why(question, meant.action);
    return reason && meant.instead !== undefined
      ? { ...reason, sentence: `${reason.sentence} ${meant.instead}` }
      : reason;
  }
  return undefined;
}
