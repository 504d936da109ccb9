/** A note beside the thing that it is about. It never hides that thing, and never leaves the window. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { largerBy, unzoomed } from './larger.ts';

/** An element, or a square that is none. */
export type Anchor = Pick<Element, 'getBoundingClientRect' | 'closest'>;

export interface CalloutProps {
  readonly id: string;
  readonly anchor: Anchor;
  onClose(): void;
  /** A group where what is around it is read out already. */
  readonly role?: 'status' | 'group';
  onPointerEnter?(): void;
  onPointerLeave?(): void;
  readonly children: ReactNode;
}

const GAP = 10;
const EDGE = 8;

export function Callout({
  id,
  anchor,
  onClose,
  role = 'status',
  onPointerEnter,
  onPointerLeave,
  children,
}: CalloutProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) settle(box.current, anchor);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles.
    <div
      ref={box}
      id={id}
      className="callout"
      role={role}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
    </div>
  );
}

/**
 * To the right if there is room, otherwise to the left, otherwise below or above. A note of more than half the window would lie over all that
 * is beside the thing, so it goes below or above. What lies under the board is the question: it stays in sight.
 */
function settle(box: HTMLElement, anchor: Anchor): void {
  const zoom = largerBy(box);
  const rect = unzoomed(anchor.getBoundingClientRect(), zoom);
  const wide = innerWidth / zoom;
  const floor = (anchor.closest('main')?.getBoundingClientRect().bottom ?? innerHeight) / zoom;
  const { offsetWidth: width, offsetHeight: height } = box;
  const slim = width <= wide / 2;
  const beside = slim && rect.right + GAP + width <= wide - EDGE;
  const before = slim && rect.left - GAP - width >= EDGE;
  const below = rect.bottom + GAP + height <= floor - EDGE;
  const sideways = beside || before;
  const x = beside ? rect.right + GAP : before ? rect.left - GAP - width : rect.left + rect.width / 2 - width / 2;
  const y = sideways ? rect.top : below ? rect.bottom + GAP : rect.top - GAP - height;
  box.style.left = `${clamp(x, wide - width - EDGE)}px`;
  box.style.top = `${clamp(y, floor - height - EDGE)}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}
