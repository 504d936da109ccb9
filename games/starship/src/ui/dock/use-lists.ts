/** The lists of the dock, once they are wanted: few first turns need them. */
import { useEffect, useState } from 'react';
import type { Lists } from './slots.ts';

let loaded: Lists | undefined;

export function useLists(wanted: boolean): Lists | undefined {
  const [lists, set] = useState(loaded);
  useEffect(() => {
    if (!wanted || lists !== undefined) return;
    void import('./lists.ts').then((module) => {
      loaded = module.lists;
      set(loaded);
    });
  }, [wanted, lists]);
  return lists;
}
