/** Tells screen readers what happened, then what is asked: politely, in order, several things at once. */
import { joiningOf } from '@shutterbox/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useScope } from '../context.ts';
import { type Notice, useNotices } from './notices.ts';
import { Speaker } from './speaker.ts';
import { speech, spokenOf } from './speech.ts';

/** Lines that have been read are removed. */
const MOST_KEPT = 3;

interface Said {
  readonly id: number;
  readonly words: string;
}

export function Announcer({ room }: { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  const notices = useNotices(room);
  const { sitters, observer } = room;
  const [said, say] = useState<readonly Said[]>([]);
  const latest = useRef({ notices, sitters });
  latest.current = { notices, sitters };
  const speaker = useRef<Speaker>(undefined);
  // Announcements for one seat are not read to the next player at the same device.
  useEffect(() => {
    // The speed is announced only when it changes.
    let told: readonly Notice[] = latest.current.notices.filter(({ about }) => about === 'speed');
    const hints = new Map<string, string>();
    let id = 0;
    say([]);
    let view: unknown;
    const joining = joiningOf(bundle.text, () => view);
    const now = new Speaker((heard) => {
      const names = latest.current.sitters.map(({ name }) => name);
      const happened = speech(heard, names, joining);
      const all = [...(happened === '' ? [] : [happened]), ...newsOf(latest.current.notices, told, hints)];
      told = afterwards(latest.current.notices, told);
      // Each is its own line, so that repeated words are heard again.
      const lines = all.map((words) => ({ id: id++, words }));
      if (lines.length > 0) say((before) => [...before, ...lines].slice(-Math.max(MOST_KEPT, lines.length)));
    });
    speaker.current = now;
    const stop = session.witness((update) => {
      view = update.view;
      const away = latest.current.sitters.some((sitter) => sitter.away && sitter.seat === observer);
      now.hear(spokenOf(update, (event) => bundle.ui.duration(event), away));
    });
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

/** `hints`: the last announced hint for each kind of question. */
function newsOf(notices: readonly Notice[], told: readonly Notice[], hints: Map<string, string>): string[] {
  return notices.flatMap(({ about, key, words, once, kind }) => {
    const before = told.find((each) => each.about === about);
    if (before?.key === key) return [];
    const hint = kind === undefined ? '' : hintInSight();
    const known = kind === undefined || hints.get(kind) === hint;
    if (kind !== undefined) hints.set(kind, hint);
    return [[words, before === undefined ? once : '', known ? '' : hint].filter((each) => each).join(' ')];
  });
}

/** The text in the dock, whatever its markup. */
function hintInSight(): string {
  return document.querySelector('#decision .hint')?.textContent?.trim() ?? '';
}

/** The last question counts as announced until there is another. */
function afterwards(notices: readonly Notice[], told: readonly Notice[]): readonly Notice[] {
  const last = notices.some(({ about }) => about === 'question')
    ? []
    : told.filter(({ about }) => about === 'question');
  return [...notices, ...last];
}
