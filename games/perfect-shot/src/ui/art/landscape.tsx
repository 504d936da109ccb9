/** A landscape card, either way up. Its shadow always falls downwards, so the element around the picture draws it. */
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
