/** The drawers, loaded when the first one opens: most of a match needs none. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AnyRoom, GameBundle } from '../../games/bundle.ts';
import { usePanels } from './panels.ts';

const OfTable = lazy(async () => ({ default: (await import('./drawers.tsx')).Drawers }));
const OfReplay = lazy(async () => ({ default: (await import('./drawers.tsx')).CommonDrawers }));

interface DrawersProps {
  readonly room: AnyRoom | undefined;
  readonly onMoment: (number: number) => void;
}

export function Drawers({ room, onMoment }: DrawersProps): ReactNode {
  return useOpened() ? (
    <Suspense fallback={null}>
      <OfTable room={room} onMoment={onMoment} />
    </Suspense>
  ) : null;
}

export function CommonDrawers({ bundle }: { readonly bundle: GameBundle }): ReactNode {
  return useOpened() ? (
    <Suspense fallback={null}>
      <OfReplay bundle={bundle} />
    </Suspense>
  ) : null;
}

/** Once opened they stay mounted, so that closing can be animated. */
function useOpened(): boolean {
  const open = usePanels((panels) => panels.open !== undefined);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
