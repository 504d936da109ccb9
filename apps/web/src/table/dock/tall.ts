/** Whether a question needs much more room than usual. Measured once a question: what follows from it changes the measure. */
import { type RefObject, useLayoutEffect, useState } from 'react';

const TALL_PX = 190;

export function useTall(dock: RefObject<HTMLElement | null>, question: number | undefined): boolean {
  const [tall, setTall] = useState<{ readonly question: number | undefined; readonly tall: boolean }>();
  useLayoutEffect(() => {
    const controls = dock.current?.querySelector<HTMLElement>('.ask + .controls');
    const ask = dock.current?.querySelector<HTMLElement>('.ask');
    const height = (controls?.offsetHeight ?? 0) + (ask?.offsetHeight ?? 0);
    setTall({ question, tall: height > TALL_PX });
  }, [dock, question]);
  return tall?.question === question && (tall?.tall ?? false);
}
