/** On a very large screen the table is drawn larger (`zoom`). The browser measures what is seen; what a style says is drawn larger once more. */

/** How much larger an element is drawn than its style says. Browsers that do not say it measure as the style does. */
export function largerBy(element: Element): number {
  return 'currentCSSZoom' in element ? Number(element.currentCSSZoom) : 1;
}

/** Where an element is, in the pixels of its own style. */
export function boxOf(element: Element): DOMRect {
  return unzoomed(element.getBoundingClientRect(), largerBy(element));
}

export function unzoomed({ x, y, width, height }: DOMRect, zoom: number): DOMRect {
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}
