/** The keys of the dock. Letters of the table itself (S, R, N and others) are taken, so one opens a list of what is seldom done. */
import { type RegisteredKey, SURFACE_KEYS } from '@shutterbox/ui/board';

export const KEYS: readonly RegisteredKey[] = [
  ...SURFACE_KEYS,
  { key: 'a', does: 'Aimed attack' },
  { key: 'f', does: 'Snap attack; fire, when you are asked' },
  { key: 'y', does: 'Other attacks' },
  { key: 'q', does: 'Turn left; quick start before play' },
  { key: 't', does: 'Turn right' },
  { key: 'w', does: 'Walk or run; push off, without gravity' },
  { key: 'k', does: 'Sneak' },
  { key: 'c', does: 'Cover; regain control' },
  { key: 'o', does: 'Open or shut a door' },
  { key: 'x', does: 'Wait for the door; free or revive someone; on the bridge, shut all valves; climb or ride' },
  { key: 'h', does: 'Draw or put away, arm or throw a grenade; hold back, when you are asked' },
  { key: 'l', does: 'Reload' },
  { key: 'p', does: 'Pick up; where nothing lies, let another go first' },
  { key: 'i', does: 'Climb' },
  { key: 'j', does: 'Ride the lift' },
  { key: 'g', does: 'Light switch' },
  { key: 'v', does: 'Fire at a wall' },
  { key: 'z', does: 'All other deeds, in a list' },
  { key: 'e', does: 'End turn' },
  { key: '1 2 3 4 5 6 7 8 9', does: 'Answers and lists, in their order; which way to face' },
];
