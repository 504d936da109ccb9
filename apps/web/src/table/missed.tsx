/** What happened since one was here. */
import { Icon, withNames } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../games/bundle.ts';
import { useModel, useScope } from './context.ts';
import { Words } from './words.tsx';

/** The last ones; all are in the notes. */
const MOST_LINES = 6;

export function MissedCard({ room }: { readonly room: AnyRoom }): ReactNode {
  const { session } = useScope();
  const missed = useModel((model) => model.missed);
  const told = missed?.lines.filter(({ kind, words }) => kind !== 'setup' && words.length > 0) ?? [];
  if (missed === undefined || told.length === 0) return null;
  const several = room.sitters.filter(({ mine }) => mine).length > 1;
  const title = several ? 'Since you held the device' : 'Since you were here';
  const names = room.sitters.map(({ name }) => name);
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
      {older > 0 && <p className="hint">{older} earlier in the field notes.</p>}
      <ol>
        {told.slice(-MOST_LINES).map((line) => (
          <li key={line.number}>
            <Words words={withNames(line.words.join(' '), room.sitters)} names={names} />
          </li>
        ))}
      </ol>
    </section>
  );
}
