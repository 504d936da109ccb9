/** Where games are saved, and what happens when they cannot be. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../src/files.ts';
import { SaveFile } from '../src/play/save-file.ts';
import { asTyped, saveFolder } from '../src/play/save-folder.ts';
import { newFolder, spawned, within } from './command.ts';

const LONG_AGO = new Date(0);

function filesIn(folder: string): string[] {
  const saves = join(folder, '.shutterbox');
  return existsSync(saves) ? readdirSync(saves).map((name) => join(saves, name)) : [];
}

async function savedGame(folder = newFolder()) {
  const before = filesIn(folder);
  await spawned(['play', 'template', '--bots', 'random'], '1\nq\n', folder);
  const [save = ''] = filesIn(folder).filter((file) => !before.includes(file));
  return { folder, save };
}

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'close');
  return child.pid ?? 0;
}

describe('saves', () => {
  it("are in the repository's folder for anyone inside the repository", () => {
    expect(saveFolder()).toBe(fileURLToPath(new URL('../../../.shutterbox', import.meta.url)));
  });

  it('have names that a shell accepts', () => {
    expect(asTyped('.shutterbox/template-1.save.json')).toBe('.shutterbox/template-1.save.json');
    expect(asTyped("my games/it's.json")).toBe("'my games/it'\\''s.json'");
  });

  it('are not made for a game that was only looked at', async () => {
    const folder = newFolder();
    const { status, stdout } = await spawned(['play', 'template', '--bots', 'random'], 'h\nq\n', folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(/You have not answered anything yet, so nothing was saved\.\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are found again: the newest of the game', async () => {
    const { folder, save: old } = await savedGame();
    utimesSync(old, LONG_AGO, LONG_AGO);
    const { save } = await savedGame(folder);
    const { stdout } = await spawned(['play', 'template', '--resume'], 'q\n', folder);
    expect(stdout).toContain(save.slice(folder.length + 1));
    const { stderr } = await spawned(['play', 'wildlife', '--resume'], '', folder);
    expect(stderr).toBe('There is no unfinished game of wildlife.\n');
    writeFileSync(save.replace('template', '\u001b[2J'), readFileSync(save));
    expect((await spawned(['games'], '', folder)).stdout).toMatch(
      new RegExp(`Unfinished games:\n.*${save.slice(folder.length + 1)}\n.*${old.slice(folder.length + 1)}\n$`),
    );
  });

  it('cannot be played in two terminals at once', async () => {
    const { save, folder } = await savedGame();
    writeFileSync(`${save}.lock`, String(process.pid));
    const second = await spawned(['play', 'template', '--resume', save], '', folder);
    expect(second).toEqual({ status: 2, stdout: '', stderr: `${save} is being played in another terminal.\n` });
    for (const stale of [String(await endedProcess()), '', 'x']) {
      writeFileSync(`${save}.lock`, stale);
      const { status } = await spawned(['play', 'template', '--resume', save], 'q\n', folder);
      expect(status).toBe(0);
      expect(existsSync(`${save}.lock`)).toBe(false);
    }
  });

  it('never leave their folder', async () => {
    const { save } = await savedGame();
    const json = JSON.parse(readFileSync(save, 'utf8'));
    writeFileSync(save, JSON.stringify({ ...json, record: { ...json.record, match: '../../x' } }));
    const { status, stderr } = await within(['play', 'template', '--resume', save]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/is broken: its match id is broken .*\.\n$/),
    });
  });
});

describe('a save that cannot be written', () => {
  it('makes its folder again when that has vanished', () => {
    const folder = newFolder();
    const file = new SaveFile(join(folder, 'a', 'x.save.json'), false);
    file.write('1');
    rmSync(join(folder, 'a'), { recursive: true });
    file.write('2');
    expect(file).toMatchObject({ problem: undefined, exists: true });
    expect(readFileSync(file.path, 'utf8')).toBe('2');
    file.close();
    expect(readdirSync(join(folder, 'a'))).toEqual(['x.save.json']);
  });

  it('does not end the game', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, '.shutterbox'), '');
    const { status, stdout, stderr } = await spawned(['play', 'template', '--bots', 'random'], '1\n'.repeat(9), folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/The game cannot be saved \(a file with that name already exists\)/g)).toHaveLength(1);
    expect(stdout).toMatch(/\nThe record could not be saved: a file with that name already exists\.\n$/);
  });
});

describe('the output', () => {
  it.runIf(existsSync('/dev/full'))('that cannot be written gets one sentence', async () => {
    const command = fileURLToPath(new URL('../../../bin/shutterbox.mjs', import.meta.url));
    const child = spawn('sh', ['-c', `"${process.execPath}" "${command}" games > /dev/full`]);
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    const [status] = await once(child, 'close');
    expect({ status, stderr }).toEqual({ status: 2, stderr: 'Cannot write the output: the disk is full.\n' });
  });
});

describe('a folder', () => {
  it('is made with all its parents, unless that is impossible', () => {
    const folder = newFolder();
    makeFolder(join(folder, 'a', 'b'));
    makeFolder(join(folder, 'a', 'b'));
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file', 'c'))).toThrow(/ENOTDIR|EEXIST/);
  });
});
