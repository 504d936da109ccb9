/** Whether a table is laid out well on a screen: nothing covered, nothing cut. */
import type { Page } from '@playwright/test';
import { SCREENS, SIZES } from '../../scripts/lib/chromium.mjs';

/** Shows the page at each size in turn; returns what is wrong, with the size's name first. */
export async function faultsOnScreens(page: Page, look: () => readonly string[]): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const faults: string[] = [];
  for (const [name, { width, height }] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width, height });
    // Elements that measure themselves are drawn a second time.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    faults.push(...(await page.evaluate(look)).map((fault) => `${name}: ${fault}`));
  }
  await page.setViewportSize(SIZES.desktop.viewport);
  return faults;
}

/** Runs in the page. */
export function tableFaults(): readonly string[] {
  const slack = 1.5;
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && boxOf(element).width > 0;
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
  const named = (element: Element): string =>
    `"${element.ariaLabel ?? element.textContent ?? ''}" (${element.className})`;
  /** You can scroll to it inside this element: a list in the dock, a stack in a habitat. */
  const scrollerOf = (element: Element, top: Element): Element | undefined => {
    for (let at = element.parentElement; at !== null && at !== top; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const scrolls = [overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll');
      if (scrolls && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1)) return at;
    }
    return undefined;
  };

  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const scrolls = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? ['the page scrolls'] : [];

  const parts = ['.mast', '[data-seats]', 'main', '#decision']
    .flatMap((part) => document.querySelector(part) ?? [])
    .filter(isSeen);
  const missing = parts.length < 4 ? ['not all parts of the table are there'] : [];
  const off = parts.filter((part) => !isWithin(boxOf(part), screen)).map((part) => `${part.className} is cut off`);
  const over = parts.flatMap((part, at) =>
    parts
      .slice(at + 1)
      .filter((other) => meet(boxOf(part), boxOf(other)))
      .map((other) => `${part.className} lies over ${other.className}`),
  );

  const dock = document.querySelector('#decision') ?? document.body;
  const covered = [...dock.querySelectorAll('button, [role="switch"]')].filter(isSeen).flatMap((button) => {
    const { left, right, top, bottom } = boxOf(button);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const scroller = scrollerOf(button, dock);
    if (scroller !== undefined && !isWithin(new DOMRect(x, y), boxOf(scroller))) return [];
    const hit = document.elementFromPoint(x, y);
    return button.contains(hit) ? [] : [`${named(button)} cannot be pressed`];
  });
  const title = dock.querySelector('.ask h1');
  const points =
    title === null
      ? []
      : [...title.getClientRects()].flatMap(({ x, y, height }) =>
          [8, 60].map((dx) => [x + dx, y + height / 2] as const),
        );
  const coveredTitle = points.some(
    ([x, y]) => title?.closest('.ask')?.contains(document.elementFromPoint(x, y)) === false,
  )
    ? [`the question ${named(title ?? dock)} is covered`]
    : [];
  const primary = [...dock.querySelectorAll('.btn.primary')].filter((button) => !isWithin(boxOf(button), screen));
  const unseen = primary.map((button) => `${named(button)} is out of sight`);

  const seats = [...document.querySelectorAll('.seat')];
  const cutSeats = seats.flatMap((seat) =>
    [...seat.querySelectorAll('.av, .sn, .st *')]
      .filter((each) => isSeen(each) && !isWithin(boxOf(each), boxOf(seat)))
      .map((each) => `of seat ${seat.querySelector('.sn')?.textContent} ${named(each)} is cut`),
  );
  const cutNames = [...document.querySelectorAll('.seat .sn b')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).display !== 'inline')
    .map((name) => `the name ${named(name)} is cut`);

  const board = document.querySelector('main') ?? document.body;
  const cutPlaces = [...board.querySelectorAll('[data-place]')]
    // A surface moves under its window.
    .filter((place) => isSeen(place) && place.closest('.surface') === null)
    .filter((place) => scrollerOf(place, board) === undefined && !isWithin(boxOf(place), boxOf(board)))
    .map((place) => `on the board ${named(place)} is cut`);

  return [
    ...scrolls,
    ...missing,
    ...off,
    ...over,
    ...covered,
    ...coveredTitle,
    ...unseen,
    ...cutSeats,
    ...cutNames,
    ...cutPlaces,
  ];
}
