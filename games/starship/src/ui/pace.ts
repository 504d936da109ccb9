/** Whether squares are reached at a walk or at a run: a switch of the dock, which the board goes by. */
import { useMedia } from '@shutterbox/ui';
import { type BoardSpec, scoped, useScoped } from '@shutterbox/ui/board';
import { useMemo } from 'react';
import type { Action } from '../answers.ts';
import type { View } from '../types.ts';
import { specFor } from './spec.ts';

/** A finger cannot hover: the way of a walk is shown first, and gone by a second press. */
const NO_HOVER = '(hover: none)';

const RUNNING = scoped(false);

export function useRunning(): readonly [boolean, (running: boolean) => void] {
  return useScoped(RUNNING);
}

export function useSpec(): BoardSpec<View, Action> {
  const touch = useMedia(NO_HOVER);
  const [running] = useRunning();
  return useMemo(() => specFor({ touch, running }), [touch, running]);
}
