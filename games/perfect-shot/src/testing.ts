/** For tests: the secrets of RULES.md section 9 (written from there, never from view.ts) and table builders. */
import type { Chance, Decision, Observer, Seat } from '@shutterbox/kernel';
import { SeededChance } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { witness } from '@shutterbox/kernel/tables';
import { arrangements, photos } from './bot/yardstick.ts';
import { CARDS } from './data/cards.ts';
import { game } from './index.ts';
import type { Card, DecisionKind, State } from './types.ts';

export const yardsticks = [arrangements, photos];

/** PS-9.2 needs none: the piles have no order, so there is nothing to change. */
export const secrets: readonly Secret<State>[] = [{ rule: 'PS-9.1', perturb: otherHands, disclosedBy: ['PS-9.1'] }];

/** Deals the other hands again, from their own cards and the landscapes that nobody holds. */
function otherHands({ rack, hands }: State, observer: Observer, chance: Chance): void {
  const ascending = (a: Card, b: Card) => a - b;
  const others = hands.map((_, seat) => seat).filter((seat) => seat !== observer);
  const known = new Set([
    ...rack.map(({ card }) => card),
    ...(observer === 'spectator' ? [] : (hands[observer] as Card[])),
  ]);
  const unknown = CARDS.map((_, card) => card).filter((card) => !known.has(card));
  for (const seat of others) {
    const size = (hands[seat] as Card[]).length;
    const hand = Array.from({ length: size }, () => unknown.splice(chance.int(unknown.length), 1)[0] as Card);
    hands[seat] = hand.sort(ascending);
  }
}

/** PS-9.1: how many cards a seat holds is public. */
export function hide({ hands }: State, observer: Observer): void {
  for (const [seat, hand] of hands.entries()) if (seat !== observer) hand.fill(0);
}

/** A table after set-up, to be arranged by hand. */
export function newTable(seats = 2, seed = 1): State {
  return game.setup(seats, {}, witness(new SeededChance(seed)));
}

/** The open question of a kind; pass the seat if several are open. */
export function question(state: State, kind: DecisionKind, seat?: Seat): Decision {
  const found = game.pending(state).find((open) => open.kind === kind && (seat === undefined || open.seat === seat));
  if (found === undefined) throw new Error(`No question '${kind}' is open.`);
  return found;
}
