/** Keeps the keyboard focus in its place when the next question replaces the current one. */
import { type RefObject, useEffect, useRef } from 'react';

/** `where`: the first of these that exists gets the focus. */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  question: number | undefined,
  where: readonly string[],
): void {
  const wasInside = useRef(false);
  const byKey = useRef(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    wasInside.current = current.contains(document.activeElement);
    const moved = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Node && current.contains(target);
    };
    const used = ({ type }: Event): void => {
      byKey.current = type === 'keydown';
    };
    document.addEventListener('focusin', moved);
    for (const type of USED) addEventListener(type, used, { capture: true });
    return () => {
      document.removeEventListener('focusin', moved);
      for (const type of USED) removeEventListener(type, used, { capture: true });
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what changes.
  useEffect(() => {
    const { activeElement } = document;
    // A heading has the focus only while there is nothing better.
    const lost = activeElement === document.body || activeElement === null || activeElement.matches('h1, h2');
    if (!wasInside.current || !lost) return;
    const found = where.map((each) => box.current?.querySelector<HTMLElement>(each)).find((each) => each);
    if (found === undefined || found === null) return;
    found.focus({ preventScroll: true });
    // The focus ring shows keyboard users where they are; after a press with a pointer it would look like the last answer.
    if (!byKey.current) quieten(found);
  }, [question]);
}

const USED = ['keydown', 'pointerdown'] as const;

/** No focus ring until a key is pressed or the focus moves on. */
function quieten(element: HTMLElement): void {
  const heard = new AbortController();
  const again = (): void => {
    delete element.dataset.quiet;
    heard.abort();
  };
  element.dataset.quiet = '';
  element.addEventListener('blur', again, { signal: heard.signal });
  addEventListener('keydown', again, { capture: true, signal: heard.signal });
}
