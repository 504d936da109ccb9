/** The name of the map, as on its card. */
import { count } from '@shutterbox/kernel';
import { memo, type ReactNode } from 'react';
import type { Board } from '../../board.ts';

interface CartoucheProps {
  readonly board: Board;
  /** A card of the game, not a player's own drawing. */
  readonly card: boolean;
}

export const Cartouche = memo(function Cartouche({ board, card }: CartoucheProps): ReactNode {
  return (
    <div className="da-cartouche">
      <b>{card ? `The ${board.name}` : board.name}</b>
      <span>
        {count(board.tiles.length, 'tile')}, {count(board.spots.length, 'photo')}
      </span>
      <svg viewBox="0 0 104 10" aria-hidden="true">
        <path d="M2 5h100M2 1v8M35 2v6M69 2v6M102 1v8" />
      </svg>
    </div>
  );
});
