/** What the observer owns: beside the dock, or behind buttons on a phone. */
import { Drawer, Icon, PHONE, useMedia } from '@shutterbox/ui';
import { memo, type ReactNode } from 'react';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { closePanel, openPanel, usePanels } from '../drawers/panels.ts';
import { calmRoom } from '../match/build-room.ts';

interface HoldingsProps {
  readonly ui: AnyUi;
  readonly room: AnyRoom;
}

/** The layout depends on the kind of screen: redraw when the window changes its kind. */
function useNewSize(): void {
  useMedia(PHONE);
}

export const Holdings = memo(function Holdings({ ui, room }: HoldingsProps): ReactNode {
  useNewSize();
  const shown = ui.holdings.filter((holding) => holding.shown(room));
  if (shown.length === 0) return null;
  return (
    <div className="mine" data-holdings="beside">
      {shown.map(({ id, Panel }) => (
        <Panel key={id} room={calmRoom(room)} />
      ))}
    </div>
  );
});

/** On a phone, holdings and log slide up from below. */
export const Pulls = memo(function Pulls({ ui, room }: HoldingsProps): ReactNode {
  useNewSize();
  return (
    <nav className="pulls" aria-label="More">
      {ui.holdings
        .filter((holding) => holding.shown(room))
        .map(({ id, label, icon }) => (
          <button key={id} type="button" className="btn quiet" onClick={() => openPanel('holding', id)}>
            {icon}
            <span>{label}</span>
          </button>
        ))}
      <button type="button" className="btn quiet" onClick={() => openPanel('notes')}>
        <Icon name="notes" />
        <span>Log</span>
      </button>
    </nav>
  );
});

export function HoldingDrawer({ ui, room }: HoldingsProps): ReactNode {
  const { open, about } = usePanels();
  const holding = open === 'holding' ? ui.holdings.find(({ id }) => id === about) : undefined;
  if (holding?.shown(room) !== true) return null;
  return (
    <Drawer title={holding.label} open onClose={closePanel}>
      <holding.Panel room={calmRoom(room)} />
    </Drawer>
  );
}
