/** The drawn card, held over its habitat while players decide about it. */
import { does, render } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import type { CSSProperties, ReactNode } from 'react';
import { NONE } from '../types.ts';
import type { WildRoom } from './kit.ts';
import { Token } from './pieces/token.tsx';
import { StillPrint } from './print.tsx';
import type { Wanted } from './wanted.ts';

export interface DrawnProps {
  readonly room: WildRoom;
  readonly wanted: Wanted;
  /** Milliseconds in which it turns over and develops; 0 if it lies there already. */
  readonly ms: number;
}

export function Drawn({ room, wanted, ms }: DrawnProps): ReactNode {
  const { view } = room;
  return (
    <div className="wl-drawn" style={{ '--ms': `${ms}ms` } as CSSProperties}>
      <StillPrint card={view.drawn} wanted={wanted} className={ms > 0 ? 'fresh' : ''} tape="Drawn" />
      {view.offer !== NONE && (
        <p>
          <Token />
          {render(does(view.offer, room, 'offer'), readerOf(room))} 1 token
        </p>
      )}
    </div>
  );
}
