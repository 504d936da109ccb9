/** Says when the line is broken, and what to do. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useModel, useScope } from './context.ts';

/** A break shorter than this is mended before anybody has read about it. */
const PATIENCE_MS = 1_200;

export function ConnectionBar(): ReactNode {
  const { session } = useScope();
  const link = useModel((model) => model.link);
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
      <span>
        {link === 'lost'
          ? 'Connection lost; trying again. What you do now is sent once it is back.'
          : link === 'gone'
            ? 'This table is closed.'
            : 'Connecting …'}
      </span>
      {link === 'lost' && (
        <button type="button" className="btn quiet" onClick={() => session.reconnect()}>
          Try now
        </button>
      )}
    </div>
  );
}
