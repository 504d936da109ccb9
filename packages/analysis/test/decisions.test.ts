import { exportRecord, Match, type MatchRecord, ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { analyse, judge } from '../src/index.ts';
import { type Action, coin, heuristics, type Options, type View } from './coin.ts';

const ALL = { game: coin, heuristics };

/** The card that is dealt, and the answer that is given. */
function played(by: Options['by'], card: number, action: Action): MatchRecord<Options, Action> {
  const match = new Match(
    coin,
    { id: 'm', seats: 2, options: { by } },
    (entry) => new ScriptedChance(entry === 0 ? [card] : [0]),
  );
  const [open] = match.pending();
  if (open !== undefined) match.answer(open.seat, open.id, action);
  return exportRecord(match);
}

function losses(record: MatchRecord<Options, Action>, seeds: number, tries: number): readonly number[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const found = judge(ALL, { record, seed, tries, oneIn: 1 });
    if (!found.ok) throw new Error(found.problem);
    return found.value[0]?.loss ?? Number.NaN;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('a mistake', () => {
  it('is what the better answer would have won more', () => {
    expect(mean(losses(played('skill', 0, 3), 50, 64))).toBeCloseTo(0.5, 1);
    expect(mean(losses(played('skill', 0, 0), 50, 64))).toBeCloseTo(0, 1);
  });

  it('is not made of noise: among answers that are all alike its mean is 0', () => {
    // With dice that differ from try to try, the best of six means would look better by about a tenth.
    expect(Math.abs(mean(losses(played('secret', 0, 0), 400, 16)))).toBeLessThan(0.02);
    expect(mean(losses(played('luck', 0, 0), 20, 16))).toBe(0);
  });

  it('counts what the seat could know, and not the card that it could not see', () => {
    const [right, wrong] = [losses(played('secret', 0, 0), 30, 16), losses(played('secret', 1, 0), 30, 16)];
    expect(right).toEqual(wrong);
  });
});

describe('the decisions of a match', () => {
  const judged = (record: MatchRecord<Options, Action>, all = ALL) => {
    const found = analyse(all, { record, seed: 1, redraws: 10, judges: true });
    if (!found.ok) throw new Error(found.problem);
    return found.value.decisions;
  };

  it('are told with the better answer and its reason, where the loss is clear', () => {
    const [told, ...others] = judged(played('skill', 0, 3)) ?? [];
    expect(others).toEqual([]);
    expect(told).toMatchObject({ entry: 1, seat: 0, given: 3, better: 0, reason: 'Answer 0 is known to win.' });
    expect(Math.abs((told?.loss ?? 0) - 0.5)).toBeLessThan(4 * (told?.error ?? 0));
  });

  it('are not told where the answer was the best, or no worse than others', () => {
    expect(judged(played('skill', 0, 0))).toEqual([]);
    expect(judged(played('secret', 1, 0))).toEqual([]);
  });

  it('are not told where the curve leaves no room for what they are said to have cost', () => {
    const sure = { game: { ...coin, determinize: (view: View) => ({ ...view, card: 0 }) }, heuristics };
    expect(judged(played('secret', 0, 1), sure)).toMatchObject([{ entry: 1, given: 1, loss: 1 }]);
    expect(judged(played('secret', 1, 1), sure)).toEqual([]);
  });

  it('are not spoken of where no judge has passed, or nobody asks', () => {
    const { decisions: _, ...unjudged } = heuristics;
    expect(judged(played('skill', 0, 3), { game: coin, heuristics: unjudged })).toBeUndefined();
    const luck = analyse(ALL, { record: played('skill', 0, 3), seed: 1, redraws: 10 });
    expect(luck.ok && luck.value.decisions).toBeUndefined();
  });
});
