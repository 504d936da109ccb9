/** A line of the log: a link to its moment, its rule, and its parts. */
import { joined, type Words } from '@shutterbox/kernel';
import { readerOf, Sentence } from '@shutterbox/ui';
import { memo, type ReactNode, useId, useState } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { openRule } from '../drawers/panels.ts';
import { takenBack } from '../ear/speech.ts';
import type { FoldedLine } from './fold.ts';

interface NoteLineProps {
  readonly note: FoldedLine;
  readonly sitters: AnyRoom['sitters'];
  readonly hot: boolean;
  /** The moment being viewed, if it is one of these. */
  readonly at: number | undefined;
  readonly onPick: (number: number) => void;
  /** The rule behind it. */
  readonly rule: string | undefined;
}

/** There are hundreds by the end of a match: only changed ones are redrawn. */
export const NoteLine = memo(NoteLineOf, (before, now) => {
  const { note, sitters, hot, at, onPick, rule } = now;
  const same = before.hot === hot && before.at === at && before.onPick === onPick && before.rule === rule;
  return same && before.sitters === sitters && isSameNote(before.note, note);
});

function isSameNote(a: FoldedLine, b: FoldedLine): boolean {
  return a === b || (a.line === b.line && a.first === b.first && a.parts.length + b.parts.length === 0);
}

function NoteLineOf(props: NoteLineProps): ReactNode {
  const { note, sitters, hot, at, onPick, rule } = props;
  const { line, times, parts } = note;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={hot ? 'hot' : undefined}>
      <button
        type="button"
        aria-current={at === undefined ? undefined : 'true'}
        className={line.undone ? 'undone' : undefined}
        tabIndex={hot || at !== undefined ? 0 : -1}
        onClick={() => onPick(line.number)}
      >
        <Sentence words={sentenceOf(note)} reader={readerOf({ observer: line.observer, sitters })} />
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
      {parts.length > 1 && (
        <button
          type="button"
          className="cite"
          tabIndex={-1}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${parts.length} steps`}
          title={`${parts.length} steps`}
          onClick={() => setOpen(!open)}
        >
          ⋯
        </button>
      )}
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
      {open && parts.length > 1 && <Parts id={id} note={note} sitters={sitters} at={at} onPick={onPick} />}
    </li>
  );
}

interface PartsProps extends Pick<NoteLineProps, 'note' | 'sitters' | 'at' | 'onPick'> {
  readonly id: string;
}

/** Each links to its own moment; newest first, as everywhere in the log. */
function Parts({ id, note, sitters, at, onPick }: PartsProps): ReactNode {
  return (
    <ol className="parts" id={id}>
      {note.parts.toReversed().map(({ number, words, observer, undone }) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === at ? 'step' : undefined}
            className={undone ? 'undone' : undefined}
            tabIndex={-1}
            onClick={() => onPick(number)}
          >
            <Sentence words={joined(words, ' ')} reader={readerOf({ observer, sitters })} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function sentenceOf({ line: { kind, seat, observer }, words }: FoldedLine): Words {
  return kind === 'undo' && words.length === 0 ? takenBack(seat, observer) : joined(words, ' ');
}
