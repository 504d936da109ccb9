/** The player's settings, kept in this browser. public/theme.js reads them too, before the first paint. */
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
  /** Single-key shortcuts get in the way of some voice and switch controls. */
  readonly shortcuts: boolean;
}

const KEY = 'settings';

function defaults(): Settings {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    speed: calm ? 'off' : 'normal',
    // A page must not make noise unasked.
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

/** Applies the settings to the page, now and on every change. */
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
    // Games read this for their own keys.
    dataset.shortcuts = shortcuts ? 'on' : 'off';
    style.setProperty('--m-scale', String(SPEED_FACTOR[speed]));
  };
  dark.addEventListener('change', show);
  useSettings.subscribe(show);
  show();
}
