import type { GameDefinition, GameText, TableRules } from '@shutterbox/kernel';
import type { GameUi } from '@shutterbox/ui';
import type { GameBundle } from './bundle.ts';

/** Bundles parts whose types fit each other, and hides the types. */
export async function bundleOf<O, S, A, E, V>(parts: {
  readonly game: TableRules<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  /** A game without a board is played as text. */
  readonly ui?: GameUi<V, A, E>;
  readonly loadGame: () => Promise<GameDefinition<O, S, A, E, V>>;
  readonly loadRules: () => Promise<string>;
}): Promise<GameBundle> {
  const ui = parts.ui ?? (await import('../table/plain-ui.tsx')).plainUi(parts.game.id);
  return { ...parts, ui } as unknown as GameBundle;
}
