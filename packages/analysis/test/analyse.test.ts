import { exportRecord, Match, type MatchRecord, ScriptedChance, type Seat, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { type Analysis, analyse } from '../src/index.ts';
import { type Action, type Event, heuristics, ladder, type Options, type State } from './ladder.ts';

const ALL = { game: ladder, heuristics };
const PLAN = { seed: 1, redraws: 400 };

/** Results by entry: who begins, then what an answer throws for its own seat and for the next one. */
function played(results: readonly (readonly number[])[], faces = 6): MatchRecord<Options, Action> {
  const start = { id: 'm', seats: 2, options: { faces } };
  const match = new Match(ladder, start, (entry) => new ScriptedChance(results[entry] ?? []));
  for (let entry = 1; entry < results.length; entry++) answer(match, results[entry]?.length === 0 ? 'rest' : 'throw');
  return exportRecord(match);
}

function answer(match: Match<Options, State, Action, Event, State>, action: Action): void {
  const [open] = match.pending();
  if (open !== undefined) match.answer(open.seat, open.id, action);
}

function analysed(record: MatchRecord<Options, Action>, plan = PLAN): Analysis {
  const result = analyse(ALL, { record, ...plan });
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

/** The second seat begins and throws 5, and the opening throw of the first is 1; in the end the first wins by 12 to 10. */
const MATCH = [[1], [4, 0], [1, 3], [0, 2], [5]];

/** As the evaluation has it, by hand: nine tenths cancel out, and the slope is 1.2. */
function chanceAt(sums: readonly [number, number]): number {
  const share = (ahead: number) => 1 / (1 + Math.exp(-ahead / 4));
  const ahead = sums[0] - sums[1];
  return share(ahead) ** 1.2 / (share(ahead) ** 1.2 + share(-ahead) ** 1.2);
}

describe('the chances to win', () => {
  const { curve, start, result } = analysed(played(MATCH));

  it('sum to 1 though the evaluation does not', () => {
    for (const { chances } of curve) expect(chances[0] as number).toBeCloseTo(1 - (chances[1] as number), 12);
    expect(curve[1]?.chances[0]).toBeCloseTo(chanceAt([1, 5]), 12);
    expect(start).toEqual([0.5, 0.5]);
  });

  it('are the result at the end', () => {
    expect(curve.at(-1)).toEqual({ entry: 4, chances: [1, 0] });
    expect(result).toEqual([1, 0]);
  });
});

describe('the luck of a draw', () => {
  it('belongs to the seat that drew, not to the one that answered', () => {
    const { draws } = analysed(played(MATCH));
    expect(draws.map(({ entry, seat, events }) => [entry, seat, ...events])).toEqual([
      [0, null, 0, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 2],
      [2, 0, 0, 1],
      [2, 1, 1, 2],
      [3, 1, 0, 1],
      [3, 0, 1, 2],
      [4, 0, 0, 1],
    ]);
  });

  it('is what came minus the mean of what could have come', () => {
    const [, first, second] = analysed(played(MATCH)).draws;
    const faces = [1, 2, 3, 4, 5, 6];
    const after5 = faces.reduce((sum, own) => sum + chanceAt([own, 5]) / 6, 0);
    const before = faces.reduce(
      (sum, other) => sum + faces.reduce((all, own) => all + chanceAt([own, other]) / 36, 0),
      0,
    );
    expect(first?.luck[0]).toBeCloseTo(after5 - before, 12);
    expect(second?.luck[0]).toBeCloseTo(chanceAt([1, 5]) - after5, 12);
    expect([first?.error, second?.error]).toEqual([0, 0]);
  });

  it('is nothing in the mean over all that could have come', () => {
    let sum = 0;
    for (let own = 0; own < 6; own++) {
      for (let next = 0; next < 6; next++) {
        const { draws } = analysed(played([[1], [own, next], ...MATCH.slice(2)]));
        for (const { entry, luck } of draws) if (entry === 1) sum += luck[0] as number;
      }
    }
    expect(sum).toBeCloseTo(0, 10);
  });

  it('adds up to the seats and the deal', () => {
    const { seats, deal, luck, draws } = analysed(played(MATCH));
    expect((seats[0]?.luck ?? 0) - (seats[1]?.luck ?? 0) + (deal.luck[0] ?? 0)).toBeCloseTo(luck[0] ?? 9, 12);
    expect(draws.reduce((sum, each) => sum + (each.luck[1] ?? 0), 0)).toBeCloseTo(luck[1] ?? 9, 12);
  });

  it('is told for the three that changed most for their own seat, for better or worse', () => {
    const { strokes } = analysed(played(MATCH));
    const own = strokes.map(({ seat, luck }) => luck[seat as Seat] as number);
    expect(own).toHaveLength(3);
    expect(own).toEqual([...own].sort((a, b) => Math.abs(b) - Math.abs(a)));
    expect(Math.min(...own)).toBeLessThan(0);
    expect(strokes[0]).toMatchObject({ entry: 4, seat: 0 });
  });
});

describe('a match with too many results to count', () => {
  const record = played([[0], [900, 3], [20, 400], [500, 80], [10]], 1000);

  it('is drawn again by a seed, and says how sure it is', () => {
    const once = analysed(record);
    expect(analysed(record)).toEqual(once);
    expect(analysed(record, { ...PLAN, seed: 2 }).luck).not.toEqual(once.luck);
    expect(once.error).toBeGreaterThan(0);
    expect(analysed(record, { ...PLAN, redraws: 40_000 }).error).toBeLessThan(once.error / 4);
  });

  it('comes to the same within its error', () => {
    const [rough, fine] = [analysed(record), analysed(record, { seed: 7, redraws: 40_000 })];
    expect(Math.abs((rough.luck[0] as number) - (fine.luck[0] as number))).toBeLessThan(4 * rough.error);
  });

  it('says how far it is', () => {
    const heard: number[] = [];
    analyse(ALL, { record, ...PLAN, onProgress: (done) => heard.push(done) });
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.at(-1)).toBe(1);
  });
});

describe('what is not counted', () => {
  it('is an entry that was taken back', () => {
    const source = (entry: number) => new SeededChance(3, entry);
    const match = new Match(ladder, { id: 'm', seats: 2, options: { faces: 6 } }, source);
    answer(match, 'rest');
    match.undo(match.pending()[0]?.seat ?? 0);
    for (let i = 0; i < 4; i++) answer(match, 'throw');
    const { curve, draws } = analysed(exportRecord(match));
    expect(curve.map(({ entry }) => entry)).toEqual([0, 3, 4, 5, 6]);
    expect(new Set(draws.map(({ entry }) => entry))).toEqual(new Set([0, 3, 4, 5, 6]));
  });

  it('is a match that is not over', () => {
    expect(analyse(ALL, { record: played(MATCH.slice(0, 3)), ...PLAN })).toEqual({
      ok: false,
      problem: 'the match is not over.',
    });
  });

  it('is a game that knows nothing about luck', () => {
    const { luck: _, ...rest } = heuristics;
    expect(analyse({ game: ladder, heuristics: rest }, { record: played(MATCH), ...PLAN }).ok).toBe(false);
  });
});

describe('the result adjusted for luck', () => {
  it('takes the factor times the luck away, and stays between 0 and 1', () => {
    const { adjusted, luck } = analysed(played(MATCH));
    expect(adjusted[0]).toBeCloseTo(1 - 0.8 * (luck[0] as number), 12);
    const beaten = analysed(played([[1], [0, 0], [0, 0], [0, 0], [5]]));
    expect(Math.min(...beaten.adjusted)).toBeGreaterThanOrEqual(0);
    expect((beaten.adjusted[0] ?? 0) + (beaten.adjusted[1] ?? 0)).toBeCloseTo(1, 12);
  });

  it('counts a side once, however many seats it has', () => {
    const sides = [0, 0] as const;
    const game = {
      ...ladder,
      outcome: (state: State) => {
        const over = ladder.outcome(state);
        return over && { ...over, rank: [1, 1], side: sides };
      },
    };
    const { outcome: _, ...record } = played(MATCH);
    const result = analyse({ game, heuristics }, { record, ...PLAN });
    expect(result.ok && result.value.result).toEqual([1]);
  });
});
