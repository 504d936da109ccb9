/** Says when the connection is lost, and what to do. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Host, LinkState } from '../../host/host.ts';
import { useModel, useScope } from '../context.ts';

/** A shorter interruption is over before anyone could read about it. */
const PATIENCE_MS = 1_200;

export function ConnectionBar(): ReactNode {
  const { session } = useScope();
  const link = useModel((model) => model.link);
  const isWaiting = useModel((model) => model.sent.some(({ number }) => number === undefined));
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (link === 'open') return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [link]);
  if (link === 'open' || !late) return null;
  return (
    <div className="connection" role="status">
      <Icon name="wifi" />
      <span>{wordsOf(link, isWaiting, session.host.kind)}</span>
      {link === 'lost' && (
        <button type="button" className="btn quiet" onClick={() => session.reconnect()}>
          Try now
        </button>
      )}
    </div>
  );
}

const LOST: Readonly<Record<Host['kind'], string>> = {
  server: 'Connection lost. Trying again …',
  local: 'This browser cannot open the match. Trying again …',
};

function wordsOf(link: Exclude<LinkState, 'open'>, isWaiting: boolean, host: Host['kind']): string {
  switch (link) {
    case 'lost':
      return isWaiting
        ? `${LOST[host]} Your answer will be sent when you’re back online.`
        : `${LOST[host]} Your move will be sent when you’re back online.`;
    case 'gone':
      return 'This table is closed.';
    case 'connecting':
      return 'Connecting …';
  }
}
