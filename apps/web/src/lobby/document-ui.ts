import type { AnyDocumentUi } from '@shutterbox/ui';
import { useEffect, useState } from 'react';
import { loadGame } from '../games/games.ts';

const NONE: readonly AnyDocumentUi[] = [];

/** None while they are on their way, and for a game whose documents come from files alone. */
export function useDocumentUis(game: string): readonly AnyDocumentUi[] {
  const [uis, setUis] = useState(NONE);
  useEffect(() => {
    loadGame(game)?.then(
      (bundle) => setUis(bundle.ui.documents ?? NONE),
      // Files can be chosen all the same.
      () => undefined,
    );
  }, [game]);
  return uis;
}
