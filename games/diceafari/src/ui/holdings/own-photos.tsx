/** The observer's own collection, and what it is worth as it is. */
import { count } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { bestPartition } from '../../score.ts';
import { ANIMALS, type Collection } from '../../types.ts';
import type { SafariRoom } from '../kit.ts';
import { useNewest } from '../newest.ts';
import { collectionWords, setWords } from '../words.ts';
import { Collected } from './collected.tsx';

/** DA-7.1 to DA-7.3. */
const SCORING = 'Tourist set 10, researcher set 5 and 3 for each extra, single 1';

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
        <i title={setWords(partition)}>{count(partition.points, 'point')}</i>
      </h3>
      <Collected photos={photos} newest={useNewest(view)} />
      <p>{SCORING}</p>
    </section>
  );
}
