/** For tests: the secrets of RULES.md section 9 (written from there, never from view.ts) and table builders. */
import { type Chance, defaultOptions, type Observer, SeededChance } from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { ruleTables, witness } from '@shutterbox/kernel/tables';
import { rolls } from './bot/rolls.ts';
import { game } from './index.ts';
import { ANIMALS, type Event, type Options, type State } from './types.ts';

export const yardsticks = [rolls];

/** DA-9.2 needs none: what a face-down token shows is decided when it is turned over, so there is nothing to change. */
export const secrets: readonly Secret<State>[] = [{ rule: 'DA-9.1', perturb: otherPhotos, disclosedBy: ['DA-9.1'] }];

/** Seven of each animal, in all collections together. */
const TOKENS_OF_EACH = 7;

/** Exchanges the photos that others took unseen for tokens that are still out of sight. */
function otherPhotos({ options, over, collections }: State, observer: Observer, chance: Chance): void {
  if (over || !options.photoSurprise || options.openCollections) return;
  const hidden = collections.filter((_, seat) => seat !== observer);
  const out = ANIMALS.flatMap((_, animal) => {
    const known = observer === 'spectator' ? 0 : (collections[observer]?.[animal] ?? 0);
    return Array.from({ length: TOKENS_OF_EACH - known }, () => animal);
  });
  for (const photos of hidden) {
    const size = photos.reduce((sum, count) => sum + count, 0);
    photos.fill(0);
    for (let i = 0; i < size; i++) {
      const [animal = 0] = out.splice(chance.int(out.length), 1);
      photos[animal] = (photos[animal] ?? 0) + 1;
    }
  }
}

/** DA-9.1: how many photos a seat has is public. */
export function hide({ options, over, collections }: State, observer: Observer): void {
  if (over || !options.photoSurprise || options.openCollections) return;
  for (const [seat, photos] of collections.entries()) {
    if (seat === observer) continue;
    const size = photos.reduce((sum, count) => sum + count, 0);
    photos.fill(0);
    photos[0] = size;
  }
}

/** A table after set-up, to be arranged by hand. */
export function newTable(seats = 2, options: Partial<Options> = {}, seed = 1): State {
  return game.setup(seats, { ...defaultOptions(game.options), ...options }, witness<Event>(new SeededChance(seed)));
}

export const { question } = ruleTables(game);
