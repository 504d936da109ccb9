/** Looking back in a running match: what was at a moment, and the way back to now. */
import { Icon, withNames } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../games/bundle.ts';
import { useModel, useScope } from './context.ts';
import { momentOf } from './feed.ts';
import { shownFeed } from './model.ts';

export function MomentBar({ room, moment }: { readonly room: AnyRoom; readonly moment: number }): ReactNode {
  const { session } = useScope();
  const feed = useModel(shownFeed);
  const log = feed?.log ?? [];
  const line = log.findLast(({ number }) => number <= moment);
  const numbers = log.filter(({ words }) => words.length > 0).map(({ number }) => number);
  const before = numbers.findLast((number) => number < moment);
  const after = numbers.find((number) => number > moment);
  const seen = feed !== undefined && momentOf(feed, moment) !== undefined;
  return (
    <section className="dock moment" aria-label="Looking back">
      <div className="ask">
        <p className="eyebrow">Looking back · moment {moment}</p>
        <h1>{withNames(line?.words.join(' ') ?? '', room.sitters)}</h1>
        {!seen && (
          <p className="hint">
            That was before this page was opened: the board shows how it stands now. Once the match is over the replay
            shows every moment.
          </p>
        )}
      </div>
      <div className="btns">
        <button
          type="button"
          className="btn icon"
          aria-label="One step back"
          disabled={before === undefined}
          onClick={() => session.lookAt(before)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label="One step on"
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
