/** The attributes of places and sources: what the style sheet, the pointer layer and a screen reader go by. */
import { canLift, isChosen, offersAt } from './offers.ts';
import { deedWords, pieceLabel, placeLabel } from './said.ts';
import type { BoardState, Hand, Offer, Place } from './types.ts';

export interface PlacedProps {
  readonly 'data-place': Place;
  /** "can", "chosen", "refused"; `data-aimed` comes and goes by itself. */
  readonly 'data-is': string | undefined;
  readonly 'aria-label': string;
  /** The board gives the tab stop to one of them. */
  readonly tabIndex: -1;
}

export interface SourceProps {
  readonly 'data-hand': Hand;
  readonly 'data-is': string | undefined;
  readonly 'aria-pressed': boolean;
}

export function placedProps<A>(
  place: Place,
  name: string,
  state: BoardState,
  offers: readonly Offer<A>[],
): PlacedProps {
  const here = offersAt(offers, place, state.hand);
  const chosen = offers.some((offer) => offer.at.includes(place) && isChosen(state, offer));
  const refused = here.length === 0 && state.note?.place === place && state.note.reason !== undefined;
  return {
    'data-place': place,
    'data-is': marks({ can: here.length > 0, chosen, refused }),
    'aria-label': placeLabel(name, here.map(deedWords), chosen),
    tabIndex: -1,
  };
}

/** Brackets go round it. */
export function isUsable({ 'data-is': is }: Pick<PlacedProps, 'data-is'>): boolean {
  return is?.split(' ').includes('can') === true;
}

export function sourceProps<A>(hand: Hand, state: BoardState, offers: readonly Offer<A>[]): SourceProps {
  const held = state.hand === hand;
  return { 'data-hand': hand, 'data-is': marks({ can: canLift(offers, hand), held }), 'aria-pressed': held };
}

/** A thing that lies in a place of its own, and can be picked up there: a figure. `held` is what it is called in the hand. */
export function pieceProps<A>(
  placed: PlacedProps,
  source: SourceProps,
  { held, name }: { readonly held: string; readonly name: string },
  state: BoardState,
  offers: readonly Offer<A>[],
): PlacedProps | (PlacedProps & SourceProps) {
  const hand = source['data-hand'];
  if (!canLift(offers, hand)) return placed;
  const is = [...new Set([placed['data-is'], source['data-is']].flatMap((each) => each?.split(' ') ?? []))];
  const taken = state.hand === undefined || state.hand === hand;
  return {
    ...placed,
    ...source,
    'data-is': is.join(' '),
    'aria-label': taken ? pieceLabel(held, name, state.hand === hand) : placed['aria-label'],
  };
}

function marks(given: Readonly<Record<string, boolean>>): string | undefined {
  const on = Object.keys(given).filter((mark) => given[mark] === true);
  return on.length === 0 ? undefined : on.join(' ');
}
