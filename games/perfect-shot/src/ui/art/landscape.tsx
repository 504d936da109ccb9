/** A landscape card, either way up. The shadow falls down whichever way that is, so it belongs to what the picture lies in. */
import type { ReactNode } from 'react';
import type { Holes } from '../../cards/art.ts';
import type { Card } from '../../types.ts';
import { cardPicture } from './pictures.ts';

interface LandscapeProps {
  readonly card: Card;
  readonly turned: boolean;
  readonly holes: Holes;
}

export function LandscapeCard({ card, turned, holes }: LandscapeProps): ReactNode {
  return (
    <span className={`ps-card ${holes}`}>
      <img src={cardPicture(card, holes)} alt="" draggable={false} data-turned={turned} />
    </span>
  );
}
