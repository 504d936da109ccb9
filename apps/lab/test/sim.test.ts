import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Estimate } from '../src/tally.ts';
import { newFolder, spawned, within } from './command.ts';

const KEYS = [
  'game',
  'rules',
  'seats',
  'games',
  'seed',
  'bots',
  'actions',
  'cpuSeconds',
  'actionsPerCpuSecond',
  'wins',
  'share',
  'score',
  'sides',
  'length',
];

interface Report {
  readonly actions: number;
  readonly games: number;
  readonly length: number;
  readonly cpuSeconds: number;
  readonly actionsPerCpuSecond: number;
  readonly wins: readonly number[];
  readonly share: readonly Estimate[];
  readonly score: readonly Estimate[];
}

function parsed(stdout: string): Report {
  return JSON.parse(stdout);
}

/** Everything except what depends on the machine. */
function results(stdout: string) {
  const { cpuSeconds, actionsPerCpuSecond, ...rest } = parsed(stdout);
  return rest;
}

/** In this thread: only the bundle contains workers. */
async function simulated(words: string) {
  const { status, stdout, stderr } = await within(['sim', ...words.split(' '), '--threads', '1', '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** The entries of every game's record. */
async function entriesOf(words: string): Promise<readonly unknown[][]> {
  const folder = newFolder();
  await simulated(`${words} --record ${folder}`);
  const files = readdirSync(folder).sort();
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).entries);
}

describe('sim', () => {
  it('prints one JSON object of the promised shape', async () => {
    const stdout = await simulated('wildlife --games 8 --seats 4 --bots random,greedy --seed 7');
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const report = parsed(stdout);
    expect(Object.keys(report)).toEqual(KEYS);
    expect(report).toMatchObject({
      game: 'wildlife',
      rules: 1,
      seats: 4,
      games: 8,
      seed: 7,
      bots: ['random', 'greedy'],
    });
    expect(report.length).toBe(report.actions / 8);
    expect(report.cpuSeconds).toBeGreaterThan(0);
    expect(report.actionsPerCpuSecond).toBe(Math.round(report.actions / report.cpuSeconds));
    expect(report.wins[0]).toBeLessThan(report.wins[1] ?? 0);
    const estimates = [
      { mean: expect.any(Number), stderr: expect.any(Number) },
      { mean: expect.any(Number), stderr: expect.any(Number) },
    ];
    expect(report).toMatchObject({ share: estimates, score: estimates });
    expect(report.share.map(({ mean }) => mean)).toEqual(report.wins.map((wins) => wins / 8));
  });

  it.each([
    'template --games 301 --seats 2 --bots random',
    'template --games 100 --seats 3 --bots random,greedy',
    'template --games 50 --seats 4 --bots greedy,random,mcts:20',
    'wildlife --games 21 --seats 5 --bots random',
  ])('shares out every victory: %s', async (words) => {
    const { wins, games } = parsed(await simulated(words));
    expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(games, 9);
  });

  it('plays the same games for the same seed, and others for another', async () => {
    const first = results(await simulated('wildlife --games 10 --seats 3 --bots random,greedy --seed 5'));
    expect(results(await simulated('wildlife --games 10 --seats 3 --bots random,greedy --seed 5'))).toEqual(first);
    expect(results(await simulated('wildlife --games 10 --seats 3 --bots random,greedy --seed 6'))).not.toEqual(first);
  });

  it.each([
    'template --games 33000 --seats 4 --bots random --seed 3',
    'wildlife --games 13 --seats 3 --bots greedy,random --seed 3',
    'template --games 13 --seats 4 --bots mcts:30,greedy --seed 3',
  ])('gives the same results on any number of threads: %s', async (words) => {
    const run = async (threads: string) => {
      const { status, stdout, stderr } = await spawned(['sim', ...words.split(' '), '--threads', threads, '--json']);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return results(stdout);
    };
    const alone = await run('1');
    expect(await run('2')).toEqual(alone);
    expect(await run('3')).toEqual(alone);
  });

  it('rotates the bots, so that a rotation of equals is fair', async () => {
    const folder = newFolder();
    await simulated(`template --games 4 --seats 4 --bots random,greedy,mcts:5 --record ${folder}`);
    const seated = readdirSync(folder)
      .sort()
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).names);
    expect(seated).toEqual([
      ['random', 'greedy', 'mcts:5', 'random'],
      ['greedy', 'mcts:5', 'random', 'random'],
      ['mcts:5', 'random', 'random', 'greedy'],
      ['random', 'random', 'greedy', 'mcts:5'],
    ]);
  });

  it('deals the same cards within a rotation', async () => {
    const [one, two, next] = await entriesOf('wildlife --games 3 --seats 2 --bots greedy,random');
    expect(two?.[0]).toEqual(one?.[0]);
    expect(next?.[0]).not.toEqual(one?.[0]);
  });

  it.each([
    'diceafari --games 6 --seats 2 --bots greedy',
    'diceafari --games 6 --seats 3 --bots greedy,greedy,greedy',
    'wildlife --games 8 --seats 4 --bots greedy,random',
    'template --games 8 --seats 4 --bots mcts:5,greedy',
  ])('plays no game twice: %s', async (words) => {
    const played = (await entriesOf(words)).map((entries) => JSON.stringify(entries));
    expect(new Set(played).size).toBe(played.length);
  });

  it('takes a preset and options on top of it', async () => {
    const options = async (words: string) => {
      const folder = newFolder();
      await simulated(`wildlife --games 1 ${words} --record ${folder}`);
      return JSON.parse(readFileSync(join(folder, 'wildlife-1-000000.json'), 'utf8')).options;
    };
    const simplest = { assignments: false, raccoon: false, tokens: false, reserving: false };
    expect(await options('--preset simplest')).toEqual(simplest);
    expect(await options('--preset simplest --option tokens=true')).toEqual({ ...simplest, tokens: true });
    expect(await options('--option raccoon=true --preset simplest')).toEqual({ ...simplest, raccoon: true });
  });

  it('reports in words without --json', async () => {
    const { status, stdout } = await within('sim template --games 10 --bots greedy,random --threads 1'.split(' '));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^template: 10 games, 2 seats, seed 1\n {2}bot +wins +share +± +score +±\n {2}greedy /);
  });
});

