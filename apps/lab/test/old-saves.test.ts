/** Games saved by an earlier version can be resumed, whatever has changed inside since. */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newFolder, spawned, within } from './command.ts';

const SAVES = fileURLToPath(new URL('./saves/', import.meta.url));

interface SavedEntry {
  readonly kind: string;
  readonly seat?: number;
  readonly action?: unknown;
  readonly chance?: readonly number[];
}

function entriesOf(path: string): readonly SavedEntry[] {
  const json = JSON.parse(readFileSync(path, 'utf8'));
  const { entries } = json.record ?? json;
  // The numbers of questions are not part of the game itself.
  return entries.map(({ kind, seat, action, chance }: SavedEntry) => ({ kind, seat, action, chance }));
}

async function resumed(name: string, game: string, input: string) {
  const folder = newFolder();
  const save = join(folder, '.shutterbox', `${name}.save.json`);
  mkdirSync(join(folder, '.shutterbox'));
  copyFileSync(join(SAVES, `${name}.save.json`), save);
  const result = await spawned(['play', game, '--resume', save], input, folder);
  expect(result).toMatchObject({ status: 0, stderr: '' });
  return { ...result, folder, save };
}

describe('a game that an earlier version saved', () => {
  it('goes on from its seed exactly as it would have then', async () => {
    const { save } = await resumed('wildlife-seed-8', 'wildlife', `${'1\n'.repeat(7)}q\n`);
    expect(entriesOf(save)).toEqual(entriesOf(join(SAVES, 'wildlife-seed-8-later.save.json')));
    expect(entriesOf(save).length).toBeGreaterThan(entriesOf(join(SAVES, 'wildlife-seed-8.save.json')).length);
  });

  it('still has its log and its standing answers', async () => {
    const { stdout } = await resumed('wildlife-standing-answers', 'wildlife', 'l\nauto\nq\n');
    expect(stdout).toMatch(/Your automatic answers \(auto off: ask me again\):\n {2}Make no offer\n/);
    expect(stdout).toMatch(/\n {2}Place the reserved Green sea turtle/);
    expect(stdout).toMatch(/You take back the last answer\./);
  });

  it('uses its standing answers, plays to the end and proves its dice', async () => {
    const { stdout, folder } = await resumed('wildlife-standing-answers', 'wildlife', '1\n'.repeat(5000));
    expect(stdout).toMatch(/The game is over/);
    expect(stdout).not.toMatch(/Do you offer a token/);
    const [, record = ''] = /\nRecord: (\S+)\n/.exec(stdout) ?? [];
    expect(await within(['verify', join(folder, record)])).toMatchObject({ status: 0, stderr: '' });
    const before = entriesOf(join(SAVES, 'wildlife-standing-answers.save.json'));
    expect(entriesOf(join(folder, record)).slice(0, before.length)).toEqual(before);
    rmSync(folder, { recursive: true });
  });

  it('keeps the sealed answers of two people at one keyboard', async () => {
    const { stdout } = await resumed('template-two-people', 'template', '\n1\n\nq\n');
    expect(stdout).toMatch(/^Player 2: press Enter when nobody else is looking/);
    expect(stdout).toMatch(/You are Player 2; Player 1: human/);
  });
});
