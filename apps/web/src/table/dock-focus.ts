/** Whoever plays by keyboard in the dock stays there when the question under his hands is replaced by the next one. */
import { type RefObject, useEffect, useRef } from 'react';

export function useDockFocus(dock: RefObject<HTMLElement | null>, question: number | undefined): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const { current } = dock;
    if (current === null) return;
    const inside = (): void => {
      wasInside.current = true;
    };
    const elsewhere = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !current.contains(target)) wasInside.current = false;
    };
    current.addEventListener('focusin', inside);
    document.addEventListener('focusin', elsewhere);
    return () => {
      current.removeEventListener('focusin', inside);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [dock]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what changes.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!wasInside.current || !lost) return;
    dock.current
      ?.querySelector<HTMLElement>('.controls .btn.primary:not(:disabled), h1')
      ?.focus({ preventScroll: true });
  }, [question]);
}
