/** The account of a finished match; undefined until its story has been read. */
import { type Story, useTold } from '@shutterbox/ui';
import { useMemo } from 'react';
import type { Event } from '../../events.ts';
import { type Account, accountOf } from './account.ts';

export function useAccount(story: Story<Event>, people: number): Account | undefined {
  const told = useTold(story);
  return useMemo(() => told && accountOf(told, people), [told, people]);
}
