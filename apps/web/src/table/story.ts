/** The whole match, for its score: read from the record, which everyone may have by then. */
import type { Observer } from '@shutterbox/kernel';
import type { Story } from '@shutterbox/ui';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useScope } from './context.ts';

export function useStory(observer: Observer): Story<unknown> {
  const { session, bundle } = useScope();
  const [, go] = useLocation();
  return useMemo(() => {
    const { host, match } = session;
    return {
      read: async () => {
        const { fetchRecord } = await import('../replay/open-record.ts');
        const opened = await fetchRecord(host, match, bundle);
        return opened.ok ? opened.reel.log(observer).filter(({ undone }) => !undone) : [];
      },
      open: (number) => go(`/m/${match}?at=${number}`),
    };
  }, [session, bundle, observer, go]);
}
