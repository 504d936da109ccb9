/** A die that tumbles as a cube and lands as a flat face; with no duration it just lies there. */
import type { CSSProperties, ReactNode } from 'react';
import { Cube } from './cube.tsx';
import { Die } from './die.tsx';

export interface RolledDieProps {
  readonly face: number;
  /** Whether it reaches the number needed: marked by a tick. */
  readonly hit?: boolean;
  /** Milliseconds in the air. */
  readonly duration?: number;
  /** Its place among the dice of the throw: they do not all land at once. */
  readonly place?: number;
}

const APART = 0.07;

export function RolledDie({ face, hit = false, duration = 0, place = 0 }: RolledDieProps): ReactNode {
  const style = { '--roll': `${duration}ms`, '--late': `${duration * APART * place}ms` } as CSSProperties;
  return (
    <span className={`rolled${hit ? ' hit' : ''}${duration > 0 ? ' rolling' : ''}`} style={style}>
      {duration > 0 && <Cube tumbling={place} />}
      <Die face={face} />
      {hit && (
        <svg className="tick" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill="var(--good-mark)" stroke="#fff" />
          <path
            d="m4.5 8.2 2.4 2.4 4.6-5"
            fill="none"
            stroke="#fff"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  );
}
