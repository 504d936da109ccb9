/** Whether a question needs much more space than usual. Measured once per question and layout, because the result changes the measure. */
import { UPRIGHT, useMedia } from '@shutterbox/ui';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DockLayout } from './layout.ts';

const TALL_PX = 190;

export function useTall(
  dock: RefObject<HTMLElement | null>,
  question: number | undefined,
  layout: DockLayout,
): boolean {
  const [tall, setTall] = useState<{ readonly question: number | undefined; readonly tall: boolean }>();
  const upright = useMedia(UPRIGHT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layout the same words need another height.
  useLayoutEffect(() => {
    setTall({ question, tall: dock.current !== null && heightIn(dock.current) > TALL_PX });
  }, [dock, question, layout, upright]);
  return tall?.question === question && (tall?.tall ?? false);
}

/** Without the height that the dock keeps within a turn: it would stretch what is measured. */
function heightIn(dock: HTMLElement): number {
  const kept = dock.style.minHeight;
  dock.style.minHeight = '';
  const controls = dock.querySelector<HTMLElement>('.ask + .controls');
  const ask = dock.querySelector<HTMLElement>('.ask');
  const height = (controls?.offsetHeight ?? 0) + (ask?.offsetHeight ?? 0);
  dock.style.minHeight = kept;
  return height;
}
