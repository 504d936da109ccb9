/** What a device is called: the families of its browser and its system. Nothing else of what it says of itself is kept. */

type Families = readonly (readonly [RegExp, string])[];

/** Most browsers say that they are others as well: the more special ones come first. */
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
