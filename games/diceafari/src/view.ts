/** DA-9: what each observer knows, and which states are possible for them. */
import { type Chance, copyLists, type Observer, type Seat } from '@shutterbox/kernel';
import { tableWith } from './clone.ts';
import { drawKind, unseenTokens } from './table.ts';
import { ANIMALS, type Event, type State, type View } from './types.ts';

export function view(state: State, observer: Observer): View {
  const collections = state.collections.map((photos, seat) => (isShown(state, seat, observer) ? photos.slice() : null));
  return Object.assign(tableWith(state, collections), { observer, photoCounts: state.collections.map(sizeOf) });
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

/** A seat knows everything except the photos that others took unseen. */
export function determinize(seen: View, _seat: Seat, chance: Chance): State {
  return tableWith(seen, guessCollections(seen, chance));
}

function guessCollections({ collections, photoCounts }: View, chance: Chance): number[][] {
  const known = collections.map((photos) => photos ?? ANIMALS.map(() => 0));
  const guessed = copyLists(known);
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
