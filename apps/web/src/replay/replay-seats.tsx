import { Avatar } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom, AnyUi } from '../games/bundle.ts';
import { statusOf } from '../table/seats.tsx';

export function ReplaySeats({ room, ui }: { readonly room: AnyRoom; readonly ui: AnyUi }): ReactNode {
  const { SeatFacts } = ui;
  return (
    <section aria-label="Seats">
      <ol className={`seats of-${room.sitters.length}`}>
        {room.sitters.map(({ seat, name }) => {
          const status = statusOf(seat, room, []);
          return (
            <li key={seat} className={`seat${status === 'idle' ? '' : ' act'}`}>
              <div className="seat-in">
                <Avatar seat={seat} name={name} />
                <span className="sn">
                  <b>{name}</b>
                  {room.observer === seat && <i className="tag">this side</i>}
                </span>
                <span className="say">{status === 'idle' ? '' : 'decides'}</span>
                <div className="st">
                  <SeatFacts view={room.view} seat={seat} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
