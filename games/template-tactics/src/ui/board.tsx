/** The warehouse on the table: layers on a surface that can be zoomed and moved. */
import { NO_MOTION, useBefore, useMedia, usePlayhead } from '@shutterbox/ui';
import { BoardFrame, useBoard } from '@shutterbox/ui/board';
import { Surface, SurfaceView } from '@shutterbox/ui/surface';
import { type ReactNode, useMemo } from 'react';
import type { MapDocument } from '../types.ts';
import { duration } from './durations.ts';
import { Figures } from './figures.tsx';
import { Fog } from './fog.tsx';
import { Ground } from './ground.tsx';
import type { InRoom } from './kit.ts';
import { placeOf, planOf } from './places.ts';
import { Reach } from './reach.tsx';
import { Shot } from './shot.tsx';
import { placesShown, squaresOf } from './shown.ts';
import { useSpec } from './spec.ts';
import { Way } from './way.tsx';
import { Whereabouts } from './whereabouts.tsx';

export function Board({ room }: InRoom): ReactNode {
  const { view, playing, question } = room;
  const spec = useSpec();
  const board = useBoard(room, spec);
  const camera = useCamera(view.options.map);
  const before = useBefore(view);
  const head = usePlayhead(playing, duration, ({ type }) => type === 'shot');
  const still = useMedia(NO_MOTION);
  const places = placesShown(before, view, playing, head);
  const placed = places.flatMap((square) => (square < 0 ? [] : placeOf(square, view)));
  const shown = head === undefined ? [] : squaresOf(head.event, places).map((square) => placeOf(square, view));
  const layers = [
    { name: 'ground', layer: <Ground options={view.options} /> },
    { name: 'fog', layer: <Fog view={view} /> },
    { name: 'reach', layer: <Reach board={board} view={view} /> },
    { name: 'way', layer: <Way room={room} board={board} /> },
    { name: 'figures', layer: <Figures board={board} view={view} places={places} ms={still ? 0 : (head?.ms ?? 0)} /> },
    { name: 'shot', layer: <Shot event={head?.event} places={places} view={view} /> },
  ];
  return (
    <BoardFrame
      room={room}
      spec={spec}
      className="st-board"
      ground={camera.ground}
      sight={camera}
      onFollow={(follow) => camera.follow(follow)}
    >
      <Surface
        view={camera}
        board={board}
        label={`Map: ${view.options.map.name}`}
        question={question}
        shown={shown}
        own={new Set(placed)}
        layers={layers}
      />
      <Whereabouts view={view} />
    </BoardFrame>
  );
}

/** Every view has its own copy of the map; the camera stays as long as the rows are the same. */
function useCamera(map: MapDocument): SurfaceView {
  const rows = map.rows.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what it depends on.
  return useMemo(() => new SurfaceView(planOf(map)), [rows]);
}
