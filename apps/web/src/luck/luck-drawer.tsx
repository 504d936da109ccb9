/** The drawer about luck; what is in it is loaded when it opens. */
import { Drawer } from '@shutterbox/ui';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { closePanel, usePanels } from '../table/drawers/panels.ts';

const Decided = lazy(async () => ({ default: (await import('./decided.tsx')).Decided }));

export function LuckDrawer({ onPick, ...props }: ComponentProps<typeof Decided>): ReactNode {
  const open = usePanels((panels) => panels.open === 'luck');
  return (
    <Drawer title="What decided the match" open={open} onClose={closePanel}>
      <Suspense fallback={<p>Loading …</p>}>
        <Decided
          {...props}
          onPick={(entry) => {
            closePanel();
            onPick(entry);
          }}
        />
      </Suspense>
    </Drawer>
  );
}
