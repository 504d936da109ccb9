/** The rare layers, fetched when a match first needs them. */
import type { ReactNode } from 'react';
import type { Event } from '../../events.ts';
import { shipOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { later } from '../later.tsx';
import type { RarePart, RareProps } from './rare-layers.tsx';

const Loaded = later<RareProps>(async () => (await import('./rare-layers.tsx')).RareLayer);

export function Rare(props: RareProps): ReactNode {
  return isNeeded(props.part, props.room.view, props.event) ? <Loaded {...props} /> : null;
}

const BLASTS: readonly Event['type'][] = ['tosses', 'explodes', 'wall'];

function isNeeded(part: RarePart, view: View, event: Event | undefined): boolean {
  const { airless, damage, sight, gravity, options } = view;
  switch (part) {
    case 'hull':
      return (
        sight !== null ||
        airless.length + damage.length > 0 ||
        shipOf(options).compartments.some(({ outside }) => outside)
      );
    case 'adrift':
      return sight !== null || !gravity;
    case 'walls':
      return true;
    case 'blast':
      return event !== undefined && BLASTS.includes(event.type);
  }
}
