/** The keys of the dock. Letters of the table itself (S, R, N and others) are taken, so one leads to all the rarer deeds. */
import { type RegisteredKey, SURFACE_KEYS } from '@shutterbox/ui/board';

export const KEYS: readonly RegisteredKey[] = [
  ...SURFACE_KEYS,
  { key: 'a', does: 'Aimed attack' },
  { key: 'f', does: 'Snap attack; fire, when you are asked' },
  { key: 'y', does: 'Attack with something else' },
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
  { key: 'z', does: 'The other deeds, one after the other' },
  { key: 'e', does: 'End turn' },
  { key: '1 2 3 4 5 6 7 8 9', does: 'Answers, in their order; which way to face' },
];
