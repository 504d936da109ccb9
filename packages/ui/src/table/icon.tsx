/** The line icons of the interface, drawn on a grid of 24. */
import type { ReactNode } from 'react';

const PATHS = {
  back: ['m14 6-6 6 6 6'],
  check: ['m5 12 5 5 9-10'],
  moves: ['M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5'],
  rules: ['M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4z', 'M9 9h5M9 13h5'],
  settings: [
    'M4 7h9m4.400 0h2.600M4 17h2.600m4.400 0h9',
    'M13 7a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0',
    'M6.600 17a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0',
  ],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  undo: ['M8 5 4 9l4 4', 'M4 9h9a6 6 0 0 1 0 12H9'],
  redo: ['m16 5 4 4-4 4', 'M20 9h-9a6 6 0 0 0 0 12h4'],
  mirror: ['M12 3v18', 'M9 7 3 17h6zM15 7l6 10h-6z'],
  up: ['M12 19V5m-6 6 6-6 6 6'],
  down: ['M12 5v14m-6-6 6 6 6-6'],
  left: ['M19 12H5m6-6-6 6 6 6'],
  right: ['M5 12h14m-6-6 6 6-6 6'],
  bin: ['M5 7h14M10 7V4h4v3', 'M7 7l1 13h8l1-13'],
  copy: ['M9 9h11v11H9z', 'M15 9V4H4v11h5'],
  folder: ['M3 6h6l2 2h10v11H3z'],
  more: ['M12 5v14M5 12h14'],
  less: ['M5 12h14'],
  fit: ['M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'],
  here: ['M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z', 'M12 3v4M12 17v4M3 12h4M17 12h4'],
  notes: ['M6 4h12v16l-3-2-3 2-3-2-3 2z', 'M9 8h6M9 12h6'],
  close: ['m6 6 12 12M18 6 6 18'],
  clock: ['M12 7v5l3 2', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'],
  mail: ['M4 6h16v12H4z', 'm4 7 8 6 8-6'],
  'mail-open': ['M4 10v9h16v-9l-8-6z', 'm4 10 8 6 8-6'],
  warn: ['M12 4 3 19h18z', 'M12 10v4M12 16.5v.5'],
  first: ['M6 5v14', 'm18 6-8 6 8 6z'],
  previous: ['m15 6-7 6 7 6z'],
  next: ['m9 6 7 6-7 6z'],
  last: ['M18 5v14', 'm6 6 8 6-8 6z'],
  play: ['m8 5 11 7-11 7z'],
  pause: ['M8 5v14M16 5v14'],
  share: ['M12 15V4m0 0L8 8m4-4 4 4', 'M6 12v7h12v-7'],
  link: ['M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1', 'M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'],
  download: ['M12 4v11m-5-5 5 5 5-5', 'M5 20h14'],
  seat: ['M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', 'M5 20c1-4 4-5 7-5s6 1 7 5'],
  bot: ['M6 9h12v9H6z', 'M12 5v4M9.5 13v1.5M14.5 13v1.5'],
  dice: ['M5 5h14v14H5z', 'M9 9h.5M15 15h.5M12 12h.5M15 9h.5M9 15h.5'],
  eye: ['M3 12c3-5 6-6.5 9-6.5S18 7 21 12c-3 5-6 6.5-9 6.5S6 17 3 12z', 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'],
  skip: ['m5 6 7 6-7 6z', 'm13 6 7 6-7 6z'],
  sound: ['M5 10h3l4-4v12l-4-4H5z', 'M16 9c1.5 2 1.5 4 0 6M18.5 7c2.5 3 2.5 7 0 10'],
  help: ['M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2', 'M12 17v.5'],
  bulb: ['M9 17h6M10 20.500h4', 'M12 3.500a6 6 0 0 0-3.500 10.900V17h7v-2.600A6 6 0 0 0 12 3.500z'],
  wifi: ['M4 10c5-5 11-5 16 0M7 13.5c3-3 7-3 10 0', 'M12 17.5v.5'],
} as const;

export type IconName = keyof typeof PATHS;

/** Shapes that are read faster when they are filled. */
const SOLID: readonly IconName[] = ['first', 'previous', 'next', 'last', 'play', 'skip'];

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg
      className="i line"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={SOLID.includes(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {PATHS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
