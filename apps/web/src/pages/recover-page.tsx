/** `/recover#TOKEN`: be again who you were. */
import type { Refusal } from '@shutterbox/protocol';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isUnreachable } from '../host/request.ts';
import { recover, whoAmI } from '../host/visitor.ts';
import { Leaf } from './leaf.tsx';
import { Message } from './message.tsx';
import { takeToken } from './token.ts';

type Stand =
  | { readonly kind: 'looking' }
  /** Somebody has a name here already. */
  | { readonly kind: 'asking'; readonly name: string }
  | { readonly kind: 'failed'; readonly refusal: Refusal };

export function RecoverPage(): ReactNode {
  const [, go] = useLocation();
  const [stand, setStand] = useState<Stand>({ kind: 'looking' });
  // Read once: the token leaves the address bar at once.
  const token = useRef<string>(undefined);
  token.current ??= takeToken();
  const become = useCallback(async (): Promise<void> => {
    setStand({ kind: 'looking' });
    const reply = await recover(token.current ?? '');
    if (reply.ok) go('/', { replace: true });
    else setStand({ kind: 'failed', refusal: reply.refusal });
  }, [go]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void whoAmI().then((known) => {
      if (known.ok) setStand({ kind: 'asking', name: known.value.name });
      else void become();
    });
  }, [become]);
  switch (stand.kind) {
    case 'looking':
      return <Message title="Looking for you …" quiet />;
    case 'asking':
      return <Ask name={stand.name} onBecome={() => void become()} />;
    case 'failed':
      return (
        <Message
          title={isUnreachable(stand.refusal) ? 'You could not be looked for' : 'The link does not work'}
          onAgain={isUnreachable(stand.refusal) ? () => void become() : undefined}
        >
          {stand.refusal.sentence}
        </Message>
      );
  }
}

function Ask({ name, onBecome }: { readonly name: string; readonly onBecome: () => void }): ReactNode {
  return (
    <Leaf title={`You are ${name} here`}>
      <p>
        Become the person of this link instead? The seats of {name} stay where they are, and only a recovery link of
        their own brings you back to them.
      </p>
      <div className="leaf-deeds">
        <Link href="/" replace className="btn">
          Stay {name}
        </Link>
        <button type="button" className="btn primary" onClick={onBecome}>
          Become the other person
        </button>
      </div>
    </Leaf>
  );
}
