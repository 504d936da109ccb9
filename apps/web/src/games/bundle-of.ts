import type { GameDefinition, GameText, TableRules } from '@shutterbox/kernel';
import type { GameUi } from '@shutterbox/ui';
import { plainUi } from '../table/plain-ui.tsx';
import type { GameBundle } from './bundle.ts';

/** Bundles parts whose types fit each other, and hides the types. */
export function bundleOf<O, S, A, E, V>(parts: {
  readonly game: TableRules<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  /** A game without a board is played as text. */
  readonly ui?: GameUi<V, A, E>;
  readonly loadGame: () => Promise<GameDefinition<O, S, A, E, V>>;
  readonly loadRules: () => Promise<string>;
}): GameBundle {
  const { ui = plainUi(parts.game.id) } = parts;
  return { ...parts, ui } as unknown as GameBundle;
}
