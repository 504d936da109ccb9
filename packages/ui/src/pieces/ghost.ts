/** What is seen of a thing while it is carried. */
import { boxOf, largerBy } from './larger.ts';

export function liftGhost(source: HTMLElement): HTMLElement {
  const rect = boxOf(source);
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.classList.add('dragged');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    zoom: `${largerBy(source)}`,
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    zIndex: '100',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  return ghost;
}

/** By pixels from where it was lifted. */
export function moveGhost(ghost: HTMLElement, dx: number, dy: number): void {
  const zoom = largerBy(ghost);
  ghost.style.transform = `translate(${dx / zoom}px,${dy / zoom}px) scale(1.08)`;
}

/** The release of a drag is not a click on what lies below. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
