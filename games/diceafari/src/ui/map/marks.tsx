/** Pencil marks on the map: the chosen route in red, another one in dashed ink, each with a flag. */
import { memo, type ReactNode } from 'react';
import type { Board } from '../../board.ts';
import type { Tile } from '../../types.ts';
import { coastPath } from './coast.ts';
import { flagCorner } from './flag-corner.ts';
import { type Layout, tileBox } from './layout.ts';

export interface Outline {
  readonly key: string;
  readonly tiles: readonly Tile[];
  /** Undefined for a line without a flag: tiles that someone has claimed. */
  readonly letter: string | undefined;
}

interface MarksProps {
  readonly board: Board;
  readonly layout: Layout;
  readonly chosen: Outline | undefined;
  readonly other: Outline | undefined;
}

/** The gap between the tiles and the line around them, as a share of the pitch. */
const AROUND = 0.07;
/** A route that lies in the chosen one is drawn inside its line. */
const WITHIN = -0.02;

export const Marks = memo(function Marks({ board, layout, chosen, other }: MarksProps): ReactNode {
  return (
    <svg
      className="da-marks"
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      {other !== undefined && (
        <Line
          className="other"
          board={board}
          layout={layout}
          outline={other}
          grow={other.tiles.every((tile) => chosen?.tiles.includes(tile)) ? WITHIN : AROUND}
        />
      )}
      {chosen !== undefined && (
        <Line key={chosen.key} className="chosen" board={board} layout={layout} outline={chosen} grow={AROUND} />
      )}
    </svg>
  );
});

interface OutlineProps {
  readonly className: string;
  readonly board: Board;
  readonly layout: Layout;
  readonly outline: Outline;
}

function Line({ className, board, layout, outline, grow }: OutlineProps & { readonly grow: number }): ReactNode {
  const { left, top, pitch, tile } = layout;
  const gap = (pitch - tile) / 2;
  const places = outline.tiles.flatMap((each) => board.tiles[each] ?? []);
  const path = coastPath(places, pitch, tile, grow * pitch);
  const at = `translate(${left + gap} ${top + gap})`;
  return (
    <>
      <path className={`${className} under`} d={path} transform={at} />
      <path className={className} d={path} transform={at} pathLength={className === 'chosen' ? 1 : undefined} />
    </>
  );
}

interface FlagsProps extends MarksProps {
  readonly lost: ReadonlySet<Tile>;
}

/** Above the photos. */
export const Flags = memo(function Flags({ chosen, other, ...props }: FlagsProps): ReactNode {
  return (
    <>
      {other?.letter !== undefined && <Flag className="other" outline={other} {...props} />}
      {chosen?.letter !== undefined && <Flag className="chosen" outline={chosen} {...props} />}
    </>
  );
});

function Flag({ className, board, layout, outline, lost }: OutlineProps & Pick<FlagsProps, 'lost'>): ReactNode {
  const tiles = outline.tiles.flatMap((tile) => {
    const place = board.tiles[tile];
    return place === undefined ? [] : [{ ...tileBox(place, layout), lost: lost.has(tile) }];
  });
  const corner = flagCorner(className === 'chosen', tiles);
  if (corner === undefined) return null;
  const { x, y, hangs } = corner;
  return (
    <span className={`da-flag ${className}${hangs ? ' hangs' : ''}`} style={{ left: x, top: y }} aria-hidden="true">
      {outline.letter}
    </span>
  );
}
