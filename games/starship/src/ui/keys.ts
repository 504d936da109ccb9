/** The letters of the dock. Those of the table itself (S, R, N and others) are taken. */
import { type RegisteredKey, SURFACE_KEYS } from '@shutterbox/ui/board';

export const KEYS: readonly RegisteredKey[] = [
  ...SURFACE_KEYS,
  { key: 'a', does: 'Aimed attack' },
  { key: 'f', does: 'Snap attack; fire, when you are asked' },
  { key: 'h', does: 'Draw or put away; hold back, when you are asked' },
  { key: 'q', does: 'Turn left; quick start before play' },
  { key: 't', does: 'Turn right' },
  { key: 'w', does: 'Walk or run' },
  { key: 'k', does: 'Sneak' },
  { key: 'c', does: 'Cover' },
  { key: 'l', does: 'Reload' },
  { key: 'o', does: 'Open or shut a door' },
  { key: 'v', does: 'Shut all iris valves' },
  { key: 'i', does: 'Climb' },
  { key: 'j', does: 'Ride the lift' },
  { key: 'p', does: 'Pick up' },
  { key: 'g', does: 'Light switch' },
  { key: 'x', does: 'Expletive' },
  { key: 'e', does: 'End turn' },
];
