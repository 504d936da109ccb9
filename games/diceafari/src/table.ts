/** Questions about the table that legal, check and apply all ask. */
import type { Seat } from '@shutterbox/kernel';
import { boardOf } from './board.ts';
import { ANIMALS, NONE, type Spot, type State, type View } from './types.ts';

/** DA-1.3. */
export const TOKENS_OF_EACH = 7;

/** DA-6.1. */
export const FEWEST_TURNS = 3;

/** DA-6.1: everyone has had three turns when this one is over. */
export function hasAllTurns({ turns, turn }: Pick<View, 'turns' | 'turn'>): boolean {
  return turns.every((had, seat) => had + (seat === turn ? 1 : 0) >= FEWEST_TURNS);
}

export function unclaimed({ owners }: Pick<View, 'owners'>): number {
  let count = 0;
  for (let tile = 0; tile < owners.length; tile++) if (owners[tile] === NONE) count++;
  return count;
}

/** DA-5.1. */
export function belongsTo(state: Pick<View, 'map' | 'options' | 'owners'>, spot: Spot, seat: Seat): boolean {
  const pair = boardOf(state).spots[spot];
  return pair !== undefined && state.owners[pair[0]] === seat && state.owners[pair[1]] === seat;
}

/** DA-5.2. */
export function canTake(state: State, spot: Spot, seat: Seat): boolean {
  return state.photos[spot] !== NONE && belongsTo(state, spot, seat);
}

/** DA-9.2: the tokens that nobody has taken, by animal. */
export function unseenTokens(collections: readonly (readonly number[])[]): number[] {
  return ANIMALS.map((_, animal) =>
    collections.reduce((left, collection) => left - (collection[animal] as number), TOKENS_OF_EACH),
  );
}

/** Takes one of many equal things at random; `left` says how many there are of each kind. */
export function drawKind(left: number[], chance: { int(n: number): number }): number {
  let total = 0;
  for (let kind = 0; kind < left.length; kind++) total += left[kind] as number;
  let at = chance.int(total);
  let kind = 0;
  while (at >= (left[kind] as number)) at -= left[kind++] as number;
  left[kind] = (left[kind] as number) - 1;
  return kind;
}
