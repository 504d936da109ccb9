import type { GameUi } from '@shutterbox/ui';
import type { Card, GameParts, Manifest } from './types.ts';

interface Described {
  readonly id: string;
  readonly card: Card;
}

/** A game that is ready has a board; the others may have one. */
type Entry<O, S, A, E, V> = Described &
  Omit<GameParts<O, S, A, E, V>, 'ui'> &
  (
    | { readonly state: 'ready'; readonly ui: () => Promise<{ readonly ui: GameUi<V, A, E> }> }
    | { readonly state: 'to come' | 'template'; readonly ui?: () => Promise<{ readonly ui: GameUi<V, A, E> }> }
  );

/** A game with rules: the compiler checks that its parts fit each other. */
export function listed<O, S, A, E, V>({ id, state, card, ...parts }: Entry<O, S, A, E, V>): Manifest {
  return { id, state, card, parts: { use: (use) => use(parts) } };
}

/** A game that has a card and no rules yet. */
export function announced({ id, card }: Described): Manifest {
  return { id, state: 'to come', card, parts: undefined };
}
