/** Layers that most matches never need: fog and what is remembered, damage to the hull, drift, and explosions. */
import type { ReactNode } from 'react';
import { BlastShown } from './blast-shown.tsx';
import { Drifts } from './drifts.tsx';
import { FogShade, Ghosts } from './fog.tsx';
import { HullMarks } from './hull-marks.tsx';
import type { InPlay } from './play-layers.tsx';
import { WallTargets } from './wall-targets.tsx';

export type RarePart = 'hull' | 'adrift' | 'walls' | 'blast';

export type RareProps = Pick<InPlay, 'room' | 'board' | 'people' | 'event'> & { readonly part: RarePart };

export function RareLayer({ part, room, board, people, event }: RareProps): ReactNode {
  const { view } = room;
  switch (part) {
    case 'hull':
      return (
        <>
          <FogShade view={view} />
          <HullMarks view={view} />
        </>
      );
    case 'adrift':
      return (
        <>
          <Ghosts view={view} />
          <Drifts view={view} />
        </>
      );
    case 'walls':
      return <Walls room={room} board={board} />;
    case 'blast':
      return <BlastShown event={event} people={people} view={view} />;
  }
}

function Walls({ room: { view, question }, board }: Pick<InPlay, 'room' | 'board'>): ReactNode {
  const walls = question?.legal.flatMap(({ action }) => (action.type === 'wall' ? [action] : [])) ?? [];
  const chosen = question === undefined ? undefined : board.chosen(question)?.actions[0];
  return <WallTargets view={view} walls={walls} chosen={chosen} />;
}
