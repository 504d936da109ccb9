/** A place between two tiles: a photo, face up or down, or the corners where one was. */
import type { Seat } from '@shutterbox/kernel';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Animal, NONE, type Spot as SpotIndex } from '../../types.ts';
import { carName } from '../jeep.tsx';
import { spotPlace } from '../places.ts';
import { Print } from '../print.tsx';
import { isOf } from './is.ts';

export interface SpotProps {
  readonly spot: SpotIndex;
  readonly photo: Animal;
  /** The seat it belongs to now; NONE if it belongs to nobody. */
  readonly owner: Seat;
  /** Its middle, in pixels of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Can be taken now. */
  readonly can: boolean;
  readonly chosen: boolean;
  /** Would belong to the player with what is chosen. */
  readonly opens: boolean;
  readonly flash: boolean;
}

/** Degrees that a print lies askew, the same every time. */
function askew(spot: SpotIndex): number {
  return ((spot * 37) % 13) - 6;
}

export const Spot = memo(function Spot({
  spot,
  photo,
  owner,
  x,
  y,
  label,
  can,
  chosen,
  opens,
  flash,
}: SpotProps): ReactNode {
  const style = { left: x, top: y, '--x': `${x}px`, '--y': `${y}px`, '--order': spot } as CSSProperties;
  if (photo === NONE) {
    return (
      <span className="da-spot taken" data-gone={spotPlace(spot)} style={style} aria-hidden="true">
        <span className="da-corners" />
        {flash && <span className="da-flash" />}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="da-spot"
      data-place={spotPlace(spot)}
      data-is={isOf(can, chosen)}
      data-owner={carName(owner)}
      style={style}
      aria-label={label}
      tabIndex={-1}
    >
      <span className="da-tilt" style={{ rotate: `${askew(spot)}deg` }}>
        <Print animal={photo} flip={`p${spot}`} />
      </span>
      {(can || opens) && <span className="da-brackets" />}
    </button>
  );
});
