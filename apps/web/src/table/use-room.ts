/** Each game is a room with colours of its own. */
import { useEffect } from 'react';

/** Undefined: nobody's room yet. */
export function useRoom(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return;
    document.body.dataset.room = game;
    return () => {
      delete document.body.dataset.room;
    };
  }, [game]);
}
