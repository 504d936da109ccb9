/** Looking back in a running match: a past moment, and the way back to now. */
import { render } from '@shutterbox/kernel';
import { Icon, readerOf } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../../arrival.ts';
import type { AnyRoom } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { Told } from '../log/told.tsx';
import { momentOf } from '../match/feed.ts';
import { shownFeed } from '../match/model.ts';
import { useTellable } from '../match/tellable.ts';
import { focusDock } from '../shortcuts.ts';

export function MomentBar({ room, moment }: { readonly room: AnyRoom; readonly moment: number }): ReactNode {
  const { session } = useScope();
  const feed = useModel(shownFeed);
  const log = feed?.log ?? [];
  const tellable = useTellable(room);
  const last = log.findLast(({ number }) => number <= moment);
  const line = last && tellable(last);
  const reader = readerOf({ observer: line?.observer ?? room.observer, sitters: room.sitters });
  const numbers = log.filter(({ words }) => words.length > 0).map(({ number }) => number);
  const before = numbers.findLast((number) => number < moment);
  const after = numbers.find((number) => number > moment);
  const seen = feed !== undefined && momentOf(feed, moment) !== undefined;
  const asking = useModel((model) => model.asking);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // Moving from line to line of the log keeps the focus there.
    const among = document.activeElement?.closest('.notes') != null;
    if (bar.current !== null && !among) focusHeading(bar.current);
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      session.lookAt(undefined);
      requestAnimationFrame(focusDock);
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
      // Back to now means back to the question.
      requestAnimationFrame(() => document.activeElement === document.body && focusDock());
    };
  }, [session]);
  return (
    <section className="dock moment" aria-label="Looking back" ref={bar}>
      <div className="ask">
        <p className="eyebrow">Looking back · moment {moment}</p>
        <Told sentences={line?.words.map((words) => render(words, reader)) ?? []} />
        {!seen && asking !== undefined && (
          <p className="hint" role="status">
            {asking === 'under-way'
              ? 'Loading that moment …'
              : 'That moment did not load. The board shows the match as it is now.'}
            {asking === 'failed' && (
              <button type="button" className="rule-link" onClick={() => session.lookAt(moment)}>
                Try again
              </button>
            )}
          </p>
        )}
      </div>
      <div className="btns">
        <button
          type="button"
          className="btn icon"
          aria-label="Step back"
          disabled={before === undefined}
          onClick={() => session.lookAt(before)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label="Step forward"
          disabled={after === undefined}
          onClick={() => session.lookAt(after)}
        >
          <Icon name="next" />
        </button>
        <button type="button" className="btn primary" onClick={() => session.lookAt(undefined)}>
          Back to now
        </button>
      </div>
    </section>
  );
}
