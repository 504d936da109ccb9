/** Drags a thing to a place with mouse, pen or finger. A press that does not move is left to the click. */
import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react';
import { liftGhost, moveGhost, swallowClick } from './ghost.ts';

export interface Drag {
  onStart(): void;
  /** The value of `data-place` under the pointer; of `data-drop` where what is dropped goes to another place than a click. */
  onOver(place: string | undefined): void;
  onDrop(place: string | undefined): void;
}

/** Pixels before a press counts as a drag. */
const SLACK = 6;

export function useDrag(drag: Drag): (event: ReactPointerEvent<HTMLElement>) => void {
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  return useCallback((press) => {
    if (press.button !== 0) return;
    const source = press.currentTarget;
    const { clientX, clientY, pointerId } = press;
    let ghost: HTMLElement | undefined;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const dx = event.clientX - clientX;
      const dy = event.clientY - clientY;
      if (ghost === undefined) {
        if (Math.hypot(dx, dy) < SLACK) return;
        ghost = liftGhost(source);
        latest.current.onStart();
      }
      moveGhost(ghost, dx, dy);
      latest.current.onOver(placeAt(event.clientX, event.clientY));
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (ghost === undefined) return;
      ghost.remove();
      swallowClick();
      latest.current.onOver(undefined);
      latest.current.onDrop(event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : undefined);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }, []);
}

function placeAt(x: number, y: number): string | undefined {
  const at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop],[data-place]');
  return at?.dataset.drop ?? at?.dataset.place;
}
