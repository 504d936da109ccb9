/** A tile. It knows no rules and has no handlers: the board listens for all of them at once. */
import type { Seat } from '@shutterbox/kernel';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { NONE, type Terrain, type Tile as TileIndex } from '../../types.ts';
import { Jeep } from '../jeep.tsx';
import { tilePlace } from '../places.ts';
import { groundOf, TerrainSymbol } from '../terrain.tsx';
import { isOf } from './is.ts';

export interface TileProps {
  readonly tile: TileIndex;
  readonly terrain: Terrain;
  readonly owner: Seat;
  /** In pixels of the sheet. */
  readonly x: number;
  readonly y: number;
  /** In full words. */
  readonly label: string;
  /** Has viewfinder corners. */
  readonly can: boolean;
  /** Part of what is chosen: whose jeep would come here. */
  readonly ghost: Seat;
  /** Whose jeep stood here, and was taken off by someone else. */
  readonly lost: Seat;
  /** Milliseconds until the jeep drives in; NONE if it stands there. */
  readonly arrives: number;
  /** How long that takes. */
  readonly drive: number;
}

export const Tile = memo(function Tile(props: TileProps): ReactNode {
  const { tile, terrain, owner, x, y, label, can, ghost, lost, arrives, drive } = props;
  const covered = owner !== NONE || ghost !== NONE;
  return (
    <button
      type="button"
      className={`da-tile ${groundOf(terrain)}${covered ? ' covered' : ''}`}
      data-place={tilePlace(tile)}
      data-is={isOf(can, ghost !== NONE)}
      style={{ left: x, top: y, '--order': tile } as CSSProperties}
      aria-label={label}
      tabIndex={-1}
    >
      <span className="da-mark">
        <TerrainSymbol terrain={terrain} />
      </span>
      {owner !== NONE && (
        <span
          key={owner}
          className={`da-token${ghost === NONE || ghost === owner ? '' : ' under'}${arrives === NONE ? '' : ' arrives'}`}
          style={
            arrives === NONE ? undefined : ({ '--late': `${arrives}ms`, '--drive': `${drive}ms` } as CSSProperties)
          }
        >
          <Jeep seat={owner} />
        </span>
      )}
      {ghost !== NONE && ghost !== owner && (
        <span className="da-token ghost">
          <Jeep seat={ghost} ghost />
        </span>
      )}
      {lost !== NONE && <Lost seat={lost} />}
      {can && <span className="da-brackets" />}
    </button>
  );
});

function Lost({ seat }: { readonly seat: Seat }): ReactNode {
  return (
    <span className="da-lost">
      <Jeep seat={seat} />
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M8.5 8.5 31.5 31.5" pathLength={1} />
      </svg>
    </span>
  );
}
