/** The drawn card in the middle of the table, while somebody else has to decide. */
import { Token } from '@shutterbox/ui';
import type { CSSProperties, ReactNode } from 'react';
import { capital } from '../text/words.ts';
import { NONE } from '../types.ts';
import { habitatAside } from './facts.ts';
import type { WildRoom } from './kit.ts';
import { StillPrint } from './print.tsx';
import { nameOf } from './words.ts';

/** The first habitat's column on the table. */
const COLUMN = 2;

export interface DrawnProps {
  readonly room: WildRoom;
  readonly assignment: number;
  /** Milliseconds in which it is turned over and develops; 0: it lies there already. */
  readonly ms: number;
}

export function Drawn({ room, assignment, ms }: DrawnProps): ReactNode {
  const { view } = room;
  return (
    <div className="wl-drawn" style={{ '--ms': `${ms}ms`, '--column': COLUMN + habitatAside(view) } as CSSProperties}>
      <StillPrint card={view.drawn} assignment={assignment} className={ms > 0 ? 'fresh' : ''} />
      {view.offer !== NONE && (
        <p>
          <Token />
          {capital(nameOf(room, view.offer))} {view.offer === room.observer ? 'offer' : 'offers'} 1 token
        </p>
      )}
    </div>
  );
}
