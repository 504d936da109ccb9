import { defaultOptions } from '@shutterbox/kernel';
import { game, text } from '@shutterbox/template';
import { heuristics } from '@shutterbox/template/bot';
import { board } from '@shutterbox/template/terminal';
import { secrets } from '@shutterbox/template/testing';
import { describe, expect, it } from 'vitest';
import { laws } from '../src/commands/laws.ts';
import { listed } from '../src/games.ts';
import { captured, spawned } from './command.ts';

const sound = { game, text, heuristics, secrets, board, rules: '' };

function held(entry: typeof sound, seed = '7') {
  return captured(() => (laws([], { games: '2', seed, oneStateIn: '4', guesses: '50' }, [listed(entry)]) ? 0 : 1));
}

describe('laws', () => {
  it('are kept by a sound game', async () => {
    const { status, stdout } = await spawned('laws template --games 2 --seed 3'.split(' '));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^template: \d+ games, \d+ actions, \d+\.\d s\n/);
    expect(stdout).toMatch(/\n {2}a clone is equal and independent +\d+ +\d+%\n/);
    expect(stdout).toMatch(/template keeps all laws\.\n$/);
  });

  it('name the broken law, and a seed that shows it again', async () => {
    const shallow = { ...sound, game: { ...game, clone: (state: ReturnType<typeof game.clone>) => ({ ...state }) } };
    const { status, stdout } = await held(shallow);
    expect(status).toBe(1);
    expect(stdout).toMatch(/template breaks the law 'clone' \(a clone is equal and independent\): .*seed 7, 2 seats/);
    const [, seed] = /To reproduce it: npx shutterbox laws template --games 1 --seed (\d+)/.exec(stdout) ?? [];
    expect((await held(shallow, seed)).stdout).toContain("breaks the law 'clone'");
  });

  it('can be held to one set of options, and say so again', async () => {
    const clone = (state: ReturnType<typeof game.clone>) => ({ ...state });
    const flags = { games: '1', seed: '7', oneStateIn: '4', guesses: '0', option: ['lowLight=true'] };
    const one = await captured(() => (laws([], flags, [listed({ ...sound, game: { ...game, clone } })]) ? 0 : 1));
    expect(one.stdout).toContain('options as given');
    expect(one.stdout).toMatch(/--one-state-in 4 --option lowLight=true\n/);
    const kept = await captured(() => (laws([], flags, [listed(sound)]) ? 0 : 1));
    expect(kept.status).toBe(0);
    expect(kept.stdout).toMatch(
      new RegExp(`^template: ${game.seats(defaultOptions(game.options)).counts.length} games`),
    );
  });

  it('name a seed when the rules throw', async () => {
    const setup: typeof game.setup = (seats, ...words) => {
      if (seats === 4) throw new Error('out of film');
      return game.setup(seats, ...words);
    };
    const { status, stdout } = await held({ ...sound, game: { ...game, setup } });
    expect(status).toBe(1);
    expect(stdout).toMatch(/template breaks the law 'throws' .*: .*out of film/);
    expect(stdout).toMatch(/To reproduce it: npx shutterbox laws template --games 1 --seed 7 --one-state-in 4\n/);
  });
});
