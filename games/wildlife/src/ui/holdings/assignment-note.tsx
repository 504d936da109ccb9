/** The observer's own assignment and its worth so far. Nobody else sees it; in a replay it belongs to the player viewed as. */
import { count } from '@shutterbox/kernel';
import { Icon } from '@shutterbox/ui';
import { useScoped } from '@shutterbox/ui/board';
import { type ReactNode, useState } from 'react';
import { assignmentOf, cardNamed } from '../../cards.ts';
import { COVER_PRESTIGE, coverPrestige, matchingSymbols } from '../../score.ts';
import { NONE } from '../../types.ts';
import { Drawing } from '../icons.tsx';
import type { WildRoom } from '../kit.ts';
import { Mini } from '../mini.tsx';
import { isSecret, isShared, useSeenAssignment, whoseAssignment } from '../secret.ts';
import { turnedUp } from '../signals.ts';
import { SymbolMark } from '../symbols.tsx';
import { chartWords, symbolWords } from '../words.ts';
import { AssignmentCard } from './assignment-card.tsx';
import { AssignmentSheet } from './assignment-sheet.tsx';
import { Clip } from './clip.tsx';

export function AssignmentNote({ room }: { readonly room: WildRoom }): ReactNode {
  const seen = useSeenAssignment(room);
  const [, turnUp] = useScoped(turnedUp);
  /** Pressing the note lifts it from this place, large. In a drawer it is large already. */
  const [from, setFrom] = useState<DOMRect>();
  const up = seen !== NONE;
  const owner = whoseAssignment(room);
  const title = up ? assignmentOf(seen).title : owner;
  const secret = isSecret(room);
  const words = up ? `${owner}: ${title}${secret ? '. Only you see this.' : ''}` : `${owner}, face down`;
  return (
    <div className="wl-note-place">
      <section className={up ? 'wl-note' : 'wl-note down'} aria-label={words}>
        <Clip />
        <h3 className={title.length > LONG ? 'long' : undefined}>
          {title} <i>{up ? (secret ? 'only you see this' : owner) : 'hidden from others'}</i>
        </h3>
        {up && (
          <button
            type="button"
            className="wl-open-note"
            aria-label="Read the assignment"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setFrom(currentTarget.getBoundingClientRect())}
          />
        )}
        {up && <Wanted room={room} index={seen} />}
        {up && <AssignmentSheet room={room} index={seen} />}
        {isShared(room) && (
          <button type="button" className="btn" onClick={() => turnUp(up ? undefined : room.observer)}>
            <Icon name={up ? 'close' : 'eye'} />
            {up ? 'Turn face down' : 'Turn over'}
          </button>
        )}
      </section>
      {up && from !== undefined && (
        <AssignmentCard room={room} index={seen} from={from} onClose={() => setFrom(undefined)} />
      )}
    </div>
  );
}

interface WantedProps {
  readonly room: WildRoom;
  readonly index: number;
}

/** What it asks for, and what that is worth so far. */
function Wanted({ room, index }: WantedProps): ReactNode {
  const { view } = room;
  const { cover, symbols, chart } = assignmentOf(index);
  const portfolio = view.observer === 'spectator' ? [] : (view.portfolios[view.observer] ?? []);
  const matching = matchingSymbols(portfolio, index);
  const covered = coverPrestige(portfolio, index) > 0;
  return (
    <div className="wl-note-row">
      <div>
        <h4>
          <span className="wl-for-cover">
            <Drawing name="cover" />
          </span>
          Cover{' '}
          <b>
            {covered ? `${COVER_PRESTIGE} ✓` : COVER_PRESTIGE}
            <span className="unseen"> prestige, for either of two</span>
          </b>
        </h4>
        <div className="wl-cover-animals">
          {cover.map((name) => {
            const got = portfolio.includes(cardNamed(name));
            return (
              <span key={name} className={got ? 'got' : ''}>
                <Mini card={cardNamed(name)} />
                <small aria-hidden="true">{name}</small>
                {got && <span className="unseen">photographed</span>}
              </span>
            );
          })}
        </div>
      </div>
      <div>
        <h4>
          Feature <b>{count(matching, 'symbol')}</b>
        </h4>
        <div className="wl-feature">
          {symbols.map((symbol) => (
            <span key={symbol} role="img" aria-label={symbolWords(symbol)}>
              <SymbolMark symbol={symbol} match />
              <small>{symbolWords(symbol)}</small>
            </span>
          ))}
        </div>
        <Chart chart={chart} matching={matching} />
      </div>
    </div>
  );
}

/** Letters in a title that is set a little tighter. */
const LONG = 24;
/** Columns of the chart that fit on the note. */
const WINDOW = 5;

/** The part of the chart around the present number; past its end the last value holds. */
function Chart({ chart, matching }: { readonly chart: readonly number[]; readonly matching: number }): ReactNode {
  const at = Math.min(matching, chart.length - 1);
  const first = Math.max(0, Math.min(at - 1, chart.length - WINDOW));
  return (
    <ol className="wl-chart" aria-label={`${chart[at]} prestige for ${count(matching, 'symbol')} so far`}>
      {chart.map((value, n) => (
        <li key={value} className={`${n === at ? 'on' : ''}${n < first || n >= first + WINDOW ? ' far' : ''}`}>
          <i aria-hidden="true">{n === chart.length - 1 ? `${n}+` : n}</i>
          <b aria-hidden="true">{value}</b>
          <span className="unseen">{chartWords(chart, n, at)}</span>
        </li>
      ))}
    </ol>
  );
}
