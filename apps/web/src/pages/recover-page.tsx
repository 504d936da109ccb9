/** `/recover#TOKEN`: be again who you were. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { recover } from '../host/visitor.ts';
import { Message } from './message.tsx';
import { takeToken } from './token.ts';

export function RecoverPage(): ReactNode {
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void recover(takeToken()).then((reply) => {
      if (reply.ok) go('/', { replace: true });
      else setProblem(reply.refusal.sentence);
    });
  }, [go]);
  if (problem === '') return <Message title="Looking for you …" quiet />;
  return <Message title="The link does not work">{problem}</Message>;
}
