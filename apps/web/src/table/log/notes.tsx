/** The log in words: newest first, every line a way back to its moment. */
import { joined, type Words } from '@shutterbox/kernel';
import { readerOf, Sentence } from '@shutterbox/ui';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { openRule } from '../drawers/panels.ts';
import { takenBack } from '../ear/speech.ts';
import type { LogLine } from '../match/feed.ts';
import { shownFeed, untold } from '../match/model.ts';
import { useTellable } from '../match/tellable.ts';
import { foldLines } from './fold.ts';
import { partsOf } from './parts.ts';

interface NotesProps {
  readonly ui: Pick<AnyUi, 'ruleOf' | 'beginsNote'>;
  readonly sitters: AnyRoom['sitters'];
  readonly lines: readonly LogLine[];
  readonly left: number;
  readonly at: number | undefined;
  readonly onPick: (number: number) => void;
}

/** A page pays for every line at every step; a rail has room for a dozen. */
const MOST_LINES = 30;

/** Drawn anew only when there is something new in it. */
export const Notes = memo(function Notes({ ui, sitters, lines, left, at, onPick }: NotesProps): ReactNode {
  const parts = partsOf(lines, ui.beginsNote);
  const told = foldLines(parts.filter((line) => line.words.length > 0 || line.kind === 'undo')).toReversed();
  const [all, showAll] = useState(false);
  const shown = all || told.length <= MOST_LINES ? told : told.slice(0, MOST_LINES);
  const list = useRef<HTMLOListElement>(null);
  // Back from a moment, one wants to read on at the newest line.
  useEffect(() => {
    if (at === undefined) list.current?.scrollTo(0, 0);
  }, [at]);
  // The first of those that were asked for takes the focus of the button that asked for them.
  const more = (): void => {
    showAll(true);
    const at = shown.length;
    requestAnimationFrame(() => list.current?.children[at]?.querySelector('button')?.focus());
  };
  const ruleOf = ({ events }: LogLine) => (events.length === 0 ? undefined : ui.ruleOf?.(events[0]));
  return (
    <ol className={all ? 'notes all' : 'notes'} ref={list} onKeyDown={walk}>
      {shown.map(({ line, first, times }, index) => (
        <NoteLine
          key={`${first} ${JSON.stringify(line.words[0])}`}
          line={line}
          times={times}
          sitters={sitters}
          hot={index === 0}
          here={at !== undefined && first <= at && at <= line.number}
          onPick={onPick}
          rule={ruleOf(line)}
        />
      ))}
      {shown.length < told.length && (
        <li>
          <button type="button" onClick={more}>
            {told.length - shown.length} older lines: show them
          </button>
        </li>
      )}
      {left > 0 && shown.length === told.length && (
        <li className="left">{left} older steps are not listed here; the replay has them.</li>
      )}
    </ol>
  );
});

interface NoteLineProps {
  readonly line: LogLine;
  /** In a row. */
  readonly times: number;
  readonly sitters: AnyRoom['sitters'];
  readonly hot: boolean;
  readonly here: boolean;
  readonly onPick: (number: number) => void;
  /** By which it came about. */
  readonly rule: string | undefined;
}

/** Hundreds of them by the end of a match: only those that change are drawn anew. */
const NoteLine = memo(function NoteLine(props: NoteLineProps): ReactNode {
  const { line, times, sitters, hot, here, onPick, rule } = props;
  return (
    <li className={hot ? 'hot' : undefined}>
      <button
        type="button"
        aria-current={here ? 'true' : undefined}
        className={line.undone ? 'undone' : undefined}
        tabIndex={hot || here ? 0 : -1}
        onClick={() => onPick(line.number)}
      >
        <Sentence words={sentenceOf(line)} reader={readerOf({ observer: line.observer, sitters })} />
        {times > 1 && (
          <>
            <span className="times" aria-hidden="true">
              {' '}
              ×{times}
            </span>
            <span className="unseen"> ({times} times)</span>
          </>
        )}
        {line.undone && <span className="unseen"> (taken back)</span>}
      </button>
      {rule !== undefined && (
        <button
          type="button"
          className="cite"
          tabIndex={-1}
          aria-label={`Rule ${rule}`}
          title={`Rule ${rule}`}
          onClick={() => openRule(rule)}
        >
          §
        </button>
      )}
    </li>
  );
});

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down from line to line, right to the rule of a line and left again. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const { currentTarget, key } = event;
  const rows = [...currentTarget.children].map((row) => [...row.querySelectorAll<HTMLElement>('button')]);
  const at = rows.findIndex((row) => row.some((each) => each === document.activeElement));
  if (at < 0) return;
  const [line, rule] = rows[at] ?? [];
  const step = ARROWS[key];
  const next =
    step !== undefined
      ? rows[at + step]?.[0]
      : { ArrowRight: rule, ArrowLeft: line, Home: rows[0]?.[0], End: rows.at(-1)?.[0] }[key];
  if (next === undefined) return;
  next.focus();
  event.preventDefault();
  event.stopPropagation();
}

function sentenceOf({ kind, seat, words, observer }: LogLine): Words {
  return kind === 'undo' && words.length === 0 ? takenBack(seat, observer) : joined(words, ' ');
}

/** The notes of the running match; with an open question those that everybody may read. */
export function LiveNotes({ room, onPick }: Pick<NotesProps, 'onPick'> & { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const feed = useModel(shownFeed);
  const at = useModel((model) => model.moment);
  const hidden = useModel(untold);
  const { sitters } = room;
  const tellable = useTellable(room);
  const log = feed?.log;
  const lines = useMemo(() => (log ?? []).slice(0, (log?.length ?? 0) - hidden).map(tellable), [log, hidden, tellable]);
  // What moves on the board goes first; its line may come a frame later.
  const written = useDeferredValue(lines);
  return <Notes ui={bundle.ui} sitters={sitters} lines={written} left={feed?.left ?? 0} at={at} onPick={onPick} />;
}
