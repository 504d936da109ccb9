/** What happened since you were here. */
import { joined, joiningOf } from '@shutterbox/kernel';
import { Icon, readerOf, Sentence } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { foldLines } from '../log/fold.ts';
import { partsOf } from '../log/parts.ts';
import type { LogLine } from '../match/feed.ts';
import { useTellable } from '../match/tellable.ts';
import { useSince } from './since.tsx';

/** Only the last ones; the log has all. */
const MOST_LINES = 4;
/** Milliseconds: only longer animations are worth telling; placing a die is not. */
const TRIFLE = 300;

function isTold({ kind, words }: LogLine): boolean {
  return kind !== 'setup' && words.length > 0;
}

export function MissedCard({ room }: { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  const missed = useModel((model) => model.missed);
  const tellable = useTellable(room);
  const isLong = ({ events }: LogLine) => events.some((event) => bundle.ui.duration(event) > TRIFLE);
  const since = useSince(room) !== undefined;
  const joining = joiningOf(bundle.text, () => room.view);
  const lines = partsOf((missed?.lines ?? []).map(tellable), bundle.ui).filter(isTold);
  // A single step may be too small to tell; a walk is not.
  const told = foldLines(joining === undefined ? lines.filter(isLong) : lines, joining).filter(
    ({ line, parts }) => parts.length > 1 || isLong(line),
  );
  // One thing at a time: what changed for you comes first.
  if (missed === undefined || told.length === 0 || since) return null;
  const { sitters } = room;
  const several = sitters.filter(({ mine }) => mine).length > 1;
  const title = several ? 'Since you held the device' : 'Since you were here';
  const older = told.length - MOST_LINES;
  return (
    <section className="slip missed" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="btn icon quiet small"
          aria-label="Close"
          onClick={() => session.forgetMissed()}
        >
          <Icon name="close" />
        </button>
      </header>
      {older > 0 && <p className="hint">{older} more in the log.</p>}
      <ol>
        {told.slice(-MOST_LINES).map(({ line, first, times, words }) => (
          <li key={`${first} ${JSON.stringify(words[0])}`}>
            <Sentence words={joined(words, ' ')} reader={readerOf({ observer: line.observer, sitters })} />
            {times > 1 && ` ×${times}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
