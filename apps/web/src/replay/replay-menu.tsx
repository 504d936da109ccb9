/** What can be done with a replay: share it, keep it, check its dice. */
import { verifyRecord } from '@shutterbox/kernel';
import { Drawer, Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { GameBundle } from '../games/bundle.ts';
import { CopyLink } from '../table/copy-link.tsx';
import { closePanel, openPanel, usePanels } from '../table/panels.ts';
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
        <button type="button" className="menu-item" onClick={() => download(reel)}>
          <Icon name="download" />
          Download the record
        </button>
        <Verify reel={reel} bundle={bundle} />
        <button type="button" className="menu-item" onClick={() => openPanel('notes')}>
          <Icon name="notes" />
          Field notes
        </button>
        <button type="button" className="menu-item" onClick={() => openPanel('settings')}>
          <Icon name="speed" />
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

function Verify({ reel, bundle }: Pick<ReplayMenuProps, 'reel' | 'bundle'>): ReactNode {
  const [result, setResult] = useState<string>();
  const verify = (): void => {
    const verified = verifyRecord(bundle.game, reel.record);
    setResult(
      verified.ok
        ? `Every one of ${verified.value.results} results of chance is the one that the secret gives, and the secret is the one that was promised before the start.`
        : `The dice cannot be vouched for: ${verified.problem}`,
    );
  };
  return (
    <>
      <button type="button" className="menu-item" onClick={verify}>
        <Icon name="dice" />
        Check the dice
      </button>
      <p className="verified" role="status">
        {result}
      </p>
    </>
  );
}

function download({ record }: Reel): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${record.match}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
