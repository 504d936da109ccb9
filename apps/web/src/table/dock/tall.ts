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
    const { current } = dock;
    if (current === null) return;
    // The height that is kept for the turn stretches the controls, and says nothing about the question.
    const kept = current.style.minHeight;
    current.style.minHeight = '';
    const parts = current.querySelectorAll<HTMLElement>('.ask, .ask + .controls');
    const height = [...parts].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    current.style.minHeight = kept;
    setTall({ question, tall: height > TALL_PX });
  }, [dock, question, layout, upright]);
  return tall?.question === question && (tall?.tall ?? false);
}
