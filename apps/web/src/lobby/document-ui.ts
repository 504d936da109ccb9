import type { AnyDocumentUi } from '@shutterbox/ui';
import { useEffect, useState } from 'react';
import { loadGame } from '../games/games.ts';

const NONE: readonly AnyDocumentUi[] = [];

/** Empty while loading, and for games whose documents come only from files. */
export function useDocumentUis(game: string): readonly AnyDocumentUi[] {
  const [uis, setUis] = useState(NONE);
  useEffect(() => {
    loadGame(game)?.then(
      (bundle) => setUis(bundle.ui.documents ?? NONE),
      // Files still work.
      () => undefined,
    );
  }, [game]);
  return uis;
}
