/** A die that stands on the table, or tumbles. Decoration; the words are beside it. */
import { memo, type ReactNode } from 'react';
import { pipPath } from './pips.ts';

const OUTLINE = 'M24 4 43 14.5 43 37 24 48 5 37 5 14.5zM5 14.5 24 25 43 14.5M24 25v23';
const PATHS = [0, 1, 2, 3, 4, 5, 6].map((face) => pipPath(face, 0.095));
/** An empty ring on each face: it shows no number before it is rolled. */
const RING = pipPath(1, 0.23);
const FACES = [
  'matrix(19 10.5 -19 10.5 24 4)',
  'matrix(19 10.5 0 22.5 5 14.5)',
  'matrix(19 -10.5 0 22.5 24 25)',
] as const;
/** In the air dice are seen from more than one side. */
const POSES: readonly (readonly [top: number, left: number, right: number])[] = [
  [1, 2, 3],
  [6, 5, 3],
  [5, 4, 1],
  [2, 6, 4],
];

interface CubeProps {
  /** How it tumbles; undefined if it is not rolled yet. */
  readonly tumbling?: number;
  /** An outline where a die would be put down. */
  readonly ghost?: boolean;
}

export const Cube = memo(function Cube({ tumbling, ghost = false }: CubeProps): ReactNode {
  if (ghost)
    return (
      <svg className="cube ghost" viewBox="0 0 48 54" aria-hidden="true">
        <path d={OUTLINE} />
      </svg>
    );
  return (
    <svg className="cube" viewBox="0 0 48 54" aria-hidden="true">
      <ellipse cx="25" cy="46" rx="21" ry="6.5" fill="#000" opacity=".28" />
      <path className="cube-lo" d="M24 4 43 14.5 43 37 24 48 5 37 5 14.5z" strokeWidth="5" />
      <path className="cube-mid" d="M5 14.5 24 25v23L5 37z" strokeWidth="3.4" />
      <path className="cube-lo" d="M24 25 43 14.5V37L24 48z" strokeWidth="3.4" />
      <path className="cube-hi" d="M24 4 43 14.5 24 25 5 14.5z" strokeWidth="3.4" />
      <path
        d="M5.5 15.2 24 25.4 42.5 15.2M24 25.4V47"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      {FACES.map((face, side) =>
        tumbling === undefined ? (
          <path key={face} className="cube-ring" d={RING} transform={face} />
        ) : (
          <path key={face} d={PATHS[POSES[tumbling % POSES.length]?.[side] ?? 1]} transform={face} fill="var(--pip)" />
        ),
      )}
    </svg>
  );
});
