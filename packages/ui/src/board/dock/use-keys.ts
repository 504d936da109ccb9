/** What the game's registered keys do, as long as the thing that gives them a meaning is on the table. */
import { useLayoutEffect } from 'react';
import { useBoardStore } from '../scope.tsx';

export type KeyDeeds = ReadonlyMap<string, () => void>;

export function useKeys(deeds: KeyDeeds): void {
  const { answerKeys } = useBoardStore();
  useLayoutEffect(() => answerKeys(deeds), [answerKeys, deeds]);
}

/** For the table: whether a key of the game means something now, and was done. */
export function usePressKey(): (key: string) => boolean {
  return useBoardStore().pressKey;
}
