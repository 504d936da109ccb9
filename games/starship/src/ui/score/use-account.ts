/** The account of a finished match; undefined until its story has been read. */
import type { Story } from '@shutterbox/ui';
import { useEffect, useState } from 'react';
import type { Event } from '../../events.ts';
import { type Account, accountOf } from './account.ts';

export function useAccount(story: Story<Event>, people: number): Account | undefined {
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    let gone = false;
    story.read().then((told) => {
      if (!gone) setAccount(accountOf(told, people));
    });
    return () => {
      gone = true;
    };
  }, [story, people]);
  return account;
}
