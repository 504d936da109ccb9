/** How this player likes the table: kept in this browser. public/theme.js reads the same before the first paint. */
import { create } from 'zustand';
import { keep, kept } from './storage.ts';

export const SPEEDS = ['off', 'fast', 'normal'] as const;
export type Speed = (typeof SPEEDS)[number];
export const SPEED_FACTOR: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1 };

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly speed: Speed;
  readonly sound: boolean;
  readonly theme: Theme;
  readonly largeText: boolean;
  /** Patterns and letters beside every colour. */
  readonly safeMarks: boolean;
  /** Single letters as shortcuts: in the way of some voice and switch controls. */
  readonly shortcuts: boolean;
}

const KEY = 'settings';

function defaults(): Settings {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    speed: calm ? 'off' : 'normal',
    // A page that makes a noise unasked is a bad guest.
    sound: false,
    theme: 'system',
    largeText: false,
    safeMarks: false,
    shortcuts: true,
  };
}

export const useSettings = create<Settings>()(() => ({ ...defaults(), ...kept<Partial<Settings>>(KEY) }));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  keep(KEY, useSettings.getState());
}

/** Puts the settings on the page, now and whenever they change. */
export function followSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const { theme, largeText, safeMarks, shortcuts, speed } = useSettings.getState();
    const { classList, dataset, style } = document.documentElement;
    const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
    classList.toggle('dark', isDark);
    classList.toggle('light', !isDark);
    classList.toggle('large-text', largeText);
    classList.toggle('safe-marks', safeMarks);
    // Games have keys of their own.
    dataset.shortcuts = shortcuts ? 'on' : 'off';
    style.setProperty('--m-scale', String(SPEED_FACTOR[speed]));
  };
  dark.addEventListener('change', show);
  useSettings.subscribe(show);
  show();
}
