/** The menu of a replay: share it, download it, check its dice. */
import { Drawer, Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GameBundle } from '../games/bundle.ts';
import { closePanel, openPanel, usePanels } from '../table/drawers/panels.ts';
import { CopyLink } from '../table/seats/copy-link.tsx';
import { RecordItems } from './record-items.tsx';
import type { Reel } from './reel.ts';

interface ReplayMenuProps {
  readonly reel: Reel;
  readonly bundle: GameBundle;
  readonly address: string | undefined;
  readonly number: number;
}

export function ReplayMenu({ reel, bundle, address, number }: ReplayMenuProps): ReactNode {
  const open = usePanels((panels) => panels.open);
  return (
    <Drawer title="Replay" open={open === 'menu'} onClose={closePanel}>
      <div className="menu">
        {address !== undefined && (
          <>
            <h3>Link to this moment</h3>
            <CopyLink url={`${location.origin}${address}?at=${number}`} label="Link to this moment" />
            <Link href={address} className="menu-item" onClick={closePanel}>
              <Icon name="back" />
              Back to the result
            </Link>
          </>
        )}
        {reel.record.outcome !== undefined && (
          <button type="button" className="menu-item" onClick={() => openPanel('luck')}>
            <Icon name="dice" />
            What decided the match
          </button>
        )}
        <RecordItems bundle={bundle} open={() => ({ ok: true, reel })} />
        <button type="button" className="menu-item" onClick={() => openPanel('notes')}>
          <Icon name="notes" />
          Log
        </button>
        <button type="button" className="menu-item" onClick={() => openPanel('settings')}>
          <Icon name="settings" />
          Settings
        </button>
        <button type="button" className="menu-item" onClick={() => openPanel('help')}>
          <Icon name="help" />
          Help and shortcut keys
        </button>
        <Link href="/" className="menu-item" onClick={closePanel}>
          <Icon name="back" />
          Back to the lobby
        </Link>
      </div>
    </Drawer>
  );
}
