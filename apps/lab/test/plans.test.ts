import { describe, expect, it } from 'vitest';
import { spawned } from './command.ts';

describe('plans', () => {
  it('measures expeditions and assignments, the same for the same seed', async () => {
    const words = ['plans', '--games', '3', '--tokens', '4', '--seed', '2', '--json'];
    const [first, second] = await Promise.all([spawned(words), spawned(words)]);
    expect(first.status).toBe(0);
    expect(second.stdout).toBe(first.stdout);
    const report = JSON.parse(first.stdout);
    expect(report.expeditions).toBeGreaterThan(5);
    expect(report.meanBest).toBeGreaterThanOrEqual(report.meanValue);
    expect(report.meanLoss).toBeGreaterThanOrEqual(0);
    expect(
      report.assignments.map(({ games }: { games: number }) => games).reduce((a: number, b: number) => a + b),
    ).toBe(6);
  });

  it('says so in words', async () => {
    const { stdout, status } = await spawned(['plans', '--games', '1', '--tokens', '3']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/mean loss \d+\.\d%/);
    // One score tells nothing about the spread.
    expect(stdout).toMatch(/^ {2}\d+ +1 +[\d.]+ +\? +-?[\d.]+%$/m);
  });
});
