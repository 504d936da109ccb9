/** Every legal action in words: a complete way to play with keyboard and screen reader. */
import { Icon, type OwnQuestion, openQuestions } from '@shutterbox/ui';
import { type ReactNode, use, useEffect, useRef } from 'react';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { useScope } from '../context.ts';
import { useKeptFocus } from '../dock/kept-focus.ts';
import { waitingPrompt } from '../dock/waiting.ts';
import { closeMoves } from '../drawers/panels.ts';
import { focusDock } from '../shortcuts.ts';
import { type MoveLevel, moveLevels } from './move-levels.ts';

/** Where the focus goes for players who use this list. */
const FOCUSED = ['ul button, summary', 'h2'];

export function AllMoves({ room }: { readonly room: AnyRoom }): ReactNode {
  const box = useRef<HTMLElement>(null);
  const questions = openQuestions(room);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('h2')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusDock();
    };
  }, []);
  useKeptFocus(box, room.question?.id, FOCUSED);
  return (
    <aside
      className="moves"
      aria-label="All moves"
      id="all-moves"
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeMoves();
        else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event);
      }}
    >
      <header className="drawer-head">
        <h2 tabIndex={-1}>All moves</h2>
        <button type="button" className="btn icon quiet" aria-label="Close all moves" onClick={closeMoves}>
          <Icon name="close" />
        </button>
      </header>
      <div className="drawer-body">
        {room.question === undefined && <p className="moves-none">{waitingPrompt(room).title}</p>}
        {questions.map((question) => (
          <QuestionMoves key={question.id} room={room} question={question} />
        ))}
      </div>
    </aside>
  );
}

interface QuestionProps {
  readonly room: AnyRoom;
  readonly question: OwnQuestion<unknown>;
}

function QuestionMoves({ room, question }: QuestionProps): ReactNode {
  const { bundle } = useScope();
  const { off } = room;
  // In a lesson, what its step is about.
  const due = off && question.legal.filter(({ action }) => off(question, action) === undefined);
  const grouped = groupsOf(bundle.ui);
  const levels = moveLevels(grouped(due === undefined ? question : { ...question, legal: due }, room.view));
  return (
    <section className="moves-of">
      <h3>{question.words}</h3>
      <Level level={levels} room={room} question={question} />
    </section>
  );
}

type Groups = NonNullable<AnyUi['groups']>;

const fetched = new WeakMap<AnyUi, Promise<Groups>>();
const UNGROUPED: Groups = ({ legal }) => legal;

/** Waits for a game that fetches them. */
function groupsOf(ui: AnyUi): Groups {
  if (ui.groups !== undefined || ui.groupsLater === undefined) return ui.groups ?? UNGROUPED;
  const loading = fetched.get(ui) ?? ui.groupsLater();
  fetched.set(ui, loading);
  return use(loading);
}

function Level({ level, room, question }: QuestionProps & { readonly level: MoveLevel }): ReactNode {
  return (
    <ul>
      {level.items.map((item) =>
        'items' in item ? (
          <li key={`group ${item.label}`}>
            <details>
              <summary>
                {item.label} <i>{item.count}</i>
                <span className="unseen"> {item.count === 1 ? 'move' : 'moves'}</span>
              </summary>
              <Level level={item} room={room} question={question} />
            </details>
          </li>
        ) : (
          <li key={item.words}>
            <button type="button" aria-disabled={room.isBusy(question)} onClick={() => room.act(question, item.action)}>
              {item.words}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

/** Up and down through the visible items. */
function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, ul button')];
  const reachable = all.filter((each) => !isFolded(each));
  const at = reachable.indexOf(document.activeElement as HTMLElement);
  const next = reachable[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? reachable[0];
  next?.focus();
  event.preventDefault();
}

/** Inside a closed group; its summary line is not. */
function isFolded(each: HTMLElement): boolean {
  const within = each.matches('summary') ? each.parentElement?.parentElement : each;
  return within?.closest('details:not([open])') != null;
}
