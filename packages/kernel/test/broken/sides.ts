/** The toy with three seats; 0 and 2 are one side and see each other's stakes. */
import type { Observer, Seat } from '../../src/index.ts';
import type { Secret } from '../../src/laws/index.ts';
import { type State, secrets, type Toy } from '../toy.ts';
import { type Broken, broken, changed, toy } from './toys.ts';

function isAlly(seat: Seat, observer: Observer): boolean {
  return observer !== 'spectator' && (seat + observer) % 2 === 0;
}

/** `marks` are added to the questions of the side. */
export function allied(marks: { readonly knownTo?: readonly Seat[] }): Toy {
  return changed({
    seats: () => ({ counts: [3] }),
    pending: (state) =>
      toy.pending(state).map((open) => (open.kind === 'stake' && open.seat !== 1 ? { ...open, ...marks } : open)),
    view(state, observer) {
      const seen = toy.view(state, observer);
      const stakes = state.stakes.map((stake, seat) => (isAlly(seat, observer) ? stake : (seen.stakes[seat] ?? 0)));
      return { ...seen, stakes };
    },
  });
}

export const alliedSecrets: readonly Secret<State>[] = secrets.map((secret) => ({
  ...secret,
  perturb(state, observer, chance) {
    const stakes = state.stakes.slice();
    secret.perturb(state, observer, chance);
    state.stakes = state.stakes.map((stake, seat) => (isAlly(seat, observer) ? (stakes[seat] ?? 0) : stake));
  },
}));

export const SIDES: readonly Broken[] = [
  broken('a sealed answer that another seat of the side sees unsaid', 'sealed', /'stake': seat [02] can tell stake/, {
    game: allied({}),
    secrets: alliedSecrets,
  }),
];
