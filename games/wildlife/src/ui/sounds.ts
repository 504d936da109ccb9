/** The sound of each event that has one. */
import type { HouseSound } from '@shutterbox/ui';
import type { Event } from '../types.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], HouseSound>>> = {
  drew: 'card',
  placed: 'card',
  spooked: 'card',
  reserved: 'card',
  placedReserved: 'card',
  dieOnHabitat: 'die',
  dieOnAnimal: 'die',
  explored: 'die',
  rerolled: 'die',
  photographed: 'shutter',
};

export function sound({ type }: Event): HouseSound | undefined {
  return SOUNDS[type];
}
