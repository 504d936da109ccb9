/** What happened, as a title: the first sentence large, the others below; long text scrolls. */
import { moreBelow } from '@shutterbox/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** Letters of a title that is set smaller. */
export const LONG_TITLE = 64;

export function Told({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const [first = '', ...more] = sentences;
  const box = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  // Another sentence begins at its top; the heading stays the same one, which may have the focus. To scroll what is not scrolled would
  // lay out the page in the middle of a step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence is what changes.
  useLayoutEffect(() => {
    if (scrolled.current) box.current?.scrollTo(0, 0);
    scrolled.current = false;
  }, [first]);
  useEffect(() => moreBelow(box.current), []);
  return (
    <div
      className="told"
      ref={box}
      onScroll={() => {
        scrolled.current = true;
      }}
    >
      <h1 className={first.length > LONG_TITLE ? 'long' : undefined}>{first}</h1>
      {more.length > 0 && <p className="hint">{more.join(' ')}</p>}
    </div>
  );
}
