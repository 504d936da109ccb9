/** What the signs of the plan mean: fetched once it is opened. */
import { useMedia } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import type { View } from '../types.ts';
import { later } from './later.tsx';

/** The order of action needs the room more. */
const TALL = '(min-height: 1000px)';

const List = later<{ readonly view: View }>(async () => (await import('./legend-list.tsx')).LegendList);

export function Legend({ view }: { readonly view: View }): ReactNode {
  const tall = useMedia(TALL);
  const [opened, set] = useState(tall);
  return (
    <details className="ss-legend-box" open={tall} onToggle={({ currentTarget }) => set(currentTarget.open)}>
      <summary>Legend</summary>
      {opened && <List view={view} />}
    </details>
  );
}
