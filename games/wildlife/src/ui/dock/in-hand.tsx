/** What has been picked up: where it may go, for those who do not see the brackets; and Escape puts it back. */
import { useSignal } from '@shutterbox/ui';
import { type ReactNode, useEffect } from 'react';
import type { WildQuestion } from '../kit.ts';
import { picked } from '../signals.ts';
import { handWords } from './hand-words.ts';

export function InHand({ question }: { readonly question: WildQuestion }): ReactNode {
  const hand = useSignal(picked);
  useEffect(() => {
    if (hand === undefined) return;
    const putBack = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') picked.set(undefined);
    };
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  }, [hand]);
  return (
    <p className="unseen" role="status">
      {hand === undefined ? '' : handWords(hand, question)}
    </p>
  );
}
