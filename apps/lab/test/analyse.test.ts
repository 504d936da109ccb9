import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Analysis } from '@shutterbox/analysis';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { newFolder, within } from './command.ts';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));
const KNOWN = join(GAMES, 'diceafari/test/records/rules-1-two-seats.json');
const FEW = ['--redraws', '300'];

/** The records of a game's present rules. */
function recordsOf(id: string): string[] {
  const folder = join(GAMES, id, 'test/records');
  const rules = gameNamed(id).use(({ game }) => game.rules);
  return readdirSync(folder)
    .filter((name) => name.startsWith(`rules-${rules}-`))
    .map((name) => join(folder, name));
}

async function reports(files: readonly string[], ...flags: readonly string[]): Promise<readonly Analysis[]> {
  const { status, stdout, stderr } = await within(['analyse', ...files, '--json', ...flags]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

describe('analyse', () => {
  it('tells of a known match what decided it', async () => {
    const [report] = await reports([KNOWN]);
    expect(report).toMatchObject({
      game: 'diceafari',
      sides: [0, 1],
      result: [1, 0],
      seats: [
        { seat: 0, luck: expect.closeTo(0.053, 2) },
        { seat: 1, luck: expect.closeTo(-0.078, 2) },
      ],
      deal: { luck: [expect.closeTo(-0.051, 2), expect.closeTo(0.051, 2)] },
      adjusted: [expect.closeTo(0.918, 2), expect.closeTo(0.082, 2)],
      strokes: [{ entry: 19, seat: 0 }, { entry: 0, seat: null }, { entry: 22 }],
    });
    expect(report?.error).toBeLessThan(0.005);
    // The player who answered at random made all of the mistakes.
    expect(report?.decisions?.length).toBe(3);
    for (const { seat, loss, error } of report?.decisions ?? []) {
      expect(seat).toBe(1);
      expect(loss).toBeGreaterThan(2 * error);
    }
  });

  it('gives the opening roll to the player who rolled it, though the other player’s answer brought it', async () => {
    const [report] = await reports([KNOWN], ...FEW);
    const record = JSON.parse(readFileSync(KNOWN, 'utf8'));
    const drawers = (entry: number) => report?.draws.filter((draw) => draw.entry === entry).map(({ seat }) => seat);
    const answered = (entry: number) => record.entries[entry].seat;
    const opening = report?.draws.filter(({ entry, seat }) => entry > 0 && seat !== answered(entry)) ?? [];
    expect(opening.length).toBeGreaterThan(5);
    for (const { entry } of opening) expect(drawers(entry)?.at(-1)).toBe(1 - answered(entry));
  });

  it.each(['wildlife', 'perfect-shot', 'diceafari', 'starship'])('holds for the records of %s', async (id) => {
    const files = recordsOf(id);
    expect(files.length).toBeGreaterThan(0);
    for (const { curve, draws, luck, result, adjusted, seats, deal, sides, decisions } of await reports(
      files,
      ...FEW,
    )) {
      // Only in DiceAFARI has a judge of decisions passed its test.
      expect(decisions !== undefined).toBe(id === 'diceafari');
      for (const { chances } of curve) expect(sum(chances)).toBeCloseTo(1, 9);
      for (const draw of draws) expect(sum(draw.luck)).toBeCloseTo(0, 9);
      expect(curve.at(-1)?.chances).toEqual(result);
      expect(sum(adjusted)).toBeCloseTo(1, 9);
      const drawn = sum(draws.filter(({ seat }) => seat !== null).map((draw) => draw.luck[0] ?? 0));
      expect(drawn + (deal.luck[0] ?? 0)).toBeCloseTo(luck[0] ?? 9, 9);
      expect(seats).toHaveLength(sides.length);
    }
  });

  it('says it in words', async () => {
    const { stdout } = await within(['analyse', KNOWN, ...FEW]);
    expect(stdout).toMatch(/: diceafari, \d+ draws\n {2}seat .* without luck\n {2}0 greedy .* 100\.0% /);
    expect(stdout).toMatch(/entry 0: the deal, \+\d\.\d% ± \d\.\d%\n/);
    expect(stdout).toMatch(/entry \d+: random chose “.+”; “.+” \+\d+\.\d% ± \d\.\d%\. [A-Z].+\.\n/);
  });

  it('refuses a match that is not over, and a game without figures', async () => {
    const { outcome: _, ...record } = JSON.parse(readFileSync(KNOWN, 'utf8'));
    const file = join(newFolder(), 'running.json');
    writeFileSync(file, JSON.stringify({ ...record, entries: record.entries.slice(0, 8) }));
    const running = await within(['analyse', file]);
    expect(running.status).toBe(2);
    expect(running.stderr).toContain('cannot be analysed yet: the match is not over.');
    const [template = ''] = recordsOf('template-tactics');
    expect((await within(['analyse', template])).stderr).toBe('Nothing is known about luck in template-tactics.\n');
  });
});

describe('luck in a series', () => {
  it('does not change the games, and is reported beside the plain shares', async () => {
    const words = 'sim diceafari --games 12 --bots greedy,random --threads 1 --json'.split(' ');
    const plain = JSON.parse((await within(words)).stdout);
    const adjusted = JSON.parse((await within([...words, '--adjust-luck'])).stdout);
    expect(adjusted).toMatchObject({ wins: plain.wins, score: plain.score, actions: plain.actions });
    expect(plain.adjusted).toBeUndefined();
    const { share, luck, factor } = adjusted;
    expect(adjusted.adjusted[0].mean).toBeCloseTo(share[0].mean - factor * luck[0].mean, 9);
    expect(luck[0].mean).toBeCloseTo(-luck[1].mean, 9);
  });

  it('decides a duel', async () => {
    const words = 'duel diceafari --bots random,greedy --adjust-luck --threads 1 --json'.split(' ');
    const report = JSON.parse((await within(words)).stdout);
    expect(report).toMatchObject({ stronger: 'greedy', stopped: 'clear' });
    expect(report.adjusted.high).toBeLessThanOrEqual(0.5);
  });

  it('is measured, and its figures fitted', async () => {
    const words = 'luck diceafari --games 24 --redraws 200 --json'.split(' ');
    const own = JSON.parse((await within(words)).stdout);
    const fitted = JSON.parse((await within([...words, '--fit'])).stdout);
    expect(own.removed).toBeGreaterThan(0.3);
    expect(fitted.removed).toBeGreaterThan(0.3);
    expect(fitted.slope).not.toBe(own.slope);
    expect(Math.abs(own.luck.mean)).toBeLessThan(4 * own.luck.stderr);
  });

  it.each([
    ['sim template --adjust-luck', 'Nothing is known about luck in template.\n'],
    ['luck wildlife --bots greedy', /needs two bots or more/],
  ])('refuses %s', async (words, problem) => {
    const { status, stderr } = await within(words.split(' '));
    expect(status).toBe(2);
    expect(stderr).toMatch(problem);
  });
});
