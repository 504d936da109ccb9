/** The spec as the hand stands now: which cards are turned, and whether a perfect shot is called. */
import { type Board, type BoardSpec, useBoard, useScoped } from '@shutterbox/ui/board';
import { useMemo } from 'react';
import type { Action, View } from '../types.ts';
import type { ShotRoom } from './kit.ts';
import { calledFor, turnedCards, turnKey } from './signals.ts';
import { specOf, type Ways } from './spec.ts';

export function useWays({ view }: Pick<ShotRoom, 'view'>): Ways {
  const [turned] = useScoped(turnedCards);
  const [key] = useScoped(calledFor);
  const called = key === turnKey(view);
  return useMemo(() => ({ turned, called }), [turned, called]);
}

export function useSpec(room: ShotRoom): BoardSpec<View, Action> {
  const ways = useWays(room);
  return useMemo(() => specOf(ways), [ways]);
}

export function useShotBoard(room: ShotRoom): Board<Action> {
  return useBoard(room, useSpec(room));
}
