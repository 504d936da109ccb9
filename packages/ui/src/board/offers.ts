/** Offers: made from legal actions, and found by place, question or key. */
import type { LegalAction, OwnQuestion, Reason } from '../room.ts';
import type { BoardState, Hand, Offer, Place } from './types.ts';

/** Where on the board an action is done, and how. */
export type Meaning = Pick<
  Offer<unknown>,
  'at' | 'hand' | 'facing' | 'way' | 'price' | 'doubt' | 'told' | 'suggested'
> & {
  readonly words?: string;
};

/** An offer for each legal action that has a meaning on the board. */
export function oneEach<A>(
  question: OwnQuestion<A>,
  meaning: (action: A, legal: LegalAction<A>) => Meaning | undefined,
): readonly Offer<A>[] {
  return question.legal.flatMap((legal) => {
    const { action, words } = legal;
    const meant = meaning(action, legal);
    const key = `${questionKey(question)} ${JSON.stringify(action)}`;
    return meant === undefined ? [] : [{ key, question, actions: [action], words, ...meant }];
  });
}

/** The same ones, marked where a lesson holds them back. What it asks for itself needs no doubt. */
export function withOff<A>(
  offers: readonly Offer<A>[],
  off: ((question: OwnQuestion<A>, ...actions: readonly A[]) => Reason | undefined) | undefined,
): readonly Offer<A>[] {
  if (off === undefined) return offers;
  return offers.map((offer) => {
    const reason = off(offer.question, ...offer.actions);
    const { doubt: _, ...sure } = offer;
    return reason === undefined ? sure : { ...offer, off: reason };
  });
}

/** Ids are unique for one seat; at a shared device a board may have questions of two. */
export function questionKey({ seat, id }: Pick<OwnQuestion<unknown>, 'seat' | 'id'>): string {
  return `${seat}.${id}`;
}

/** What a press there can mean: with something in the hand, only that. */
export function offersAt<A>(offers: readonly Offer<A>[], place: Place, hand: Hand | undefined): readonly Offer<A>[] {
  return offers.filter(
    (offer) =>
      offer.off === undefined &&
      offer.at.includes(place) &&
      (hand === undefined ? offer.carried !== true : offer.hand === hand),
  );
}

export function canLift<A>(offers: readonly Offer<A>[], hand: Hand): boolean {
  return offers.some((offer) => offer.off === undefined && offer.hand === hand);
}

/** The chosen offer of a question, as long as it is still offered. */
export function chosenOf<A>(
  { chosen }: Pick<BoardState, 'chosen'>,
  question: string,
  offers: readonly Offer<A>[],
): Offer<A> | undefined {
  return offers.find((offer) => questionKey(offer.question) === question && isChosen({ chosen }, offer));
}

export function isChosen<A>(
  { chosen }: Pick<BoardState, 'chosen'>,
  { key, question, suggested = false, off }: Offer<A>,
): boolean {
  return chosen.has(questionKey(question)) ? chosen.get(questionKey(question)) === key : suggested && off === undefined;
}
