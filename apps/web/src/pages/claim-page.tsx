/** `/match/ID/seat/N#TOKEN`: moves a seat to this device. */
import type { Refusal } from '@shutterbox/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { hostOf } from '../host/hosts.ts';
import { isUnreachable } from '../host/request.ts';
import { NameForm } from '../lobby/name-form.tsx';
import { Leaf } from './leaf.tsx';
import { Message } from './message.tsx';
import { takeToken } from './token.ts';

export function ClaimPage({ match, seat }: { readonly match: string; readonly seat: number }): ReactNode {
  const [, go] = useLocation();
  const [problem, setProblem] = useState<'name' | Refusal>();
  const token = useRef('');
  const claim = async (): Promise<void> => {
    setProblem(undefined);
    const reply = await hostOf(match).seat(match, seat, { kind: 'claim', token: token.current });
    if (reply.ok) go(`/m/${match}`, { replace: true });
    else setProblem(reply.refusal.code === 'visitor.unknown' ? 'name' : reply.refusal);
  };
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Not while drawing, which may be thrown away and done again: taking the token removes it from the address bar.
    token.current = takeToken();
    void claim();
  }, []);
  if (problem === 'name') {
    return (
      <Leaf title="A seat is waiting for you">
        <NameForm label="Your name" action="Take seat" onNamed={() => void claim()} />
      </Leaf>
    );
  }
  if (problem !== undefined) {
    const again = isUnreachable(problem) ? () => void claim() : undefined;
    return (
      <Message title="You could not take this seat" onAgain={again}>
        {problem.sentence}
      </Message>
    );
  }
  return <Message title="Taking your seat …" quiet />;
}
