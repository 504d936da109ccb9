/** Every legal action in words: a whole way to play, by keyboard and by ear. */
import { Icon, type OwnQuestion } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyRoom } from '../games/bundle.ts';
import { useScope } from './context.ts';
import { type MoveLevel, moveLevels } from './move-levels.ts';
import { closePanel } from './panels.ts';
import { waitingPrompt } from './waiting.ts';

export function AllMoves({ room }: { readonly room: AnyRoom }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions } = room;
  const first = questions[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus that was on the old one's buttons.
  useEffect(() => {
    const inside = document.activeElement === document.body || document.activeElement === null;
    if (inside) heading.current?.focus();
  }, [first]);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-opens="moves"]')?.focus();
    };
  }, []);
  return (
    <aside
      className="moves"
      aria-label="All moves"
      id="all-moves"
      onKeyDown={(event) => {
        if (event.key === 'Escape') closePanel();
        else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event);
      }}
    >
      <header className="drawer-head">
        <h2 ref={heading} tabIndex={-1}>
          All moves
        </h2>
        <button type="button" className="btn icon quiet" aria-label="Close all moves" onClick={closePanel}>
          <Icon name="close" />
        </button>
      </header>
      <div className="drawer-body">
        {questions.length === 0 && <p className="moves-none">{waitingPrompt(room).title}</p>}
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
  const levels = moveLevels(bundle.ui.groups(question, room.view));
  return (
    <section className="moves-of">
      <h3>{question.words}</h3>
      <Level level={levels} room={room} question={question} />
    </section>
  );
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
              </summary>
              <Level level={item} room={room} question={question} />
            </details>
          </li>
        ) : (
          <li key={item.words}>
            <button type="button" aria-disabled={room.busy} onClick={() => room.act(question, item.action)}>
              {item.words}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

/** Up and down through what can be reached now. */
function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, ul button')];
  const reachable = all.filter((each) => each.offsetParent !== null);
  const at = reachable.indexOf(document.activeElement as HTMLElement);
  const next = reachable[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? reachable[0];
  next?.focus();
  event.preventDefault();
}
