/** Says at a box that scrolls whether there is more below (`data-more`), and lets the keyboard reach it as long as it scrolls. */

/** So much may be hidden without anyone missing it. */
const SLACK_PX = 4;

/** For `ref`. Nothing is drawn again: the box is marked itself. */
export function moreBelow(box: HTMLElement | null): (() => void) | undefined {
  return box === null ? undefined : watched(box, leadsInside);
}

/** For a list whose buttons are reached by arrows from somewhere else: while it scrolls it is a stop of its own. */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  return box === null ? undefined : watched(box, () => false);
}

function watched(box: HTMLElement, isReached: (box: HTMLElement) => boolean): () => void {
  const look = (): void => {
    const hidden = box.scrollHeight - box.clientHeight;
    box.toggleAttribute('data-more', hidden - box.scrollTop > SLACK_PX);
    const aside = box.scrollWidth - box.clientWidth;
    if (Math.max(hidden, aside) > SLACK_PX && !isReached(box)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
  };
  const contents = new MutationObserver(watch);
  contents.observe(box, { childList: true });
  watch();
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    box.removeEventListener('scroll', look);
    contents.disconnect();
    sizes.disconnect();
  };
}

/** A list of buttons is scrolled by going from one to the next; it is no stop of its own. */
function leadsInside(box: HTMLElement): boolean {
  return box.matches('ul, ol') && box.querySelector('button:not(:disabled)') !== null;
}
