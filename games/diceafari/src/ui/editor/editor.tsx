/** A blank map card, and the tools to draw on it. */
import { Icon, useMedia } from '@shutterbox/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { makeBoard, type Place } from '../../board.ts';
import type { MapDocument } from '../../data/maps.ts';
import { mapProblems } from '../../map.ts';
import { Rose } from '../map/rose.tsx';
import {
  cleared,
  DIRECTIONS,
  hasTile,
  mirrored,
  nudged,
  painted,
  placed,
  placeName,
  type Rows,
  type Size,
  sizeOf,
  tilesOf,
} from './drawing.ts';
import { Grid } from './grid.tsx';
import { CELL, Sketch } from './sketch.tsx';
import './editor.css';

/** Eighteen tiles in a line fit. */
const DESK_PAPER: Size = { width: 18, height: 12 };
/** As many cells as a thumb can hit across a phone; all printed maps fit. */
const PHONE_PAPER: Size = { width: 9, height: 9 };
/** As in its style sheet: the tools go below the paper. */
const ONE_COLUMN = '(max-width: 960px)';

/** In cells: the size of the compass, and the distance of its middle from the corner. */
const ROSE = 1.8;
const ROSE_AWAY = 1.3;

interface Props {
  readonly document: MapDocument;
  readonly onChange: (document: MapDocument) => void;
  readonly children: ReactNode;
}

export function MapEditor({ document, onChange, children }: Props): ReactNode {
  const base = useMedia(ONE_COLUMN) ? PHONE_PAPER : DESK_PAPER;
  const drawn = placed(document.rows, base);
  /** A stroke shows while it is drawn, and joins the map when the pen is lifted. */
  const [pencil, setPencil] = useState<Rows>();
  const [said, setSaid] = useState('');
  const rows = pencil ?? drawn;
  const { width, height } = sizeOf(rows);
  const change = (next: Rows | undefined): void => {
    if (next !== undefined && next.join() !== drawn.join()) onChange({ ...document, rows: next });
  };
  const toggle = (place: Place): void => {
    const tile = !hasTile(drawn, place);
    change(painted(drawn, [place], tile));
    setSaid(`${placeName(place)}, ${tile ? 'tile' : 'empty'}`);
  };
  const empty = tilesOf(rows).length === 0;
  return (
    <div className="mp-editor">
      <div className="mp-tools">
        {children}
        <span className="mp-tool-gap" />
        <button type="button" className="btn" disabled={empty} onClick={() => change(mirrored(drawn))}>
          <Icon name="mirror" />
          Mirror
        </button>
        <fieldset className="mp-nudge">
          <legend>Move the drawing</legend>
          {DIRECTIONS.map((direction) => (
            <button
              key={direction}
              type="button"
              className="btn icon"
              aria-label={`Move the drawing ${direction}`}
              disabled={nudged(drawn, direction) === undefined}
              onClick={() => change(nudged(drawn, direction))}
            >
              <Icon name={direction} />
            </button>
          ))}
        </fieldset>
        <button type="button" className="btn" disabled={empty} onClick={() => change(cleared(drawn))}>
          <Icon name="bin" />
          Clear
        </button>
      </div>
      <div
        className={width > base.width || height > base.height ? 'mp-paper is-large' : 'mp-paper'}
        style={{ '--columns': width, '--rows': height } as CSSProperties}
      >
        <Grid
          rows={rows}
          onStroke={({ places, tile, done }) => {
            const next = painted(drawn, places, tile);
            setPencil(done ? undefined : next);
            if (done) change(next);
          }}
          onToggle={toggle}
        >
          <svg className="mp-picture" viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
            <Rose x={(width - ROSE_AWAY) * CELL} y={(height - ROSE_AWAY) * CELL} size={ROSE * CELL} />
            <Sketch rows={rows} marked={markedIn(rows)} />
          </svg>
        </Grid>
        {empty ? <p className="mp-invitation">Draw here: press a square, or drag across several.</p> : null}
      </div>
      <p className="mp-said" role="status">
        {said}
      </p>
    </div>
  );
}

/** The tiles that a problem is about. */
function markedIn(rows: Rows): readonly Place[] {
  const { tiles } = makeBoard({ name: '', rows });
  return mapProblems({ name: '', rows })
    .flatMap((problem) => problem.tiles)
    .flatMap((tile) => tiles[tile] ?? []);
}
