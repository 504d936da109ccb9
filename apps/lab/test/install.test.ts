/** The scripts that set up a fresh clone, with a stand-in for npm. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newFolder } from './command.ts';

const SCRIPTS = fileURLToPath(new URL('../../../scripts/lib', import.meta.url));
const INSTALL = "import('./scripts/lib/install.mjs').then(({ installIfNeeded }) => installIfNeeded())";

/** A clone that contains only the scripts; `npm` is what runs in place of npm. */
function newClone(npm: string): string {
  const folder = newFolder();
  cpSync(SCRIPTS, join(folder, 'scripts', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "clone", "type": "module" }');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), npm);
  mkdirSync(join(folder, '.shutterbox'));
  return folder;
}

function install(folder: string): ChildProcess & { readonly stderr: NodeJS.ReadableStream } {
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js') };
  return spawn(process.execPath, ['-e', INSTALL], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
}

async function result(child: ReturnType<typeof install>) {
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const [status] = await once(child, 'close');
  return { status, stderr };
}

describe('installing', () => {
  it('stops npm first when it is interrupted, and releases the lock', async () => {
    const folder = newClone(
      "import { writeFileSync } from 'node:fs'; process.on('SIGINT', () => setTimeout(() => { writeFileSync('ended', ''); process.exit(1); }, 50)); console.error('started'); setInterval(() => {}, 1e6);",
    );
    const child = install(folder);
    child.stderr.on('data', (data) => {
      if (!String(data).includes('started')) return;
      expect(readFileSync(join(folder, '.shutterbox', 'install.lock'), 'utf8')).toBe(String(child.pid));
      child.kill('SIGINT');
    });
    const { status } = await result(child);
    expect(status).toBe(130);
    expect(existsSync(join(folder, 'ended'))).toBe(true);
    expect(existsSync(join(folder, '.shutterbox', 'install.lock'))).toBe(false);
  });

  it('blames the network only for network errors', async () => {
    const offline = await result(install(newClone("console.error('npm error code ENOTFOUND'); process.exit(1);")));
    expect(offline).toMatchObject({ status: 1, stderr: expect.stringMatching(/is this machine online\?\n$/) });
    const other = await result(install(newClone("console.error('npm error code EUSAGE'); process.exit(1);")));
    expect(other).toMatchObject({ status: 1, stderr: expect.stringMatching(/\(npm's message is above\)\.\n$/) });
  });

  it.each(['', 'half a'])("does not wait for a lock that says '%s'", async (text) => {
    const folder = newClone('');
    const lock = join(folder, '.shutterbox', 'install.lock');
    writeFileSync(lock, text);
    utimesSync(lock, new Date(0), new Date(0));
    expect(await result(install(folder))).toEqual({ status: 0, stderr: 'Installing packages …\n' });
    expect(existsSync(lock)).toBe(false);
  });
});
