import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';
import { You } from './you.tsx';

export function YouSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Sheet title="You" onClose={onClose}>
      <You />
    </Sheet>
  );
}
