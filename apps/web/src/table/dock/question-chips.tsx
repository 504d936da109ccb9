/** Several open questions: chooses the one the table shows. */
import { openQuestions } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useScope } from '../context.ts';
import { isRequired } from '../match/own-questions.ts';

const NONE: readonly string[] = [];

export function QuestionChips({ room }: { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  const { reached = NONE } = bundle.ui;
  const { question } = room;
  // Each keeps its place, whichever is picked.
  const open = openQuestions(room)
    .filter((each) => isRequired(each) || !reached.includes(each.kind))
    .toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)) || a.id - b.id);
  if (open.length === 0 || (open.length === 1 && question !== undefined && isRequired(question))) return null;
  return (
    <fieldset className="others">
      <legend className="unseen">Open questions</legend>
      {open.map((each) => (
        <button
          key={each.id}
          type="button"
          className="chip"
          aria-pressed={each === question}
          // Pressing a standing question again goes back to the required one.
          onClick={() => session.pick(each === question && !isRequired(each) ? undefined : each.id)}
        >
          {each.words}
        </button>
      ))}
    </fieldset>
  );
}
