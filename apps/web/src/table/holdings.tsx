/** What the observer has in front of himself: beside the dock, on a phone behind buttons. */
import { Drawer, Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom, AnyUi } from '../games/bundle.ts';
import { closePanel, openPanel, usePanels } from './panels.ts';

interface HoldingsProps {
  readonly ui: AnyUi;
  readonly room: AnyRoom;
}

export function Holdings({ ui, room }: HoldingsProps): ReactNode {
  const shown = ui.holdings.filter((holding) => holding.shown(room));
  if (shown.length === 0) return null;
  return (
    <div className="mine">
      {shown.map(({ id, Panel }) => (
        <Panel key={id} room={room} />
      ))}
    </div>
  );
}

/** On a phone what is one's own, and the notes, are pulled up from below. */
export function Pulls({ ui, room }: HoldingsProps): ReactNode {
  return (
    <nav className="pulls" aria-label="More">
      {ui.holdings
        .filter((holding) => holding.shown(room))
        .map(({ id, label, icon }) => (
          <button
            key={id}
            type="button"
            className="btn icon quiet"
            aria-label={label}
            onClick={() => openPanel('holding', id)}
          >
            {icon}
          </button>
        ))}
      <button type="button" className="btn icon quiet" aria-label="Field notes" onClick={() => openPanel('notes')}>
        <Icon name="notes" />
      </button>
    </nav>
  );
}

export function HoldingDrawer({ ui, room }: HoldingsProps): ReactNode {
  const { open, about } = usePanels();
  const holding = open === 'holding' ? ui.holdings.find(({ id }) => id === about) : undefined;
  if (holding?.shown(room) !== true) return null;
  return (
    <Drawer title={holding.label} open onClose={closePanel}>
      <holding.Panel room={room} />
    </Drawer>
  );
}
