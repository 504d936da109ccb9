import { describe, expect, it } from 'vitest';
import { spawned, within } from './command.ts';

describe('loss', () => {
  it('measures bots against the best, the same for the same seed', async () => {
    const words = 'loss diceafari --games 2 --bots careless:100:random,greedy --seed 2 --json'.split(' ');
    const [first, second] = [await within(words), await within(words)];
    expect(first.status).toBe(0);
    expect(second.stdout).toBe(first.stdout);
    const [hasty, greedy] = JSON.parse(first.stdout).losses;
    expect(hasty).toMatchObject({ bot: 'careless:100:random', measured: 'rolls', unit: 'points' });
    expect(hasty.count).toBeGreaterThan(20);
    expect(hasty.meanBest - hasty.meanValue).toBeCloseTo(hasty.meanLoss, 9);
    expect(hasty.meanLoss).toBeGreaterThan(0.1);
    // Greedy follows the exact plan.
    expect(greedy.meanLoss).toBe(0);
  });

  it.each([
    ['wildlife', 'careless:100:random,policy', /^expeditions, in prestige$/m],
    ['perfect-shot', 'careless:100:random,greedy', /^arrangements, in points$/m],
  ])('says so in words: %s', async (game, bots, what) => {
    const { stdout, status } = await within(['loss', game, '--games', '1', '--seed', '3', '--bots', bots]);
    expect(status).toBe(0);
    expect(stdout).toMatch(what);
    const losses = [...stdout.matchAll(/^ {2}\S+ +\d+ +[\d.]+ +[\d.]+ +([\d.]+) +[\d.]+ +[\d.]+%$/gm)].map(([, lost]) =>
      Number(lost),
    );
    expect(losses.length).toBeGreaterThanOrEqual(2);
    expect(losses.at(-2)).toBeGreaterThan(losses.at(-1) ?? 0);
  });

  it('says where nothing can be measured', async () => {
    const { status, stderr } = await within(['loss', 'template']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'In template the best cannot be worked out for anything.\n',
    });
  });
});

describe('assignments', () => {
  it('compares what players score with them', async () => {
    const { stdout, status } = await spawned('assignments --games 3 --bot policy --seed 2 --json'.split(' '));
    expect(status).toBe(0);
    const { assignments } = JSON.parse(stdout);
    const scores = assignments.map(({ games }: { readonly games: number }) => games);
    expect(scores.reduce((a: number, b: number) => a + b)).toBe(6);
  });

  it('says so in words', async () => {
    const { stdout, status } = await within('assignments --games 1 --bot policy'.split(' '));
    expect(status).toBe(0);
    // One score tells nothing about the spread.
    expect(stdout).toMatch(/^ {2}\d+ +1 +[\d.]+ +\? +-?[\d.]+%$/m);
  });
});
