/** Before the match: the rack with a few sample cards in it. */
import type { ReactNode } from 'react';
import type { Placed } from '../cards/types.ts';
import { Rack } from './rack/rack.tsx';

const SHOWN: readonly Placed[] = [4, 17, 9].map((card, at) => ({ card, turned: at % 2 === 1 }));

export function Cover(): ReactNode {
  return (
    <div className="ps-cover">
      <p>
        Who has <em>the eye?</em>
      </p>
      <div className="ps-cover-rack">
        <div className="ps-rack-of">
          <Rack rack={SHOWN} dropped={undefined} />
        </div>
      </div>
    </div>
  );
}
