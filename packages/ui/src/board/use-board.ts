/** The board as its game's elements use it: on the map, in the dock and in the holdings alike. */
import { useMemo } from 'react';
import { useSelected, useSignal } from '../pieces/signal.ts';
import { type OwnQuestion, openQuestions, type Room } from '../room.ts';
import { chosenOf, offersAt, questionKey } from './offers.ts';
import { type PlacedProps, pieceProps, placedProps, type SourceProps, sourceProps } from './placed.ts';
import { useBoardStore } from './scope.tsx';
import type { BoardSpec, BoardState, Did, Hand, Offer, Place } from './types.ts';

export interface Board<A> {
  readonly offers: readonly Offer<A>[];
  readonly state: BoardState;
  placed(place: Place): PlacedProps;
  source(hand: Hand): SourceProps;
  /** A thing that lies in a place of its own, and can be picked up there. */
  piece(place: Place, hand: Hand): PlacedProps;
  chosen(question: OwnQuestion<A>): Offer<A> | undefined;
  confirm(question: OwnQuestion<A>): void;
  /** It is chosen first, and not done at once. */
  chooses(offer: Offer<A>): boolean;
  dispatch(did: Did): boolean;
}

export function useBoard<V, A, E>(room: Room<V, A, E>, spec: BoardSpec<V, A>): Board<A> {
  const store = useBoardStore();
  const state = useSignal(store.still);
  const { question, others, standing, view } = room;
  const offers = useMemo(
    () => openQuestions({ question, others, standing }).flatMap((each) => spec.offers(each, view)),
    [question, others, standing, spec, view],
  );
  return {
    offers,
    state,
    placed: (place) => placedProps(place, spec.name(place, view), state, offers),
    source: (hand) => sourceProps(hand, state, offers),
    piece: (place, hand) => {
      const words = { held: spec.held(hand, view), name: spec.name(place, view) };
      const placed = placedProps(place, words.name, state, offers);
      return pieceProps(placed, sourceProps(hand, state, offers), words, state, offers);
    },
    chosen: (question) => chosenOf(state, questionKey(question), offers),
    confirm: (question) => void store.dispatch({ did: 'confirm', question: questionKey(question) }),
    chooses: (offer) => spec.press(offer) !== 'act',
    dispatch: store.dispatch,
  };
}

/** What is aimed at, on the board or by a row of the dock: for the way and the price. Only what asks for it is drawn anew. */
export function useAimed<A>({ offers }: Pick<Board<A>, 'offers'>): Offer<A> | undefined {
  return useSelected(useBoardStore().state, ({ aim, row, hand }) => {
    if (row !== undefined) return offers.find(({ key }) => key === row);
    return aim === undefined ? undefined : offersAt(offers, aim, hand)[0];
  });
}

/** The place and the row that are pointed at, where more follows from them than an offer. */
export function usePointed(): Pick<BoardState, 'aim' | 'row'> {
  const { state } = useBoardStore();
  const aim = useSelected(state, (now) => now.aim);
  const row = useSelected(state, (now) => now.row);
  return { aim, row };
}
