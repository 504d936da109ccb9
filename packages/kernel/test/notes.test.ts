import { describe, expect, it } from 'vitest';
import { type GameText, joiningOf, notesOf, runsOf } from '../src/index.ts';

interface Step {
  readonly from: number;
  readonly to: number;
}

const told = (...steps: readonly (readonly [number, number])[]) =>
  steps.map(([from, to]) => ({ event: { from, to }, words: `To ${to}.` }));

const TEXT: GameText<unknown, Step, string> = {
  action: () => '',
  event: ({ to }) => `To ${to}.`,
  decision: () => '',
  rejection: () => '',
  joins: (before, next) => before.to === next.from,
  note: (steps, view) => `${view}: ${steps[0]?.from} to ${steps.at(-1)?.to}, ${steps.length} steps.`,
};

describe('what belongs together', () => {
  it('is told in one sentence, and what stands alone in its own', () => {
    const walk = told([1, 2], [2, 3], [3, 4], [7, 8], [8, 9], [1, 5]);
    expect(
      notesOf(
        walk,
        joiningOf(TEXT, () => 'Now'),
      ),
    ).toEqual(['Now: 1 to 4, 3 steps.', 'Now: 7 to 9, 2 steps.', 'To 5.']);
  });

  it('stays as it is if a game joins nothing, or has no words for it', () => {
    const { joins, note, ...none } = TEXT;
    const walk = told([1, 2], [2, 3]);
    for (const text of [none, { ...none, joins }, { ...none, note }])
      expect(
        notesOf(
          walk,
          joiningOf(text as typeof TEXT, () => ''),
        ),
      ).toEqual(['To 2.', 'To 3.']);
  });

  it('is compared with what came just before', () => {
    expect(runsOf([1, 2, 3, 5, 6, 6], (before, next) => next === before + 1)).toEqual([[1, 2, 3], [5, 6], [6]]);
    expect(runsOf([], () => true)).toEqual([]);
  });
});
