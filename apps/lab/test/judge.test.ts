import { describe, expect, it } from 'vitest';
import { within } from './command.ts';

const BOTS = ['--bots', 'random,greedy'];

describe('judge', () => {
  it('finds that random answers cost more than good ones', async () => {
    const words = ['judge', 'diceafari', ...BOTS, '--games', '6', '--tries', '8', '--json'];
    const { status, stdout } = await within(words);
    expect(status).toBe(0);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ game: 'diceafari', games: 6, tries: 8, oneIn: 1, passes: true });
    const [random, greedy] = report.bots;
    expect(random).toMatchObject({ bot: 'random', matches: 6, apart: null });
    expect(random.decision.mean).toBeGreaterThan(greedy.decision.mean);
    expect(greedy.apart).toBeGreaterThan(2);
  });

  it('does not pass bots in the wrong order', async () => {
    const words = ['judge', 'diceafari', '--bots', 'greedy,random', '--games', '3', '--tries', '8'];
    expect((await within(words)).stdout).toContain('The order is not shown, and the judge does not pass;');
  });

  it('needs two bots, and a number of minutes that is one', async () => {
    expect((await within(['judge', 'diceafari', '--bots', 'greedy'])).stderr).toContain(
      'A judge needs two bots or more',
    );
    const bad = await within(['judge', 'diceafari', ...BOTS, '--minutes', 'soon']);
    expect(bad.status).toBe(2);
  });
});