describe('records of sim', () => {
  it('change nothing, are the same on any number of threads, and replay', async () => {
    const words = 'wildlife --games 5 --seats 3 --bots greedy,random --seed 11'.split(' ');
    const folders = [join(newFolder(), 'new', 'a'), join(newFolder(), 'b')];
    const plain = await spawned(['sim', ...words, '--json']);
    for (const [i, folder] of folders.entries()) {
      const { stdout } = await spawned(['sim', ...words, '--json', '--threads', String(i + 1), '--record', folder]);
      expect(results(stdout)).toEqual(results(plain.stdout));
    }
    const [one = '', two = ''] = folders;
    expect(readdirSync(one)).toHaveLength(5);
    expect(readdirSync(two)).toEqual(readdirSync(one));
    for (const file of readdirSync(one)) {
      expect(readFileSync(join(two, file), 'utf8')).toBe(readFileSync(join(one, file), 'utf8'));
      const { status, stdout, stderr } = await within(['replay', join(one, file)]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/All \d+ entries follow the rules\. [^(]*\(scores\s[-\d,\s]+\)\.\n$/);
    }
  });
});

describe('duel', () => {
  it('finds the stronger bot, the same one every time', async () => {
    const words = 'duel wildlife --bots random,greedy --seed 2 --json'.split(' ');
    const { status, stdout } = await spawned([...words, '--threads', '1']);
    expect(status).toBe(0);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ game: 'wildlife', seats: 2, bots: ['random', 'greedy'], stronger: 'greedy' });
    expect(report.high).toBeLessThanOrEqual(0.5);
    const again = JSON.parse((await spawned([...words, '--threads', '2'])).stdout);
    expect({ ...again, cpuMinutes: 0 }).toEqual({ ...report, cpuMinutes: 0 });
  });

  it('stops at its limit when nothing is clear', async () => {
    const { stdout } = await within(
      'duel template --bots random,random --max-games 40 --seats 4 --threads 1'.split(' '),
    );
    expect(stdout).toMatch(
      /with 95% confidence\): not clear yet\.\n40 games, \d+\.\d\d CPU minutes; stopped at the limit of games \(--max-games\)\.\n$/,
    );
  });
});

