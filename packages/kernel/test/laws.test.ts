/** The laws hold for the honest toys, and each law bites: every broken game is a toy with one thing wrong. */
import { describe, expect, it, vi } from 'vitest';
import { type Decision, say } from '../src/index.ts';
import { checkLaws, LAW_IDS, type LawPlan } from '../src/laws/index.ts';
import { tablesOf } from '../src/laws/variants.ts';
import { describeLaws } from '../src/testing/index.ts';
import { BROKEN } from './broken/index.ts';
import { allied, alliedSecrets } from './broken/sides.ts';
import { changed, toy } from './broken/toys.ts';
import { leadOf } from './broken/words.ts';
import { fogSubject } from './fog.ts';
import { hide, toy as honest, secrets, text, type View } from './toy.ts';

const PLAN: LawPlan = { seed: 1, games: 3, oneStateIn: 1 };

// The slowest takes three seconds; a busy machine may need ten times that.
vi.setConfig({ testTimeout: 60_000 });

describeLaws({ game: honest, text, secrets, hide }, { seed: 1, games: 6, oneStateIn: 1 });
describeLaws(fogSubject, { seed: 1, games: 12, oneStateIn: 1, idle: ['order', 'late', 'sealed'] });

describe('a broken game', () => {
  it.each(BROKEN.map((broken) => [broken.name, broken] as const))('%s', (_, { law, message, check }) => {
    const { violations } = check();
    const found = violations.find((violation) => violation.law === law);
    expect(found, `caught only by: ${JSON.stringify(violations)}`).toBeDefined();
    expect(found?.message).toMatch(message);
    // The reported seed shows it again.
    const again = check({ seed: found?.seed ?? 0, games: 1 }).violations;
    expect(again.find((violation) => violation.law === law)?.message).toMatch(message);
  });

  it('exists for each law', () => {
    const caught = new Set(BROKEN.map(({ law }) => law));
    expect(LAW_IDS.filter((id) => !caught.has(id))).toEqual([]);
  });

  it('has a name of its own', () => {
    expect(new Set(BROKEN.map(({ name }) => name)).size).toBe(BROKEN.length);
  });
});

describe('an honest game', () => {
  it('may ask an optional question that has no answer: the walk goes on', () => {
    const riddle: Decision = { seat: 0, kind: 'riddle', optional: true };
    const game = changed({
      pending: (state) => (state.phase === 'over' ? [] : [...toy.pending(state), riddle]),
    });
    const report = checkLaws({ game, secrets }, PLAN);
    expect(report.violations).toEqual([]);
    expect(report.tally.checks.ends).toBe(report.games);
  });

  it('may tell a sealed answer to the seats of its side', () => {
    const report = checkLaws({ game: allied({ knownTo: [0, 2] }), secrets: alliedSecrets }, PLAN);
    expect(report.violations).toEqual([]);
    expect(report.tally.checks.sealed).toBeGreaterThan(0);
  });
});

describe('a standing question', () => {
  it('may ask something else if its subject says so', () => {
    const game = changed({
      pending: (state) =>
        toy
          .pending(state)
          .map((open) => (open.kind === 'bet' ? { ...open, subject: Math.max(...state.points) } : open)),
    });
    const changing = {
      ...text,
      decision: (open: Decision, view: View) => say`${text.decision(open, view)} ${leadOf(view)}`,
    };
    const report = checkLaws({ game, secrets, text: changing }, PLAN);
    expect(report.violations).toEqual([]);
    expect(report.tally.checks.late).toBeGreaterThan(0);
  });
});

describe('the report', () => {
  it('counts what was tried, law by law, and reports progress', () => {
    const progress: string[] = [];
    const report = checkLaws(
      { game: honest, secrets, text, hide },
      { ...PLAN, games: 1, onGame: (done, of) => progress.push(`${done}/${of}`) },
    );
    expect(report.violations).toEqual([]);
    expect(LAW_IDS.filter((id) => report.tally.checks[id] === 0)).toEqual([]);
    expect(Object.keys(report.tally.perturbed).sort()).toEqual(['T-1', 'T-2', 'T-5']);
    expect(report.tally.varied).toBeGreaterThan(0);
    const games = tablesOf(honest, PLAN.seed).length;
    expect(report.games).toBe(games);
    expect(progress).toEqual(Array.from({ length: games }, (_, i) => `${i + 1}/${games}`));
  });

  it('is the same again with the same plan', () => {
    const subject = { game: honest, secrets, text, hide };
    const plan = { ...PLAN, games: 1 };
    expect(checkLaws(subject, plan)).toEqual(checkLaws(subject, plan));
  });
});
