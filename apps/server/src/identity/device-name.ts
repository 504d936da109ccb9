/** What a device is called: the families of its browser and its system. Nothing else that the browser says about itself is kept. */

type Families = readonly (readonly [RegExp, string])[];

/** Most browsers claim to be others as well, so the more special ones come first. */
const BROWSERS: Families = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Families = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
const BROWSER = /^Mozilla\//;
const MOST_READ = 512;

export function deviceName(userAgent = ''): string {
  const said = userAgent.slice(0, MOST_READ);
  if (!BROWSER.test(said)) return 'A program';
  const browser = familyIn(said, BROWSERS) ?? 'A browser';
  const system = familyIn(said, SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function familyIn(said: string, families: Families): string | undefined {
  return families.find(([sign]) => sign.test(said))?.[1];
}
