/** The observer's own collection, and what it is worth as it is. */
import { count, list } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { bestPartition, RESEARCHER_SIZE } from '../../score.ts';
import { animalName } from '../../text/words.ts';
import { ANIMALS, type Collection, type Partition } from '../../types.ts';
import type { SafariRoom } from '../kit.ts';
import { useNewest } from '../newest.ts';
import { collectionWords } from '../words.ts';
import { Collected } from './collected.tsx';

/** DA-7.1 to DA-7.3, as long as there is nothing to count. */
const SCORING = 'All four animals 10, three alike 5, others 1';

const NONE_YET: Collection = ANIMALS.map(() => 0);

export function OwnPhotos({ room }: { readonly room: SafariRoom }): ReactNode {
  const { view } = room;
  const photos = view.observer === 'spectator' ? NONE_YET : (view.collections[view.observer] ?? NONE_YET);
  const partition = bestPartition(photos);
  const words = collectionWords(photos) || 'none yet';
  return (
    <section className="da-own" aria-label={`Your photos: ${words}`}>
      <h3>
        <span>Your photos</span>
        <i>{count(partition.points, 'point')}</i>
      </h3>
      <Collected photos={photos} newest={useNewest(view)} />
      <p>{setWords(partition) || SCORING}</p>
    </section>
  );
}

/** "1 tourist set, lions" as they would be counted now. */
function setWords({ tourist, left }: Partition): string {
  const sets = left.flatMap((n, animal) => (n < RESEARCHER_SIZE ? [] : [`${n} ${animalName(animal)}s`]));
  const single = left.reduce((sum, n) => sum + (n < RESEARCHER_SIZE ? n : 0), 0);
  const parts = [
    ...(tourist === 0 ? [] : [count(tourist, 'tourist set')]),
    ...sets,
    ...(single === 0 ? [] : [count(single, 'single')]),
  ];
  return list(parts);
}
