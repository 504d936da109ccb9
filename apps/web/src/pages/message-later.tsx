/** A message that a table hardly ever needs: its page is fetched when it is needed. Without a network the words alone have to do. */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { Message as WholeMessage } from './message.tsx';
import { Quiet } from './quiet.tsx';

type MessageProps = ComponentProps<typeof WholeMessage>;

const Whole = lazy<(props: MessageProps) => ReactNode>(() =>
  import('./message.tsx').then(
    ({ Message }) => ({ default: Message }),
    () => ({ default: Quiet }),
  ),
);

export function Message(props: MessageProps): ReactNode {
  return (
    <Suspense fallback={<Quiet {...props} />}>
      <Whole {...props} />
    </Suspense>
  );
}
