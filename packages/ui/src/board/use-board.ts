/** The board as its game's elements use it: on the map, in the dock and in the holdings alike. */
import { useMemo } from 'react';
import { useSelected, useSignal } from '../pieces/signal.ts';
import { type OwnQuestion, openQuestions, type Room } from '../room.ts';
import { chosenOf, offersAt, questionKey, withOff } from './offers.ts';
import { type PlacedProps, pieceProps, placedProps, type SourceProps, sourceProps } from './placed.ts';
import { useBoardStore } from './scope.tsx';
import type { BoardSpec, BoardState, Did, Hand, Offer, Place } from './types.ts';

export interface Board<A> {
  readonly offers: readonly Offer<A>[];
  readonly state: BoardState;
  /** What a press there can mean, with what is in the hand. */
  at(place: Place): readonly Offer<A>[];
  /** Nothing can be done there now, and a question is about such places: there is a reason. */
  refuses(place: Place): boolean;
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

const NOTHING_ASKED: readonly never[] = [];

/** The same board as long as nothing about it has changed: what is drawn from it need not be drawn again. */
export function useBoard<V, A, E>(room: Room<V, A, E>, spec: BoardSpec<V, A>): Board<A> {
  const { dispatch, still } = useBoardStore();
  const state = useSignal(still);
  const { question, others, standing, view, steps, off } = room;
  const open = useMemo(() => openQuestions({ question, others, standing }), [question, others, standing]);
  // While something is shown, nothing is asked, again and again: that does not make it another board.
  const questions = open.length === 0 ? NOTHING_ASKED : open;
  const offers = useMemo(
    () =>
      withOff(
        questions.flatMap((each) => spec.offers(each, view, steps)),
        off,
      ),
    [questions, spec, view, steps, off],
  );
  return useMemo(() => {
    const at = (place: Place): readonly Offer<A>[] => offersAt(offers, place, state.hand);
    return {
      offers,
      state,
      at,
      refuses: (place) =>
        at(place).length === 0 && questions.some((each) => spec.meant(each, place, state.hand, view) !== undefined),
      placed: (place) => placedProps(place, spec.name(place, view), state, offers),
      source: (hand) => sourceProps(hand, state, offers),
      piece: (place, hand) => {
        const words = { held: spec.held(hand, view), name: spec.name(place, view) };
        const placed = placedProps(place, words.name, state, offers);
        return pieceProps(placed, sourceProps(hand, state, offers), words, state, offers);
      },
      chosen: (asked) => chosenOf(state, questionKey(asked), offers),
      confirm: (asked) => void dispatch({ did: 'confirm', question: questionKey(asked) }),
      chooses: (offer) => spec.press(offer) !== 'act',
      dispatch,
    };
  }, [questions, view, spec, offers, state, dispatch]);
}

/** Whether a place is aimed at, and what would be put down there if anything is in the hand. */
export function useAimedAt(place: Place): { readonly aimed: boolean; readonly hand: Hand | undefined } {
  const { state } = useBoardStore();
  const aimed = useSelected(state, ({ aim }) => aim === place);
  const hand = useSelected(state, (now) => (now.aim === place ? now.hand : undefined));
  return { aimed, hand };
}

/** What is aimed at, on the board or by a row of the dock: for the way and the price. Only what asks for it is drawn again. */
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
