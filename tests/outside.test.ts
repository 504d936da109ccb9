/** Only one list knows the games: with another list in its place, the command and the server have another game. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from '../apps/server/test/api/person.ts';
import { bundleOf } from '../scripts/lib/bundle.mjs';

/** Beside the installed packages, which the bundles load. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/shutterbox/', import.meta.url));

let built = '';
let folder = '';

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  built = mkdtempSync(join(CACHE, 'outside-'));
  folder = mkdtempSync(join(tmpdir(), 'outside-'));
  for (const app of ['lab', 'server'] as const) {
    mkdirSync(join(built, app));
    const { outputFiles } = await bundleOf(app, { games: 'tests/outside/index.ts', outdir: join(built, app) });
    for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  }
});

afterAll(() => {
  for (const each of [built, folder]) rmSync(each, { recursive: true, force: true });
});

function start(file: string, words: readonly string[], env = {}): ChildProcessWithoutNullStreams {
  const settings = { PATH: process.env.PATH, HOME: folder, ...env };
  return spawn(process.execPath, [join(built, file), ...words], { cwd: folder, env: settings });
}

async function shutterbox(words: string, input = ''): Promise<{ readonly status: unknown; readonly said: string }> {
  const child = start('lab/shutterbox.js', words.split(' '));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  child.stdin.end(input);
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, said };
}

describe('a game from outside', () => {
  it('is in the lab: listed, simulated in threads, and checked against the laws', async () => {
    expect((await shutterbox('games')).said).toContain('outside (rules 1), 2 to 4 seats');
    expect((await shutterbox('sim someday')).said).toMatch(/^someday is not ready yet\. The games are .*outside/);
    expect(await shutterbox('sim outside --bots greedy,random --games 8 --threads 2')).toMatchObject({ status: 0 });
    const { status, said } = await shutterbox('laws outside --games 1');
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('outside') });
  });

  it('is in the terminal, played to the end', async () => {
    const { status, said } = await shutterbox('play outside --bots random --seed 1', '1\n'.repeat(100));
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringMatching(/Record: .*outside-/) });
  });

  it('is on the server: listed and played', async () => {
    const child = start('server/server.js', [], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder });
    try {
      const person = await Person.named(await siteOf(child), 'Ines');
      const { games } = (await person.must('GET', '/games')) as { readonly games: readonly { readonly id: string }[] };
      expect(games.map(({ id }) => id)).toContain('outside');
      expect(games.map(({ id }) => id)).not.toContain('someday');
      const { id } = await person.make([{ kind: 'me' }, { kind: 'bot', level: 'easy' }], { game: 'outside' });
      expect(await person.answer(id, 0, 'a')).toMatchObject({ number: expect.any(Number) });
    } finally {
      child.kill();
    }
  });
});

async function siteOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listens on (\S+)\/ and keeps/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it listened.');
}
