import type { ReactNode } from 'react';
import { Message } from './message.tsx';

export function NotFound(): ReactNode {
  return (
    <Message title="Nothing on this frame">
      Light got in, or the address has a slip in it: there is no such page.
    </Message>
  );
}