describe('bench', () => {
  it('measures what the rules cost', async () => {
    const { status, stdout } = await within('bench template --seconds 0.05 --json'.split(' '));
    expect(status).toBe(0);
    const [report] = JSON.parse(stdout);
    expect(report).toMatchObject({ game: 'template', rules: 1, seats: 4 });
    expect(report.play.map(({ seats }: { readonly seats: number }) => seats)).toEqual([2, 4]);
    for (const cost of ['cloneNs', 'viewNs', 'legalActionsNs', 'determinizeNs', 'stateBytes', 'legalLength'])
      expect(report[cost]).toBeGreaterThan(0);
    expect((await within('bench template --seconds 0.05'.split(' '))).stdout).toMatch(/^template\n {2}random play/);
  });

  it('measures search, and says where its time goes', async () => {
    const words = 'bench template --seconds 0.05 --levels 1'.split(' ');
    const [{ search, levels }] = JSON.parse((await within([...words, '--json'])).stdout);
    expect(search.map(({ bot }: { readonly bot: string }) => bot)).toEqual(['mcts:200', 'halving:200']);
    for (const { iterationsPerCpuSecond, shares } of search) {
      expect(iterationsPerCpuSecond).toBeGreaterThan(0);
      expect(shares.guessing).toBeGreaterThan(0);
      const sum = Object.values<number>(shares).reduce((a, b) => a + b);
      expect(sum).toBeCloseTo(1, 1);
    }
    expect(levels.map(({ level }: { readonly level: string }) => level)).toEqual(['easy', 'normal', 'hard', 'expert']);
    for (const { meanMs, longestMs } of levels) expect(longestMs).toBeGreaterThanOrEqual(meanMs);
    const { stdout } = await within(words);
    expect(stdout).toMatch(/^ {2}search +mcts:200 +halving:200$/m);
    expect(stdout).toMatch(/^ {2}expert +\d+ +[\d.]+ +\d+$/m);
  });

  // A question aboard a ship takes search seconds of CPU time.
  it('measures a dense start, turns and calls if the game has them', { timeout: 900_000 }, async () => {
    const { stdout } = await within('bench starship --seconds 0.02 --json'.split(' '));
    const [report] = JSON.parse(stdout);
    expect(report.densePerCpuSecond).toBeGreaterThan(0);
    expect(report.callsNs['line of sight']).toBeGreaterThan(0);
    expect(Object.keys(report.also)).toEqual(['Hijacking', 'Hijacking, fog']);
    for (const { actionsPerCpuSecond, viewNs } of Object.values<Record<string, number>>(report.also))
      expect(Math.min(actionsPerCpuSecond ?? 0, viewNs ?? 0)).toBeGreaterThan(0);
    expect(report.actionsPerGame).toBeGreaterThan(report.actionsPerTurn);
    expect(Object.keys(report.mix)[0]).toBe('step');
  });

  it('takes a preset and options on top of it', async () => {
    const stateBytes = async (...words: readonly string[]) => {
      const { stdout, stderr } = await within(['bench', 'wildlife', '--seconds', '0.01', '--json', ...words]);
      expect(stderr).toBe('');
      return JSON.parse(stdout)[0].stateBytes;
    };
    const usual = await stateBytes();
    expect(await stateBytes()).toBe(usual);
    const simplest = await stateBytes('--preset', 'simplest');
    expect(new Set([usual, simplest, await stateBytes('--option', 'tokens=false')]).size).toBe(3);
    expect(await stateBytes('--preset', 'simplest', '--option', 'tokens=true')).not.toBe(simplest);
  });

  it('says what is wrong with an option', async () => {
    const { status, stderr } = await within('bench wildlife --option tokens=maybe'.split(' '));
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('tokens') });
  });
});
