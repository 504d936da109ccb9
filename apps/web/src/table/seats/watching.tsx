/** How many people watch; nothing while nobody does. */
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { useModel } from '../context.ts';
import { watchersOf, watchingWords } from '../match/here.ts';

export function Watching(): ReactNode {
  const count = useModel(watchersOf);
  if (count === 0) return null;
  const words = watchingWords(count);
  return (
    <span className="watching" role="img" aria-label={words} title={words}>
      <Icon name="eye" />
      {count}
    </span>
  );
}
