/** A collection: each animal with its number of photos. */
import { count } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { ANIMALS, type Animal, type Collection } from '../../types.ts';
import { Print } from '../print.tsx';

interface CollectedProps {
  readonly photos: Collection;
  /** The animal of the newest photo. */
  readonly newest?: Animal | undefined;
}

export function Collected({ photos, newest }: CollectedProps): ReactNode {
  return (
    <ul className="da-collected">
      {ANIMALS.map((name, animal) => (
        <li key={name} className={photos[animal] === 0 ? 'none' : ''} data-collected={animal}>
          <Print animal={animal} />
          <b aria-hidden="true">{photos[animal]}</b>
          <span className="unseen">{count(photos[animal] ?? 0, name)}</span>
          {animal === newest && <span className="da-new">new</span>}
        </li>
      ))}
    </ul>
  );
}
