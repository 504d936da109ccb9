/** For tests: the secrets of RULES.md section 5 (written from there, never from view.ts) and a table builder. */
import type { Chance, Observer } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { ruleTables, witness } from '@shutterbox/kernel/tables';
import { ascending, DECK, deal, draw, take } from './cards.ts';
import { game } from './index.ts';
import { type Card, type Event, NONE, type Options, type State } from './types.ts';

export const secrets: readonly Secret<State>[] = [
  { rule: 'T-5.1', perturb: otherHands },
  { rule: 'T-5.2', perturb: otherChoices, disclosedBy: ['T-5.2'] },
];

/** Stands for a card that an observer cannot know. */
const UNKNOWN: Card = 0;

/** Deals the other hands again, from their own cards and the cards left over. */
function otherHands({ deck, hands }: State, observer: Observer, chance: Chance): void {
  const others = hands.map((_, seat) => seat).filter((seat) => seat !== observer);
  for (const seat of others) deck.push(...(hands[seat] as Card[]));
  for (const seat of others) hands[seat] = deal(deck, (hands[seat] as Card[]).length, chance);
  deck.sort(ascending);
}

/** Exchanges each other player's chosen card for one from their hand or the cards left over. */
function otherChoices({ deck, hands, chosen }: State, observer: Observer, chance: Chance): void {
  for (const [seat, card] of chosen.entries()) {
    if (seat === observer || card === NONE) continue;
    const hand = hands[seat] as Card[];
    const from = hand.length === 0 ? deck : hand;
    from.push(card);
    chosen[seat] = draw(from, chance);
    from.sort(ascending);
  }
}

/** T-5.1, T-5.2: how many cards a seat holds is public, and whether it has chosen. */
export function hide({ deck, hands, chosen }: State, observer: Observer): void {
  deck.fill(UNKNOWN);
  for (const [seat, hand] of hands.entries()) {
    if (seat === observer) continue;
    hand.fill(UNKNOWN);
    if (chosen[seat] !== NONE) chosen[seat] = UNKNOWN;
  }
}

export const { question } = ruleTables(game);

/** The first round with these hands, for this many points. */
export function tableWith(hands: readonly Card[][], points = 5, options: Options = { lowLight: false }): State {
  const state = game.setup(hands.length, options, witness<Event>());
  const deck = DECK.slice();
  for (const card of hands.flat()) take(deck, card);
  return { ...state, points, deck, hands: hands.map((hand) => hand.toSorted(ascending)) };
}

/** Each seat chooses its card, the first seat first. */
export function choose(state: State, cards: readonly Card[], cx = witness<Event>()) {
  for (const [seat, card] of cards.entries()) game.apply(state, question(state, seat), { type: 'choose', card }, cx);
  return cx;
}
