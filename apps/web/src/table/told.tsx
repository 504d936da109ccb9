/** What happened, as a title: the first sentence large, the others below it; what is long scrolls. */
import { moreBelow } from '@shutterbox/ui';
import type { ReactNode } from 'react';

/** Letters of a title that is set smaller. */
export const LONG_TITLE = 64;

export function Told({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const [first = '', ...more] = sentences;
  return (
    // Another sentence begins at its top.
    <div className="told" key={first} ref={moreBelow}>
      <h1 className={first.length > LONG_TITLE ? 'long' : undefined}>{first}</h1>
      {more.length > 0 && <p className="hint">{more.join(' ')}</p>}
    </div>
  );
}
