/** The drawings that only this game has. */
import { Line } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { HabitatName } from '../types.ts';

const HABITAT_LINES: Readonly<Record<HabitatName, readonly [line: string, fill?: string]>> = {
  shoreline: ['M3 9c3-3 6-3 9 0s6 3 9 0M3 15c3-3 6-3 9 0s6 3 9 0'],
  savannah: [
    'M12 21v-9M12 14c-2-2-4-2-5-4M12 13c2-2 4-2 5-4M3 9c2-4 6-4 9-4s7 0 9 4c-4 1.6-14 1.6-18 0z',
    'M3 9c2-4 6-4 9-4s7 0 9 4c-4 1.6-14 1.6-18 0z',
  ],
  mountain: ['m2.5 19 7-12 4 6.5L16 10l5.5 9zM7.6 10.5l2 1.6 1.6-1.4'],
  rainforest: ['M5 19C4 9 10 4 20 4c1 10-5 16-13 14M4 21c3-6 6-9 11-12'],
};

/** Each habitat has a shape as well as a colour: wave, acacia, peak, leaf. */
export function HabitatIcon({ habitat }: { readonly habitat: HabitatName }): ReactNode {
  const [line, fill] = HABITAT_LINES[habitat];
  return fill === undefined ? <Line d={line} /> : <Line d={line} fill={fill} />;
}

const LINES = {
  note: 'M7 5h10v15H7zM10 5V3h4v2M10 10h4M10 14h4',
  cover: 'M6 3.5h12v17H6zM8.5 7h7M12 10.5l1.2 2.5 2.8.4-2 1.9.5 2.8-2.5-1.3-2.5 1.3.5-2.8-2-1.9 2.8-.4z',
  album: 'M4 6h16v13H4zm0 10 5-5 4 4 3-3 4 4',
  sideways: 'M3.5 7.5h17v9h-17z',
  camera: 'M4 8h4l1.5-2h5L16 8h4v11H4zM12 9.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8',
  meter: 'M6 20V11M12 20V4M18 20v-6',
  ribbon: 'M12 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8.5 13 7 21l5-2.5 5 2.5-1.5-8',
  reroll: 'M20 6v5h-5M4 18v-5h5M19 11a7.5 7.5 0 0 0-13.5-2.5M5 13a7.5 7.5 0 0 0 13.5 2.5',
  tent: 'M12 5 3 19h18zM12 12l-3.5 7h7z',
  flee: 'M4 8h9M2.5 12H11M4 16h9M14.5 6.5 20 12l-5.5 5.5',
  place: 'M12 3v11M7.5 9.5 12 14l4.5-4.5M4 16v4h16v-4',
  draw: 'M6 4h12v16H6zM12 9v6M9 12h6',
  hand: 'M5 12h13M12 6l6 6-6 6',
} as const;

export type DrawingName = keyof typeof LINES;

export function Drawing({ name }: { readonly name: DrawingName }): ReactNode {
  return <Line d={LINES[name]} />;
}
