/** What changed for you since your last turn: a note, a line in the prompt once it is closed, and on a phone a strip. */
import { type Reader, render } from '@shutterbox/kernel';
import { type Change, Icon, moreBelow, readerOf, Sentence } from '@shutterbox/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { showAgain } from '../match/again.ts';
import { shownFeed, untold } from '../match/model.ts';
import { sinceAnswer, sinceTurn } from '../match/since.ts';
import { focusDock } from '../shortcuts.ts';
import { type Last, lastOf, moveWords } from './last.ts';

const MOST_CHANGES = 3;
/** Milliseconds: only longer animations are worth seeing again; placing a die is not. */
const TRIFLE = 300;
const TITLE = 'Since your last turn';
const NONE: readonly never[] = [];

export interface Since {
  readonly changes: readonly Change[];
  /** What is told of it in one line. */
  readonly last: Last;
  readonly reader: Reader;
  /** The player closed the note. */
  readonly closed: boolean;
  /** Something has been done in this turn. */
  readonly acted: boolean;
  close(): void;
  again(): void;
}

/** The turns whose notes were closed: match, seat and number. */
const useClosed = create<{ readonly last: string }>()(() => ({ last: '' }));

/** Undefined if nothing changed for you, or it is not your turn. */
export function useSince(room: AnyRoom): Since | undefined {
  const { session, bundle } = useScope();
  const { ui } = bundle;
  const { observer, sitters } = room;
  const shown = useModel((model) => (model.moment === undefined && !model.open ? shownFeed(model)?.log : undefined));
  const still = useModel(untold);
  const closed = useClosed(({ last }) => last);
  const since = useMemo(() => {
    const told = shown?.slice(0, shown.length - still) ?? NONE;
    if (observer === 'spectator') return undefined;
    if (ui.turnOf !== undefined) return sinceTurn(told, observer, ui.turnOf);
    return ui.sinceLater && sinceAnswer(told, observer);
  }, [shown, still, observer, ui]);
  const tell = useTeller(ui, since !== undefined);
  if (since === undefined || observer === 'spectator' || !isOnTurn(room, ui)) return undefined;
  const changes = tell?.(since.events, observer, room).slice(0, MOST_CHANGES) ?? NONE;
  if (changes.length === 0) return undefined;
  const key = `${session.match}:${observer}:${since.turn}`;
  const [before = 0, ...moves] = since.numbers;
  const isLong = (number: number): boolean =>
    shown?.some((line) => line.number === number && line.events.some((event) => ui.duration(event) > TRIFLE)) === true;
  const reader = readerOf({ observer, sitters });
  return {
    changes,
    last: lastOf(changes, reader, () => {
      const moves = shown?.filter(({ number, seat }) => since.numbers.includes(number) && seat !== observer) ?? NONE;
      return moves.map((line) => moveWords(line, room, ui)).findLast((words) => words !== '') ?? '';
    }),
    reader,
    closed: closed === key,
    acted: since.acted,
    close: () => {
      useClosed.setState({ last: key });
      requestAnimationFrame(() => document.activeElement === document.body && focusDock());
    },
    again: () => void showAgain(session, [before, ...moves.filter(isLong)], (event) => ui.duration(event)),
  };
}

/** Where nobody has the turn, everyone who is asked has. */
function isOnTurn({ observer, settled, question }: AnyRoom, { onTurn }: AnyUi): boolean {
  return onTurn === undefined ? question !== undefined : onTurn(settled)?.seat === observer;
}

function useTeller({ since, sinceLater }: AnyUi, needed: boolean): AnyUi['since'] {
  const [fetched, setFetched] = useState<{ readonly since: AnyUi['since'] }>();
  useEffect(() => {
    if (!needed || sinceLater === undefined) return;
    let wanted = true;
    sinceLater().then(
      (found) => wanted && setFetched({ since: found }),
      // Without it the table goes on.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [needed, sinceLater]);
  return since ?? fetched?.since;
}

/** Where there is a rail. */
export function SinceNote({ room }: { readonly room: AnyRoom }): ReactNode {
  const since = useSince(room);
  if (since === undefined || since.closed || since.acted) return null;
  const { changes, reader } = since;
  return (
    <section className="slip missed since" aria-label={TITLE}>
      <header>
        <h2>{TITLE}</h2>
        <button type="button" className="btn icon quiet small" aria-label="Close" onClick={since.close}>
          <Icon name="close" />
        </button>
      </header>
      <ul ref={moreBelow}>
        {changes.map(({ words, now }) => (
          <li key={JSON.stringify(words)}>
            <Sentence words={words} reader={reader} />
            {now !== undefined && <small>{render(now, reader)}</small>}
          </li>
        ))}
      </ul>
      <button type="button" className="btn" onClick={since.again}>
        <Icon name="play" />
        Show again
      </button>
    </section>
  );
}

/** Below the hint, once the note is gone. */
export function SinceLine({ room }: { readonly room: AnyRoom }): ReactNode {
  const since = useSince(room);
  if (since === undefined || !(since.closed || since.acted)) return null;
  return (
    <p className="since-line">
      <span>
        <Told since={since} />
      </span>
      <Again since={since} />
    </p>
  );
}

/** Where there is no rail: the first line of the dock. It keeps its place until the turn ends, unless it is closed. */
export function SinceStrip({ room }: { readonly room: AnyRoom }): ReactNode {
  const since = useSince(room);
  if (since === undefined || since.closed) return null;
  // How things stand was said of the beginning of the turn: what you do changes it.
  const now = since.acted ? undefined : since.last.now;
  return (
    <section className="since-strip" aria-label={TITLE} data-acted={since.acted}>
      <p>
        <Told since={since} /> {now !== undefined && <span>{now}</span>}
      </p>
      <Again since={since} />
      <button type="button" className="btn icon quiet small" aria-label="Close" onClick={since.close}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Once you have done something yourself, it is no longer the last. */
function Told({ since: { acted, last } }: { readonly since: Since }): ReactNode {
  return (
    <>
      <b>{acted ? 'Before:' : 'Last:'}</b> {last.words}
    </>
  );
}

function Again({ since }: { readonly since: Since }): ReactNode {
  return (
    <button type="button" className="rule-link" onClick={since.again}>
      Show again
    </button>
  );
}
