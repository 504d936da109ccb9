import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder, makeFolder } from '../../src/storage/folder.ts';
import { openHouse } from '../api/house.ts';
import { tempDir } from './temp-dir.ts';

const folder = tempDir();
const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Holds the lock like a server, in a process that can be killed. */
const HOLDER = `
  const file = new (require('libsql'))(process.argv[1] + '/server.lock');
  file.exec('begin exclusive');
  console.log('locked');
  setInterval(() => {}, 1000);
`;
const OCCUPIED = /^Another server uses the data in DATA_DIR \(.*\): stop it first, or .*\.$/;

describe('a data folder', () => {
  it('is made with its parents, readable only by its owner', () => {
    makeFolder(`${folder}/a/b/c`);
    makeFolder(`${folder}/a/b/c`);
    expect(statSync(`${folder}/a/b/c`).mode & 0o777).toBe(0o700);
  });

  it.each(['/proc/shutterbox', '/proc/shutterbox/data', `${folder}/file`, `${folder}/file/data`])(
    'that cannot be made (%s) is refused at once, in a sentence',
    async (DATA_DIR) => {
      writeFileSync(`${folder}/file`, '');
      const sentence = /^The data in DATA_DIR \(.*\) cannot be opened: .*\.$/;
      expect(() => makeFolder(DATA_DIR)).toThrow(sentence);
      await expect(openHouse({}, { DATA_DIR })).rejects.toThrow(sentence);
    },
  );
});

describe('one data folder', () => {
  it('is for one server: a second one refuses to start until the first has stopped', async () => {
    const DATA_DIR = `${folder}/one`;
    const first = await openHouse({}, { DATA_DIR });
    await expect(openHouse({}, { DATA_DIR })).rejects.toThrow(OCCUPIED);
    await first.close();
    await (await openHouse({}, { DATA_DIR })).close();
  });

  it('is free again when the server process has died', async () => {
    const DATA_DIR = `${folder}/killed`;
    mkdirSync(DATA_DIR);
    const holder = spawn(process.execPath, ['-e', HOLDER, DATA_DIR], { cwd: HERE });
    onTestFinished(() => void holder.kill('SIGKILL'));
    expect(String((await once(holder.stdout, 'data'))[0])).toBe('locked\n');
    expect(() => lockFolder(DATA_DIR)).toThrow(OCCUPIED);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockFolder(DATA_DIR)();
  });
});
