/** What happened, as a title: the first sentence large, the others below it; what is long scrolls. */
import { moreBelow } from '@shutterbox/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** Letters of a title that is set smaller. */
export const LONG_TITLE = 64;

export function Told({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const [first = '', ...more] = sentences;
  const box = useRef<HTMLDivElement>(null);
  // Another sentence begins at its top; the heading stays the same one, which may have the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence is what changes.
  useLayoutEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [first]);
  useEffect(() => moreBelow(box.current), []);
  return (
    <div className="told" ref={box}>
      <h1 className={first.length > LONG_TITLE ? 'long' : undefined}>{first}</h1>
      {more.length > 0 && <p className="hint">{more.join(' ')}</p>}
    </div>
  );
}
