/** The log: newest first, every line a link to its moment. */
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
import type { LogLine } from '../match/feed.ts';
import { shownFeed, untold } from '../match/model.ts';
import { useTellable } from '../match/tellable.ts';
import { foldLines, type LineJoining } from './fold.ts';
import { useJoining } from './joining.ts';
import { NoteLine } from './note-line.tsx';
import { partsOf } from './parts.ts';

interface NotesProps {
  readonly ui: Pick<AnyUi, 'ruleOf' | 'beginsNote' | 'isPassing'>;
  /** How the game joins what belongs together; the same one each time. */
  readonly joining: LineJoining;
  readonly sitters: AnyRoom['sitters'];
  readonly lines: readonly LogLine[];
  readonly left: number;
  readonly at: number | undefined;
  readonly onPick: (number: number) => void;
}

/** Every line costs time at every step, and the rail has space for a dozen. */
const MOST_LINES = 30;

/** Drawn again only when there is something new in it. */
export const Notes = memo(function Notes({ ui, joining, sitters, lines, left, at, onPick }: NotesProps): ReactNode {
  const parts = partsOf(lines, ui);
  const told = foldLines(
    parts.filter((line) => line.words.length > 0 || line.kind === 'undo'),
    joining,
  ).toReversed();
  const [all, showAll] = useState(false);
  const shown = all || told.length <= MOST_LINES ? told : told.slice(0, MOST_LINES);
  const list = useRef<HTMLOListElement>(null);
  // After looking back, the reader wants the newest line.
  useEffect(() => {
    if (at === undefined) list.current?.scrollTo(0, 0);
  }, [at]);
  // The first of the new lines takes the focus from the button.
  const more = (): void => {
    showAll(true);
    const at = shown.length;
    requestAnimationFrame(() => list.current?.children[at]?.querySelector('button')?.focus());
  };
  const ruleOf = ({ events }: LogLine) => (events.length === 0 ? undefined : ui.ruleOf?.(events[0]));
  return (
    <ol className={all ? 'notes all' : 'notes'} ref={list} onKeyDown={walk}>
      {shown.map((note, index) => (
        <NoteLine
          key={`${note.first} ${JSON.stringify((note.parts[0] ?? note.line).words[0])}`}
          note={note}
          sitters={sitters}
          hot={index === 0}
          at={at !== undefined && note.first <= at && at <= note.line.number ? at : undefined}
          onPick={onPick}
          rule={ruleOf(note.line)}
        />
      ))}
      {shown.length < told.length && (
        <li>
          <button type="button" onClick={more}>
            {told.length - shown.length} older lines
          </button>
        </li>
      )}
      {left > 0 && shown.length === told.length && (
        <li className="left">{left} older steps are not listed here; the replay has them.</li>
      )}
    </ol>
  );
});

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down move between lines; right goes to a line's parts and rule, left goes back. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const { currentTarget, key } = event;
  const rows = [...currentTarget.children].map((row) => [...row.querySelectorAll<HTMLElement>('button')]);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  const at = rows.findIndex((each) => each.includes(focused));
  const row = rows[at];
  if (row === undefined) return;
  const within = row.indexOf(focused);
  const step = ARROWS[key];
  const next =
    step !== undefined
      ? rows[at + step]?.[0]
      : { ArrowRight: row[within + 1], ArrowLeft: row[within - 1], Home: rows[0]?.[0], End: rows.at(-1)?.[0] }[key];
  if (next === undefined) return;
  next.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The log of the running match; during an open question, the one that everyone may read. */
export function LiveNotes({ room, onPick }: Pick<NotesProps, 'onPick'> & { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const feed = useModel(shownFeed);
  const at = useModel((model) => model.moment);
  const hidden = useModel(untold);
  const { sitters } = room;
  const tellable = useTellable(room);
  const joining = useJoining(bundle.text, room.view);
  const log = feed?.log;
  const lines = useMemo(() => (log ?? []).slice(0, (log?.length ?? 0) - hidden).map(tellable), [log, hidden, tellable]);
  // The board moves first; the log line may follow a frame later.
  const written = useDeferredValue(lines);
  return (
    <Notes
      ui={bundle.ui}
      joining={joining}
      sitters={sitters}
      lines={written}
      left={feed?.left ?? 0}
      at={at}
      onPick={onPick}
    />
  );
}
