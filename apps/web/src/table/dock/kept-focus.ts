/** Keeps the keyboard focus in its place when the next question replaces the current one. */
import { type RefObject, useEffect, useRef } from 'react';

/** `where`: the first of these that exists gets the focus. */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  question: number | undefined,
  where: readonly string[],
): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    wasInside.current = current.contains(document.activeElement);
    const moved = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Node && current.contains(target);
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what changes.
  useEffect(() => {
    const { activeElement } = document;
    // A heading has the focus only while there is nothing better.
    const lost = activeElement === document.body || activeElement === null || activeElement.matches('h1, h2');
    if (!wasInside.current || !lost) return;
    const found = where.map((each) => box.current?.querySelector<HTMLElement>(each)).find((each) => each);
    found?.focus({ preventScroll: true });
  }, [question]);
}
