/** The map with everything on it. */
import type { Seat } from '@shutterbox/kernel';
import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { boardOf, type Place } from '../../board.ts';
import { NONE, type Spot as SpotIndex, type Tile as TileIndex } from '../../types.ts';
import { besideWords, lostWords, ownedWords, takeWords } from '../heard-words.ts';
import type { SafariRoom } from '../kit.ts';
import { photoOwner } from '../opened.ts';
import { spotWords, tileWords } from '../words.ts';
import { Cartouche } from './cartouche.tsx';
import { type Layout, layoutOf, type Room, spotPoint, tileBox } from './layout.ts';
import { Flags, Marks, type Outline } from './marks.tsx';
import { Paper } from './paper.tsx';
import { Spot } from './spot.tsx';
import { strokesOf } from './strokes.ts';
import { Tile } from './tile.tsx';

/** Everything marked on the map; undefined if you only look at it. */
export interface MapMarks {
  readonly can: ReadonlySet<TileIndex>;
  /** The tiles of the chosen action, and the seat that would claim them. */
  readonly ghosts: ReadonlySet<TileIndex>;
  readonly seat: Seat;
  readonly takes: ReadonlySet<SpotIndex>;
  readonly taken: SpotIndex;
  readonly opens: ReadonlySet<SpotIndex>;
  readonly flash: SpotIndex;
  readonly chosen: Outline | undefined;
  readonly other: Outline | undefined;
  /** Milliseconds after which the jeep of a tile drives in. */
  readonly arrivals: ReadonlyMap<TileIndex, number>;
  readonly drive: number;
  /** More words about a tile. */
  tileNote(tile: TileIndex): string;
}

interface SafariMapProps {
  readonly room: SafariRoom;
  readonly space: Room;
  readonly compact: boolean;
  readonly marks: MapMarks;
  /** Taken from the observer since their last turn. */
  readonly lost: ReadonlySet<TileIndex>;
  readonly unfolds: boolean;
  /** In the column beside the tiles. */
  readonly legend: ReactNode;
}

const NOWHERE: Place = { x: 0, y: 0 };
/** The height of the map's name, on a phone. */
const FOOT = 76;

function legendClass({ compact, band }: Layout): string {
  if (compact) return 'da-legend below';
  return band > 0 ? 'da-legend band' : 'da-legend';
}

export function SafariMap({ room, space, compact, marks, lost, unfolds, legend }: SafariMapProps): ReactNode {
  const { view } = room;
  const ways = useId();
  const board = boardOf(view);
  const strokes = strokesOf(view);
  const layout = useMemo(() => layoutOf(board, strokes, space, compact), [board, strokes, space, compact]);
  const style = {
    width: layout.width,
    height: layout.height,
    '--tile': `${layout.tile}px`,
    '--pitch': `${layout.pitch}px`,
    '--sheet-width': `${layout.width}px`,
    '--sheet-height': `${layout.height}px`,
    '--column': `${layout.column}px`,
    '--band': `${layout.band}px`,
  } as CSSProperties;
  return (
    <section
      className={`da-map${unfolds ? ' unfolds' : ''}`}
      style={style}
      aria-label={`Map: ${board.name}, ${board.tiles.length} tiles`}
    >
      <Paper board={board} strokes={strokes} layout={layout} />
      {(!layout.compact || layout.below >= FOOT) && (
        <div className={legendClass(layout)}>
          <Cartouche board={board} card={view.map !== NONE} />
          {legend}
        </div>
      )}
      <p id={ways} className="unseen">
        Use the arrow keys to move over the map, and Enter to choose a place or hear about it.
      </p>
      <fieldset aria-label="Tiles" aria-describedby={ways}>
        {board.tiles.map((place, tile) => {
          const { x, y } = tileBox(place, layout);
          return (
            <Tile
              key={`${place.x} ${place.y}`}
              tile={tile}
              terrain={view.terrains[tile] ?? NONE}
              owner={view.owners[tile] ?? NONE}
              x={x}
              y={y}
              label={`${tileWords(tile, room)}${lostWords(lost.has(tile))}${marks.tileNote(tile)}${besideWords(tile, view)}`}
              lost={lost.has(tile) && room.observer !== 'spectator' ? room.observer : NONE}
              can={marks.can.has(tile)}
              ghost={marks.ghosts.has(tile) ? marks.seat : NONE}
              arrives={marks.arrivals.get(tile) ?? NONE}
              drive={marks.drive}
            />
          );
        })}
      </fieldset>
      <Marks board={board} layout={layout} chosen={marks.chosen} other={marks.other} />
      <fieldset aria-label="Photos">
        {board.spots.map(([a, b], spot) => {
          const { x, y } = spotPoint(board.tiles[a] ?? NOWHERE, board.tiles[b] ?? NOWHERE, layout);
          return (
            <Spot
              key={`${a} ${b}`}
              spot={spot}
              photo={view.photos[spot] ?? NONE}
              owner={photoOwner(spot, view)}
              x={x}
              y={y}
              label={`${spotWords(spot, view)}${takeWords(spot, marks.takes, marks.taken) || ownedWords(spot, room)}`}
              can={marks.takes.has(spot)}
              chosen={marks.taken === spot}
              opens={marks.opens.has(spot)}
              flash={marks.flash === spot}
            />
          );
        })}
      </fieldset>
      <Flags board={board} layout={layout} chosen={marks.chosen} other={marks.other} lost={lost} />
    </section>
  );
}
