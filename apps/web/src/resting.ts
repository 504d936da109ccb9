/**
 * After a press the pointer rests, and the page may put something else below it. A reason nobody asked for would then
 * cover the result, so hovering shows nothing (`data-resting`) until the pointer has moved away.
 */

/** A hand is never quite still. */
const STILL_PX = 16;

export function watchRest(page: Document = document): void {
  const { dataset } = page.documentElement;
  let rest = { x: 0, y: 0 };
  page.addEventListener(
    'click',
    ({ clientX, clientY, detail }) => {
      // The keyboard presses without a pointer.
      if (detail === 0) return;
      rest = { x: clientX, y: clientY };
      dataset.resting = '';
    },
    { capture: true },
  );
  page.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - rest.x, clientY - rest.y) > STILL_PX) delete dataset.resting;
  });
}
