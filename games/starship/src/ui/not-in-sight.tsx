/** Below the order of action, in the fog: whose place in it is unknown (S-22.7). */
import type { ReactNode } from 'react';
import { personName } from '../text/names.ts';
import type { View } from '../types.ts';
import { lastSeen, remembered } from './fog.ts';
import { Face } from './people/face.tsx';
import { badgeOf } from './people/looks.ts';

export function NotInSight({ view }: { readonly view: View }): ReactNode {
  const people = remembered(view);
  if (people.length === 0) return null;
  return (
    <>
      <h2>Not in sight</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it has the focus. */}
      <ul className="ss-unknown" aria-label="Not in sight" tabIndex={0}>
        {people.map((one) => (
          <li key={one.who}>
            <Face view={view} who={one.who} />
            <span className="ss-order-name">
              <b>{personName(view, one.who)}</b>
              <small>{lastSeen(view, one)}</small>
            </span>
            <b className="ss-order-badge" aria-hidden="true">
              {badgeOf(view, one.who)}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
