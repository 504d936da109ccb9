/** DA-9: what each observer knows, and what he holds possible. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { copyAll } from './clone.ts';
import { drawKind, unseenTokens } from './table.ts';
import { ANIMALS, type Event, type State, type View } from './types.ts';

export function view(state: State, observer: Observer): View {
  return {
    observer,
    options: state.options,
    seats: state.seats,
    map: state.map,
    terrains: state.terrains,
    first: state.first,
    turn: state.turn,
    turns: state.turns.slice(),
    open: state.open.slice(),
    dice: state.dice.slice(),
    bonus: state.bonus,
    bonusClaimed: state.bonusClaimed,
    rolls: state.rolls,
    owners: state.owners.slice(),
    photos: state.photos.slice(),
    collections: state.collections.map((photos, seat) => (isShown(state, seat, observer) ? photos.slice() : null)),
    photoCounts: state.collections.map(sizeOf),
    gifts: state.gifts.slice(),
    over: state.over,
  };
}

/** DA-9.1, DA-9.3. */
function isShown({ options, over }: State, seat: Seat, observer: Observer): boolean {
  return over || seat === observer || !options.photoSurprise || options.openCollections;
}

function sizeOf(photos: readonly number[]): number {
  return photos.reduce((sum, count) => sum + count, 0);
}

export function eventFor(event: Event, observer: Observer): Event | undefined {
  if (event.type !== 'photo' || !event.secret || event.seat === observer) return event;
  return { type: 'photo', seat: event.seat, spot: event.spot, secret: true };
}

/** The photos that others took unseen are all that a seat does not know. */
export function determinize(seen: View, _seat: Seat, chance: Chance): State {
  return {
    options: seen.options,
    seats: seen.seats,
    map: seen.map,
    terrains: seen.terrains,
    first: seen.first,
    turn: seen.turn,
    turns: seen.turns.slice(),
    open: seen.open.slice(),
    dice: seen.dice.slice(),
    bonus: seen.bonus,
    bonusClaimed: seen.bonusClaimed,
    rolls: seen.rolls,
    owners: seen.owners.slice(),
    photos: seen.photos.slice(),
    collections: guessCollections(seen, chance),
    gifts: seen.gifts.slice(),
    over: seen.over,
  };
}

function guessCollections({ collections, photoCounts }: View, chance: Chance): number[][] {
  const known = collections.map((photos) => photos ?? ANIMALS.map(() => 0));
  const guessed = copyAll(known);
  const left = unseenTokens(known);
  for (const [seat, photos] of collections.entries()) {
    if (photos !== null) continue;
    const guess = guessed[seat] as number[];
    for (let i = 0; i < (photoCounts[seat] as number); i++) {
      const animal = drawKind(left, chance);
      guess[animal] = (guess[animal] as number) + 1;
    }
  }
  return guessed;
}
