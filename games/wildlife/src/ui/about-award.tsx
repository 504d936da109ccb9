/** What an award is for, what it is worth, and how far the observer is. */
import { capital } from '@shutterbox/kernel';
import { ReasonWords } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { GENERALIST } from '../cards.ts';
import type { View } from '../types.ts';
import { awardFor, awardName, awardsLeft, worthWords } from './award-words.ts';
import { progressOf } from './progress.ts';

interface AboutAwardProps {
  readonly category: number;
  readonly view: View;
  openRule(rule: string): void;
}

export function AboutAward({ category, view, openRule }: AboutAwardProps): ReactNode {
  const left = awardsLeft(category, view.awarded[category] ?? 0);
  const way = view.observer === 'spectator' ? undefined : progressOf(view, view.observer, category);
  const rule = category === GENERALIST ? 'W-6.4' : 'W-6.3';
  return (
    <>
      <p className="wl-title">
        <b>{awardName(category)}</b>
      </p>
      <ReasonWords reason={{ sentence: `For ${awardFor(category)}.`, rule }} openRule={openRule} />
      <p>
        {capital(worthWords(left))}.{way !== undefined && ` You have ${way.words}.`}
      </p>
    </>
  );
}
