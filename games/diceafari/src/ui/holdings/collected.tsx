/** A collection: each animal with how many there are of it. */
import type { ReactNode } from 'react';
import { count } from '../../text/words.ts';
import { ANIMALS, type Collection } from '../../types.ts';
import { Print } from '../print.tsx';

export function Collected({ photos }: { readonly photos: Collection }): ReactNode {
  return (
    <ul className="da-collected">
      {ANIMALS.map((name, animal) => (
        <li key={name} className={photos[animal] === 0 ? 'none' : ''} data-collected={animal}>
          <Print animal={animal} />
          <b aria-hidden="true">{photos[animal]}</b>
          <span className="unseen">{count(photos[animal] ?? 0, name)}</span>
        </li>
      ))}
    </ul>
  );
}
