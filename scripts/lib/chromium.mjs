/** The browser for scripts, the same as in the tests; loaded only when it is needed. */
import { fail } from './fail.mjs';
import { findBrowser } from './services.mjs';

/** Keeps the browser from using the network for itself. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Every kind of screen that the table is laid out for, with touch or with a mouse. */
export const SCREENS = {
  desktop: { width: 1440, height: 900, touch: false },
  wide: { width: 2560, height: 1440, touch: false },
  phone: { width: 390, height: 844, touch: true },
  'phone-sideways': { width: 844, height: 390, touch: true },
  tablet: { width: 820, height: 1180, touch: true },
  'tablet-sideways': { width: 1180, height: 820, touch: true },
};

export async function launchBrowser() {
  const found = await findBrowser();
  if ('missing' in found) fail(found.missing);
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: found.path, args: ARGS });
}

/** What a returning visitor's browser has stored. */
export function keptBy(origin, kept) {
  const localStorage = Object.entries(kept).map(([key, value]) => ({
    name: `shutterbox.${key}`,
    value: JSON.stringify(value),
  }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

export const LESSONS_HAD = { lessons: { learnt: [], skipped: true } };
