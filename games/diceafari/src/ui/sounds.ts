/** The sound of each event that has one. */
import type { HouseSound } from '@shutterbox/ui';
import type { Event } from '../types.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], HouseSound>>> = {
  startRoll: 'die',
  rolled: 'die',
  claimed: 'card',
  bonus: 'card',
  allClaimed: 'card',
  photo: 'shutter',
};

export function sound({ type }: Event): HouseSound | undefined {
  return SOUNDS[type];
}
