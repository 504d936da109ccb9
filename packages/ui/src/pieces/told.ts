/** The steps of a finished match; undefined until they have been read. */
import { useEffect, useState } from 'react';
import type { Story, Told } from '../room.ts';

export function useTold<E>(story: Story<E>): readonly Told<E>[] | undefined {
  const [told, setTold] = useState<readonly Told<E>[]>();
  useEffect(() => {
    let gone = false;
    story.read().then((steps) => {
      if (!gone) setTold(steps);
    });
    return () => {
      gone = true;
    };
  }, [story]);
  return told;
}
