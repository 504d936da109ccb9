/** Says at a box that scrolls whether there is more below (`data-more`) or beside (`data-aside`), and lets the keyboard reach it as long as it scrolls. */

/** This much may be hidden without anyone missing it. */
const SLACK_PX = 4;
/** Heights are given in whole pixels. */
const ROUNDING_PX = 1;

/** For `ref`. Nothing is drawn again: the box is marked itself. */
export function moreBelow(box: HTMLElement | null): (() => void) | undefined {
  return box === null ? undefined : watched(box, leadsInside, { childList: true });
}

/**
 * For a list whose buttons are reached by arrows from somewhere else: while it scrolls it is a stop of its own. What is put on one
 * of its items may hang out without making the item larger.
 */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  return box === null ? undefined : watched(box, () => false, { childList: true, subtree: true });
}

function watched(
  box: HTMLElement,
  isReached: (box: HTMLElement) => boolean,
  changes: MutationObserverInit,
): () => void {
  const look = (): void => {
    const hidden = box.scrollHeight - box.clientHeight;
    box.toggleAttribute('data-more', hidden - box.scrollTop > SLACK_PX);
    box.toggleAttribute('data-aside', scrollsAside(box) && restAside(box) > SLACK_PX);
    if ((hidden > ROUNDING_PX || scrollsAside(box)) && !isReached(box)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    if (hidden > ROUNDING_PX) void settled(box).then((moved) => moved && look());
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
  };
  const contents = new MutationObserver(watch);
  contents.observe(box, changes);
  watch();
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    box.removeEventListener('scroll', look);
    contents.disconnect();
    sizes.disconnect();
  };
}

/** Whether something in the box moved: while it does it may hang out, and no size changes when it has come to rest. */
async function settled(box: HTMLElement): Promise<boolean> {
  const moving = box.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return moving.length > 0;
}

function restAside({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): number {
  return scrollWidth - clientWidth - scrollLeft;
}

/** Not where what hangs out is only cut off. */
function scrollsAside(box: HTMLElement): boolean {
  return box.scrollWidth - box.clientWidth > ROUNDING_PX && getComputedStyle(box).overflowX !== 'hidden';
}

/** A list of buttons is scrolled by going from one to the next; it is no stop of its own. */
function leadsInside(box: HTMLElement): boolean {
  return box.matches('ul, ol') && box.querySelector('button:not(:disabled)') !== null;
}
