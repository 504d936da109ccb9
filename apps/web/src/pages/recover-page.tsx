/** `/recover#TOKEN`: brings a visitor back. */
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
  /** This browser already has a name. */
  | { readonly kind: 'asking'; readonly name: string }
  | { readonly kind: 'failed'; readonly refusal: Refusal };

export function RecoverPage(): ReactNode {
  const [, go] = useLocation();
  const [stand, setStand] = useState<Stand>({ kind: 'looking' });
  const token = useRef('');
  const become = useCallback(async (): Promise<void> => {
    setStand({ kind: 'looking' });
    const reply = await recover(token.current);
    if (reply.ok) go('/', { replace: true });
    else setStand({ kind: 'failed', refusal: reply.refusal });
  }, [go]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Not while drawing, which may be thrown away and done again: taking the token removes it from the address bar.
    token.current = takeToken();
    void whoAmI().then((known) => {
      if (known.ok && known.value.name !== '') setStand({ kind: 'asking', name: known.value.name });
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
          title={isUnreachable(stand.refusal) ? 'We can’t reach the server' : 'This link does not work'}
          onAgain={isUnreachable(stand.refusal) ? () => void become() : undefined}
        >
          {stand.refusal.sentence}
        </Message>
      );
  }
}

function Ask({ name, onBecome }: { readonly name: string; readonly onBecome: () => void }): ReactNode {
  return (
    <Leaf title={`You are playing as ${name}`}>
      <p>
        Switch to the player this link belongs to? The seats of {name} stay as they are, but you need a recovery link
        for {name} to get back to them.
      </p>
      <div className="leaf-deeds">
        <Link href="/" replace className="btn">
          Stay as {name}
        </Link>
        <button type="button" className="btn primary" onClick={onBecome}>
          Switch player
        </button>
      </div>
    </Leaf>
  );
}
