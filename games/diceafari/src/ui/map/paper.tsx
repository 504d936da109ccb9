/** The sheet: a folded map with its coast, drawn once per size. */
import { memo, type ReactNode, useId } from 'react';
import type { Board, Place } from '../../board.ts';
import { columnName } from '../../text/words.ts';
import { coastPath } from './coast.ts';
import { Contours } from './contours.tsx';
import { type Box, freePlace, type Layout, tileBox } from './layout.ts';
import { Rose } from './rose.tsx';
import { filledPath, kindOfStroke, strokePath } from './strokes.ts';

interface PaperProps {
  readonly board: Board;
  readonly strokes: readonly (readonly Place[])[];
  readonly layout: Layout;
}

const PANELS = [0, 1, 2, 3] as const;
/** The coast's distance from the tiles and the width of its line, as shares of the pitch. */
const COAST = 0.15;
const LINE = 2.5;
const FOLD = 10;
const SMALL_FOLD = 5;

export const Paper = memo(function Paper({ board, strokes, layout }: PaperProps): ReactNode {
  const id = useId();
  const { width, height } = layout;
  const panel = width / PANELS.length;
  return (
    <svg className="da-paper" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}shade`}>
          <stop offset="0" stopColor="#6b4a1c" stopOpacity=".02" />
          <stop offset=".86" stopColor="#6b4a1c" stopOpacity=".05" />
          <stop offset="1" stopColor="#6b4a1c" stopOpacity=".24" />
        </linearGradient>
        <linearGradient id={`${id}light`}>
          <stop offset="0" stopColor="#fff" stopOpacity=".55" />
          <stop offset=".12" stopColor="#fff" stopOpacity=".12" />
          <stop offset="1" stopColor="#fff" stopOpacity=".05" />
        </linearGradient>
        <clipPath id={`${id}sheet`}>
          <path d={sheetPath(layout)} />
        </clipPath>
      </defs>
      <path className="sheet" d={sheetPath(layout)} />
      <g clipPath={`url(#${id}sheet)`}>
        <Graticule board={board} layout={layout} />
        <Contours width={width} height={height} />
        <Land board={board} strokes={strokes} layout={layout} />
        {PANELS.map((at) => (
          <rect
            key={at}
            x={at * panel}
            width={panel}
            height={height}
            fill={`url(#${id}${at % 2 === 0 ? 'shade' : 'light'})`}
          />
        ))}
        <path className="crease" d={PANELS.slice(1).reduce((path, at) => `${path}M${at * panel} 0V${height}`, '')} />
        <path className="crease faint" d={`M0 ${height / 2}H${width}`} />
        <Reference board={board} layout={layout} />
        <Compass board={board} strokes={strokes} layout={layout} />
      </g>
    </svg>
  );
});

/** The edges run up and down with the folds. */
function sheetPath({ width, height, compact }: Layout): string {
  const fold = compact ? SMALL_FOLD : FOLD;
  const x = (at: number): number => (width * at) / PANELS.length;
  const [low, high] = [height - fold, height - 1];
  return `M0 ${fold}L${x(1)} 1 ${x(2)} ${fold} ${x(3)} 1 ${width} ${fold}V${low}L${x(3)} ${high} ${x(2)} ${low} ${x(1)} ${high} 0 ${low}Z`;
}

function Graticule({ board, layout }: Pick<PaperProps, 'board' | 'layout'>): ReactNode {
  const { left, top, pitch, width, height } = layout;
  const columns = Array.from({ length: board.width + 1 }, (_, x) => `M${left + x * pitch} 0V${height}`);
  const rows = Array.from({ length: board.height + 1 }, (_, y) => `M0 ${top + y * pitch}H${width}`);
  return <path className="graticule" d={[...columns, ...rows].join('')} />;
}

