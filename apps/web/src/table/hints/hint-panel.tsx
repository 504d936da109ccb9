/** The best few answers to the open question, with what each is worth and why. Pressing one gives that answer. */
import type { Advice } from '@shutterbox/bots';
import { equal } from '@shutterbox/kernel';
import type { OwnQuestion } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useScope } from '../context.ts';
import { closePanel } from '../drawers/panels.ts';
import { askForAdvice } from './adviser.ts';
import './hints.css';

type Thought =
  | { readonly state: 'thinking' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'done'; readonly advice: readonly Advice<unknown>[] };

interface HintProps {
  readonly room: AnyRoom;
  readonly question: OwnQuestion<unknown>;
}

export function HintPanel({ room, question }: HintProps): ReactNode {
  const thought = useAdvice(room, question);
  const { hintsLeaveOut } = useScope().bundle.ui;
  if (thought.state === 'failed') return <p role="alert">{thought.sentence}</p>;
  if (thought.state === 'thinking')
    return (
      <div className="hints">
        <p role="status">Thinking about {question.legal.length} answers …</p>
        <progress aria-label="Thinking" />
      </div>
    );
  if (thought.advice.length === 0)
    return <p role="status">{['No hint here.', hintsLeaveOut].filter(Boolean).join(' ')}</p>;
  return (
    <div className="hints">
      <p>{`A strong bot would ${thought.advice.length === 1 ? 'do this' : 'consider these'}. It knows no more than you do.`}</p>
      {hintsLeaveOut !== undefined && <p>{hintsLeaveOut}</p>}
      <ol>
        {thought.advice.map(({ action, worth, reason }) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className="btn"
              disabled={room.isBusy(question)}
              onClick={() => {
                closePanel();
                room.act(question, action);
              }}
            >
              {wordsOf(question, action)}
            </button>
            <p>
              <b>{`Wins about ${Math.round(100 * worth)}% of the time.`}</b> {reason}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function wordsOf({ legal }: OwnQuestion<unknown>, action: unknown): string {
  return legal.find((each) => equal(each.action, action))?.words ?? '';
}

function useAdvice({ view }: AnyRoom, question: OwnQuestion<unknown>): Thought {
  const { bundle } = useScope();
  const [thought, think] = useState<Thought>({ state: 'thinking' });
  const { seat, id } = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: A room is built anew at every change, the question is not.
  useEffect(() => {
    const { words: _, legal, ...decision } = question;
    const asked = askForAdvice({
      game: bundle.game.id,
      seat,
      decision,
      view,
      legal: legal.map(({ action }) => action),
    });
    asked.advice.then(
      (advice) => think({ state: 'done', advice }),
      (error: Error) => think({ state: 'failed', sentence: error.message }),
    );
    return asked.stop;
  }, [bundle, seat, id]);
  return thought;
}
