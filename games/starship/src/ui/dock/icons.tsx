/** The line icons of deeds, on a grid of 24. */
import type { ReactNode } from 'react';

const PATHS = {
  aimed: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 1v6M12 17v6M1 12h6M17 12h6',
  snap: 'M13 2 5 13h6l-1 9 8-12h-6Z',
  run: 'M3 7h8M1 12h9M4 17h7M13 6l6 6-6 6',
  walk: 'M4 19c3-6 6 1 9-5s5-7 7-8M15 5l5 1-1 5',
  sneak: 'M2 12s4-6 10-6c2 0 4 .7 5.500 1.600M22 12s-4 6-10 6c-2 0-4-.7-5.500-1.600M3 3l18 18',
  left: 'M5 12a7 7 0 1 1 3 5.700M5 19v-6h6',
  right: 'M19 12a7 7 0 1 0-3 5.700M19 19v-6h-6',
  cover: 'M12 2 4 5v7c0 5 4 8 8 10 4-2 8-5 8-10V5Z',
  reload: 'M7 3h10v18H7ZM7 8h10M7 12h10M7 16h10',
  gun: 'M3 6h15v4h-8v3H8l-1 7H3ZM20 12v8M17 17l3 3 3-3',
  swear: 'M3 4h18v12h-9l-5 5v-5H3ZM8 8l3 4M11 8l-3 4M14.500 7.500v3M14.500 12.800v.2',
  end: 'M5 4v16l10-8ZM19 4v16',
  hold: 'M8 4v16M16 4v16',
  rest: 'M4 9V19M4 16h16v3M20 16a4 4 0 0 0-4-4h-6v4M7 10.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM13 3h4l-4 5h4',
  first: 'M4 18V6M9 12h11M14 6l6 6-6 6',
  wound: 'M12 21C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 21Z',
  door: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  climb: 'M8 2v20M16 2v20M8 7h8M8 12h8M8 17h8',
  light: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.500c-1 1-1 2-1 2.500H9c0-.5 0-1.500-1-2.500A6 6 0 0 1 12 3Z',
  pick: 'M4 14v6h16v-6M12 3v11M8 10l4 4 4-4',
  carry: 'M3 19V6M3 15h18v4M21 15v-3a3 3 0 0 0-3-3h-8v6',
  close: 'M5 5l14 14M19 5 5 19',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l4 2',
  alarm: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M12 2v2M3 7l2 1M21 7l-2 1M10 20h4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  go: 'm4 13 5 5L20 6',
} as const;

export type DeedIcon = keyof typeof PATHS;

export function Glyph({ icon }: { readonly icon: DeedIcon }): ReactNode {
  return (
    <svg className="ss-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[icon]} />
    </svg>
  );
}