/** Letters and numbers. On a phone a line may cross them; they stay readable. */
function Reference({ board, layout }: Pick<PaperProps, 'board' | 'layout'>): ReactNode {
  const { left, top, pitch, compact } = layout;
  const columns = Array.from({ length: board.width }, (_, x) => columnName(x));
  const rows = Array.from({ length: board.height }, (_, y) => y + 1);
  return (
    <g className="reference">
      {columns.map((name, x) => (
        <text key={name} x={left + (x + 0.5) * pitch} y={compact ? 16 : 25}>
          {name}
        </text>
      ))}
      {rows.map((number) => (
        <text key={number} x={compact ? 8 : 16} y={top + (number - 0.5) * pitch + 5}>
          {number}
        </text>
      ))}
    </g>
  );
}

/** Everything is drawn twice, as line and as land, so that no line shows where shapes meet. */
function Land({ board, strokes, layout }: PaperProps): ReactNode {
  const { left, top, pitch, tile } = layout;
  const gap = (pitch - tile) / 2;
  const coast = (grow: number): string => coastPath(board.tiles, pitch, tile, grow);
  const lines = strokes.map((stroke) => {
    const kind = kindOfStroke(stroke, board.tiles);
    const path = kind === 'part' ? filledPath(stroke, board.tiles, pitch) : strokePath(stroke, pitch);
    return { path, kind, middle: middleOf(stroke, pitch) };
  });
  return (
    <g transform={`translate(${left} ${top})`}>
      <g className="shore">
        {lines.map(({ path, kind }) => (
          <path key={path} className={kind} d={path} />
        ))}
        <path className="edge" d={coast(COAST * pitch + LINE)} transform={`translate(${gap} ${gap})`} />
      </g>
      <g className="land">
        <path d={coast(COAST * pitch)} transform={`translate(${gap} ${gap})`} />
        {lines.map(({ path, kind }) => (
          <path key={path} className={kind} d={path} />
        ))}
      </g>
      {lines.map(({ path, kind, middle }) =>
        kind === 'eye' ? (
          <g key={path} className="eye">
            <path d={path} />
            <circle cx={middle.x} cy={middle.y} r={pitch * 0.05} />
          </g>
        ) : null,
      )}
    </g>
  );
}

function middleOf(points: readonly Place[], scale: number): Place {
  const mid = (values: readonly number[]): number => ((Math.min(...values) + Math.max(...values)) / 2) * scale;
  return { x: mid(points.map(({ x }) => x)), y: mid(points.map(({ y }) => y)) };
}

const ROSE = 112;
const SMALL_ROSE = 76;
/** The height of the row of letters. */
const LETTERS = 30;
/** Nothing else is drawn this close to a tile, as a share of the pitch. */
const CLEAR = 0.24;

/** Drawn if the animal leaves room for it. */
function Compass({ board, strokes, layout }: PaperProps): ReactNode {
  const size = layout.compact ? SMALL_ROSE : ROSE;
  const clear = CLEAR * layout.pitch;
  const taken: Box[] = board.tiles.map((place) => {
    const { x, y, width, height } = tileBox(place, layout);
    return { x: x - clear, y: y - clear, width: width + 2 * clear, height: height + 2 * clear };
  });
  const { left, top, pitch } = layout;
  const drawn: Box[] = strokes.flat().map(({ x, y }) => ({
    x: left + x * pitch - clear,
    y: top + y * pitch - clear,
    width: 2 * clear,
    height: 2 * clear,
  }));
  const column = { x: layout.width - layout.column, y: 0, width: layout.column, height: layout.height };
  const band = { x: 0, y: layout.height - layout.band, width: layout.width, height: layout.band };
  const letters = { x: 0, y: 0, width: layout.width, height: LETTERS };
  // On a phone the map's name is at the lower right.
  const foot = { x: layout.width / 2, y: layout.height - layout.below, width: layout.width, height: layout.below };
  const others = layout.compact ? [column, band, letters, foot] : [column, band, letters];
  const place = freePlace({ width: size, height: size + 14 }, [...taken, ...drawn, ...others], layout);
  return place === undefined ? null : <Rose x={place.x + size / 2} y={place.y + size / 2 + 12} size={size} />;
}
