import { useEffect, useState } from 'react';
import type { AnyDocumentUi } from '../draw/shelf.ts';
import { loadGame } from '../games/games.ts';

/** Undefined while it is on its way, and for a game whose documents come from files alone. */
export function useDocumentUi(game: string): AnyDocumentUi | undefined {
  const [ui, setUi] = useState<AnyDocumentUi>();
  useEffect(() => {
    loadGame(game)?.then(
      (bundle) => setUi(bundle.ui.document),
      // Files can be chosen all the same.
      () => undefined,
    );
  }, [game]);
  return ui;
}
