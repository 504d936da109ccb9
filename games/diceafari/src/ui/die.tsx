/** The dice: four with a terrain on each face, and the dark one with a number. */
import type { CSSProperties, ReactNode } from 'react';
import type { Terrain } from '../types.ts';
import { groundOf, TerrainSymbol } from './terrain.tsx';

export interface Tumble {
  /** Changes with every throw, which restarts the animation. */
  readonly number: number;
  /** Milliseconds in the air; 0 if it just lies there. */
  readonly ms: number;
}

interface SafariDieProps {
  readonly terrain: Terrain;
  readonly place: number;
  readonly tumble: Tumble | undefined;
}

/** Degrees that a die may lie askew. */
const ASKEW = 5;
/** Between one die and the next, as a share of the time in the air. */
const APART = 0.08;

export function SafariDie({ terrain, place, tumble }: SafariDieProps): ReactNode {
  const thrown = tumble !== undefined && tumble.ms > 0;
  return (
    <span
      key={thrown ? tumble.number : 'still'}
      className={`da-die${thrown ? ' thrown' : ''}`}
      style={thrown ? throwStyle(tumble, place, terrain) : undefined}
    >
      <span className="da-cube">
        <span className={`da-face ${groundOf(terrain)}`}>
          <TerrainSymbol terrain={terrain} />
        </span>
      </span>
    </span>
  );
}

function throwStyle({ number, ms }: Tumble, place: number, terrain: Terrain): CSSProperties {
  // Looks random, but is the same whenever the throw is shown again.
  const askew = (((number * 7 + place * 13 + terrain * 29) % (2 * ASKEW + 1)) - ASKEW) as number;
  return { '--fall': `${ms}ms`, '--late': `${ms * APART * place}ms`, '--askew': `${askew}deg` } as CSSProperties;
}

export function BonusDie({
  value,
  tumble,
}: {
  readonly value: number;
  readonly tumble: Tumble | undefined;
}): ReactNode {
  const thrown = tumble !== undefined && tumble.ms > 0;
  return (
    <span
      key={thrown ? tumble.number : 'still'}
      className={`da-die bonus${thrown ? ' thrown' : ''}`}
      style={thrown ? throwStyle(tumble, 4, value) : undefined}
    >
      <svg viewBox="0 0 76 84" aria-hidden="true">
        <path d="M38 2 72 21v38L38 79 4 59V21Z" fill="#2a2018" />
        <path d="M38 2 72 21 38 40 4 21Z" fill="#4a3a2a" />
        <path d="M38 40 72 21v38L38 79Z" fill="#1c150e" />
        <path d="M38 8 64 22 38 36 12 22Z" fill="none" stroke="#e4b95b" strokeWidth="1.5" />
        <circle cx="38" cy="44" r="21" fill="#e4b95b" />
        <circle cx="38" cy="44" r="17" fill="none" stroke="#2a2018" strokeWidth="1.5" />
        <text x="38" y="53.5" textAnchor="middle">
          {value === 0 ? '–' : value}
        </text>
      </svg>
    </span>
  );
}
