/** A small map, for lists and shared links. */
import type { ReactNode } from 'react';
import { MAPS, type MapDocument } from '../../data/maps.ts';
import { trimmed } from '../../map.ts';
import { strokePath, strokesOf } from '../map/strokes.ts';
import { type Rows, sizeOf } from './drawing.ts';
import { CELL, Sketch } from './sketch.tsx';
import './picture.css';

/** Room for the coast, and for most of what is drawn beside the tiles. */
const MARGIN = 16;
const STROKE_MARGIN = 28;
/** A map of three tiles is not drawn three times as large as others. */
const LEAST_CELLS = 5;

export function MapPicture({ document }: { readonly document: MapDocument }): ReactNode {
  const rows = trimmed(document.rows);
  const { width, height } = sizeOf(rows);
  const wide = Math.max(width, LEAST_CELLS) * CELL;
  const high = Math.max(height, LEAST_CELLS - 1) * CELL;
  const strokes = strokesOn(rows);
  const margin = strokes.length === 0 ? MARGIN : STROKE_MARGIN;
  const left = (width * CELL - wide) / 2 - margin;
  const top = (height * CELL - high) / 2 - margin;
  return (
    <svg
      className="mp-picture"
      viewBox={`${left} ${top} ${wide + 2 * margin} ${high + 2 * margin}`}
      role="img"
      aria-label={`${document.name}: ${rows.join(' ').split('#').length - 1} tiles`}
    >
      <Sketch rows={rows} />
      {strokes.map((path) => (
        <path key={path} className="mp-stroke" d={path} />
      ))}
    </svg>
  );
}

/** A printed map is known by its tiles, whatever it is called now. */
function strokesOn(rows: Rows): readonly string[] {
  const drawn = rows.join();
  const map = MAPS.findIndex((card) => card.rows.join() === drawn);
  return strokesOf({ map }).map((points) => strokePath(points, CELL));
}
