import type { ReactNode } from 'react';
import { Message } from './message.tsx';

export function NotFound(): ReactNode {
  return (
    <Message title="Nothing on this frame">
      There is no such page. Light got into the camera, or there is a typo in the address.
    </Message>
  );
}
