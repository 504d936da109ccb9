/** Says when the line is broken, and what to do. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { LinkState } from '../host/host.ts';
import { useModel, useScope } from './context.ts';

/** A break shorter than this is mended before anybody has read about it. */
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
      <span>{wordsOf(link, isWaiting)}</span>
      {link === 'lost' && (
        <button type="button" className="btn quiet" onClick={() => session.reconnect()}>
          Try now
        </button>
      )}
    </div>
  );
}

function wordsOf(link: Exclude<LinkState, 'open'>, isWaiting: boolean): string {
  switch (link) {
    case 'lost':
      return isWaiting
        ? 'Connection lost; trying again. Your answer waits here, and is sent once it is back.'
        : 'Connection lost; trying again. What you do now is sent once it is back.';
    case 'gone':
      return 'This table is closed.';
    case 'connecting':
      return 'Connecting …';
  }
}
