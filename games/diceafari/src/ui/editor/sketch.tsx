/** A map as it is pencilled on its card: coast, tiles, and a print between any two that touch. */
import type { ReactNode } from 'react';
import { makeBoard, type Place } from '../../board.ts';
import { coastPath } from '../map/coast.ts';
import type { Rows } from './drawing.ts';

/** The width of a cell, which is the unit of the drawing. */
export const CELL = 40;
const TILE = 32;
const GAP = (CELL - TILE) / 2;
const GROW = 7;
/** Prints lie a little askew, each in its own way. */
const TILTS = [-6, 4, -3, 6, 2, -5, 3];

interface Props {
  readonly rows: Rows;
  /** Places of tiles that something is wrong with. */
  readonly marked?: readonly Place[];
}

export function Sketch({ rows, marked = [] }: Props): ReactNode {
  const { tiles, spots } = makeBoard({ name: '', rows });
  const isMarked = ({ x, y }: Place): boolean => marked.some((place) => place.x === x && place.y === y);
  return (
    <g className="mp-sketch">
      <path className="mp-coast" d={coastPath(tiles, CELL, TILE, GROW)} transform={`translate(${GAP} ${GAP})`} />
      {tiles.map((place) => (
        <TileMark key={`${place.x},${place.y}`} place={place} marked={isMarked(place)} />
      ))}
      {spots.map(([a, b], spot) => {
        const [from, to] = [tiles[a], tiles[b]];
        if (from === undefined || to === undefined) return null;
        const tilt = TILTS[(from.x * 3 + from.y * 5 + spot) % TILTS.length] ?? 0;
        return (
          <g
            key={`${from.x},${from.y},${to.x},${to.y}`}
            transform={`translate(${((from.x + to.x + 1) * CELL) / 2} ${((from.y + to.y + 1) * CELL) / 2}) rotate(${tilt})`}
          >
            <rect className="mp-print" x="-6.5" y="-7.5" width="13" height="15" rx="1" />
            <rect className="mp-shot" x="-5" y="-6" width="10" height="9.5" />
          </g>
        );
      })}
    </g>
  );
}

function TileMark({ place, marked }: { readonly place: Place; readonly marked: boolean }): ReactNode {
  return (
    <g
      className={marked ? 'mp-tile is-marked' : 'mp-tile'}
      transform={`translate(${place.x * CELL + GAP} ${place.y * CELL + GAP})`}
    >
      <rect width={TILE} height={TILE} rx="4" />
      {marked ? (
        <path className="mp-bang" d="M16 8v9M16 22v1.5" />
      ) : (
        <path className="mp-hatch" d="M5 13 13 5M5 21 21 5M5 27 27 5M11 27 27 11M19 27 27 19" />
      )}
    </g>
  );
}
