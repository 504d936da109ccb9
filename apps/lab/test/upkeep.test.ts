/** `backup` and `restore` as an operator uses them. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup, saveBackup } from '@shutterbox/server/upkeep';
import { expect, it, vi } from 'vitest';
import { newFolder, spawned, within } from './command.ts';

/** An empty store counts, too: restoring creates it, and backing up saves it. */
async function emptyStore(): Promise<{ readonly DATA_DIR: string; readonly file: string }> {
  const folder = newFolder();
  const DATA_DIR = join(folder, 'data');
  const first = join(folder, 'first.gz');
  expect(await saveBackup({ DATA_DIR }, first)).toEqual({ ok: true, visitors: 0, matches: 0, entries: 0 });
  return { DATA_DIR, file: first };
}

it('saves and restores with the settings of the server', async () => {
  const { DATA_DIR } = await emptyStore();
  const folder = newFolder();
  const file = join(folder, 'all.gz');
  vi.stubEnv('DATA_DIR', DATA_DIR);
  const saved = await within(['backup', file]);
  expect(saved).toEqual({
    status: 0,
    stdout: `${file} holds 0 matches with 0 entries, and 0 visitors. It contains secrets, so keep it safe.\n`,
    stderr: '',
  });
  expect(statSync(file).mode & 0o077).toBe(0);
  vi.stubEnv('DATA_DIR', join(folder, 'other'));
  const restored = await within(['restore', file]);
  expect(restored).toEqual({
    status: 0,
    stdout: 'Restored 0 matches with 0 entries, and 0 visitors.\n',
    stderr: '',
  });
  expect(existsSync(join(folder, 'other', 'shutterbox.sqlite'))).toBe(true);
  vi.unstubAllEnvs();
});

it('says in one sentence what is wrong, with status 2', async () => {
  const { DATA_DIR, file } = await emptyStore();
  const folder = newFolder();
  const cut = join(folder, 'cut.gz');
  writeFileSync(cut, readFileSync(file).subarray(0, 40));
  const text = join(folder, 'text');
  writeFileSync(text, 'no backup');
  const cases: readonly (readonly [words: readonly string[], data: string, sentence: RegExp])[] = [
    [['backup'], DATA_DIR, /^Missing required argument 'file'; see npx shutterbox help backup\.$/],
    [
      ['backup', join(folder, 'b.gz')],
      join(folder, 'nowhere'),
      /^There is no folder .*nowhere to back up\. Set DATA_DIR or /,
    ],
    [['backup', join(folder, 'no', 'such', 'b.gz')], DATA_DIR, /ENOENT/],
    [['restore', join(folder, 'missing.gz')], DATA_DIR, /missing\.gz/],
    [['restore', text], DATA_DIR, /text/],
    [['restore', cut], DATA_DIR, /\.$/],
  ];
  for (const [words, data, sentence] of cases) {
    vi.stubEnv('DATA_DIR', data);
    const { status, stdout, stderr } = await within(words);
    expect({ words, status, stdout }).toEqual({ words, status: 2, stdout: '' });
    expect(stderr.trimEnd()).toMatch(sentence);
    expect(stderr.split('\n')).toHaveLength(2);
  }
  vi.unstubAllEnvs();
});

it('refuses a wrong DATABASE_URL before it touches anything', async () => {
  const file = join(newFolder(), 'b.gz');
  const wrong = { DATABASE_URL: 'mysql://x' };
  expect(await saveBackup(wrong, file)).toEqual({ ok: false, problem: 'DATABASE_URL: must start with postgres://.' });
  expect(await restoreBackup(wrong, file)).toMatchObject({ ok: false });
  expect(existsSync(file)).toBe(false);
});

it('takes the settings from a .env file, as a process', async () => {
  const { DATA_DIR } = await emptyStore();
  const folder = newFolder();
  writeFileSync(join(folder, '.env'), `DATA_DIR=${DATA_DIR}\n`);
  const { status, stdout } = await spawned(['backup', 'b.gz'], '', folder);
  expect({ status, stdout: stdout.split(' ').slice(0, 3).join(' ') }).toEqual({ status: 0, stdout: 'b.gz holds 0' });
  expect(existsSync(join(folder, 'b.gz'))).toBe(true);
});
