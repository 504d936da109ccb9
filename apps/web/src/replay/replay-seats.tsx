import { Avatar, Drawer } from '@shutterbox/ui';
import { memo, type ReactNode } from 'react';
import type { AnyRoom, AnyUi } from '../games/bundle.ts';
import { closePanel, openPanel, usePanels } from '../table/drawers/panels.ts';
import { statusOf, statusWords } from '../table/seats/status.ts';

interface ReplaySeatsProps extends Pick<AnyRoom, 'sitters' | 'observer' | 'view' | 'pending'> {
  readonly ui: AnyUi;
}

/** Redrawn only when the seats change, not with every movement on the board. */
export const ReplaySeats = memo(function ReplaySeats(props: ReplaySeatsProps): ReactNode {
  const { ui, sitters, observer, view, pending } = props;
  const { SeatFacts } = ui;
  const turn = ui.onTurn?.(view);
  return (
    <section aria-label="Seats">
      <ol className={`seats of-${sitters.length}`} data-seats={sitters.length}>
        {sitters.map(({ seat, name, side }) => {
          const status = statusOf(seat, { pending }, turn, []);
          return (
            <li key={seat} className={`seat${status === 'turn' ? ' act' : ''}`} data-status={status}>
              <div className="seat-in">
                <Avatar seat={seat} name={name} />
                <button type="button" className="sn" onClick={() => openPanel('seat', String(seat))}>
                  <b>{name}</b>
                  {side !== undefined && <i className="tag side">{side}</i>}
                  {observer === seat && <i className="tag">viewed as</i>}
                </button>
                <span className="say">
                  <span className="said">{statusWords(status, turn, false)}</span>
                </span>
                <div className="st">
                  <SeatFacts view={view} seat={seat} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

interface ReplaySeatDrawerProps {
  readonly room: AnyRoom;
  readonly ui: AnyUi;
}

/** What a seat had in front of it at this moment, visible to everyone. */
export function ReplaySeatDrawer({ room, ui }: ReplaySeatDrawerProps): ReactNode {
  const { open, about } = usePanels();
  const sitter = open === 'seat' ? room.sitters[Number(about)] : undefined;
  const { SeatFacts, SeatSheet } = ui;
  if (sitter === undefined) return null;
  return (
    <Drawer title={sitter.name} open onClose={closePanel} place="middle">
      <div className="seat-panel">
        <div className="st">
          <SeatFacts view={room.view} seat={sitter.seat} />
        </div>
        {SeatSheet !== undefined && <SeatSheet view={room.view} seat={sitter.seat} />}
      </div>
    </Drawer>
  );
}
