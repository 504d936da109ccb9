/** Tells whoever listens what happened: politely, several things at once, and that it is his move. */
import { withNames } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyRoom } from '../games/bundle.ts';
import { useModel, useScope } from './context.ts';
import { foldSentences } from './fold.ts';

const BATCH_MS = 600;
/** A screen reader reads to the end: more than this would keep it talking. */
const MOST_SENTENCES = 8;

export function Announcer({ room }: { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  const refusal = useModel((model) => model.refusal);
  const [said, say] = useState('');
  const question = room.questions[0];
  const asked = question === undefined ? '' : bundle.ui.prompt(room, question).title;
  const { sitters, observer } = room;
  // What one seat was told is not read to the next one at the same device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose side it is, is what changes.
  useEffect(() => say(''), [observer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nor is what was about to be read to it.
  useEffect(() => {
    let waiting: string[] = [];
    let timer = 0;
    const stop = session.witness(({ steps }) => {
      waiting.push(...steps.flatMap(({ words }) => words));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const folded = foldSentences(waiting);
        const left = folded.length - MOST_SENTENCES;
        const sentences = left > 0 ? [`${left} earlier.`, ...folded.slice(-MOST_SENTENCES)] : folded;
        say(withNames(sentences.join(' '), sitters));
        waiting = [];
      }, BATCH_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, sitters, observer]);
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">
        {said}
      </p>
      <p className="unseen" aria-live="polite">
        {asked !== '' && refusal === undefined ? `Your decision: ${asked}` : ''}
      </p>
    </>
  );
}
