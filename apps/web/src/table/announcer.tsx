/** Tells whoever listens what happened, and then what is asked: politely, in this order, several things at once. */
import { withNames } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyRoom } from '../games/bundle.ts';
import { useScope } from './context.ts';
import { type Notice, useNotices } from './notices.ts';
import { Speaker } from './speaker.ts';
import { speech, spokenOf } from './speech.ts';

/** What has been read is of no use any more. */
const MOST_KEPT = 3;

interface Said {
  readonly id: number;
  readonly words: ReactNode;
}

export function Announcer({ room }: { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  const notices = useNotices(room);
  const { sitters, observer } = room;
  const [said, say] = useState<readonly Said[]>([]);
  const latest = useRef({ notices, sitters });
  latest.current = { notices, sitters };
  const speaker = useRef<Speaker>(undefined);
  // What one seat was told, or was about to be told, is not read to the next one at the same device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose side it is, is what changes.
  useEffect(() => {
    // How fast things go is told only when it changes.
    let told: readonly Notice[] = latest.current.notices.filter(({ about }) => about === 'speed');
    let id = 0;
    say([]);
    const now = new Speaker((heard) => {
      const happened = withNames(speech(heard), latest.current.sitters);
      const all = [...(happened === '' ? [] : [happened]), ...newsOf(latest.current.notices, told)];
      told = afterwards(latest.current.notices, told);
      // Each is a line of its own: the same words, said again, are heard again.
      const lines = all.map((words) => ({ id: id++, words }));
      if (lines.length > 0) say((before) => [...before, ...lines].slice(-Math.max(MOST_KEPT, lines.length)));
    });
    speaker.current = now;
    const stop = session.witness((update) => now.hear(spokenOf(update, (event) => bundle.ui.duration(event))));
    now.hear([]);
    return () => {
      stop();
      now.stop();
    };
  }, [session, bundle, observer]);
  const keys = notices.map(({ about, key }) => `${about} ${key}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else holds now.
  useEffect(() => speaker.current?.hear([]), [keys]);
  return (
    <div className="unseen" role="log" aria-label="What happens">
      {said.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}

function newsOf(notices: readonly Notice[], told: readonly Notice[]): ReactNode[] {
  const before = (notice: Notice): Notice | undefined => told.find(({ about }) => about === notice.about);
  return notices
    .filter((notice) => before(notice)?.key !== notice.key)
    .map((notice) => {
      const { words, more } = notice;
      if (more === undefined || before(notice)?.more?.kind === more.kind) return words;
      return (
        <>
          {words} {more.words}
        </>
      );
    });
}

/** The last decision counts as told until there is another. */
function afterwards(notices: readonly Notice[], told: readonly Notice[]): readonly Notice[] {
  const last = notices.some(({ about }) => about === 'decision')
    ? []
    : told.filter(({ about }) => about === 'decision');
  return [...notices, ...last];
}
