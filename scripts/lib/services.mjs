/** What the tests need besides Node: a browser, and private instances of Postgres and Redis on loopback that are removed afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { withLock } from './lock.mjs';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} Service
 * @property {string} url
 * @property {() => Promise<void>} stop ends it for good and deletes its folder
 * @property {() => Promise<void>} restart shuts it down cleanly and starts it again with the same port and data
 * @property {() => Promise<void>} kill ends it at once, without writing anything more
 * @property {() => Promise<void>} start after `kill`
 *
 * @typedef {{ readonly missing: string }} Missing one sentence that says why there is none
 */

const POSTGRES_HOME = '/usr/lib/postgresql';
const PACKAGES = ['postgresql', 'redis-server', 'chromium'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const INSTALL_LOCK = join(ROOT, '.shutterbox', 'services.lock');
const START_TIMEOUT_MS = 60_000;
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** @returns {Promise<Service | Missing>} */
export async function startPostgres() {
  if (!(await installed(postgresFolder))) return { missing: missing('Postgres', 'postgresql') };
  const owner = postgresOwner();
  if (owner === undefined) return { missing: 'Postgres does not run as root, and there is no user postgres.' };
  const folder = ownFolder('postgres', owner);
  const data = join(folder, 'data');
  const bin = postgresFolder();
  const initdb = ['-D', data, '-U', 'shutterbox', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), initdb, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) return { missing: `Postgres could not be set up: ${lastLine(made.stderr)}` };
  const port = await freePort();
  const settings = [`listen_addresses=127.0.0.1`, `port=${port}`, `unix_socket_directories=${folder}`];
  return service({
    url: `postgres://shutterbox@127.0.0.1:${port}/postgres`,
    folder,
    command: [join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    options: owner,
    ready: /database system is ready to accept connections/,
    stopSignal: 'SIGINT',
    // SIGKILL would leave its children running for a while. This is a crash, too: the next start recovers from the log.
    killSignal: 'SIGQUIT',
  });
}

/** @returns {Promise<Service | Missing>} */
export async function startRedis() {
  if (!(await installed(() => inPath('redis-server')))) return { missing: missing('Redis', 'redis-server') };
  const folder = ownFolder('redis', {});
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--port', `${port}`, '--save', '', '--appendonly', 'no', '--dir', folder];
  return service({
    url: `redis://127.0.0.1:${port}`,
    folder,
    command: [inPath('redis-server'), ...settings],
    options: {},
    ready: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
    killSignal: 'SIGKILL',
  });
}

async function service({ url, folder, command, options, ready, stopSignal, killSignal }) {
  let child;
  const start = async () => {
    child = await launch(command, { ...options, cwd: folder }, ready, stopSignal);
  };
  const end = async (signal) => {
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    child = undefined;
  };
  try {
    await start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: error.message };
  }
  return {
    url,
    start,
    // Its data is no longer needed, and a clean shutdown takes seconds on a busy disk.
    stop: async () => {
      await end(killSignal);
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await end(stopSignal);
      await start();
    },
    kill: () => end(killSignal),
  };
}

/** Starts a program that ends with this process and, where the system allows, with its thread. Waits until it says it is ready. */
async function launch([program, ...parameters], options, ready, stopSignal) {
  const setpriv = inPath('setpriv');
  const bound = setpriv === undefined ? [] : [setpriv, '--pdeathsig', stopSignal.slice('SIG'.length), '--'];
  const [first, ...rest] = [...bound, program, ...parameters];
  const child = spawn(first, rest, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const endIt = () => child.kill(stopSignal);
  process.once('exit', endIt);
  child.once('exit', () => process.off('exit', endIt));
  const lines = [];
  await new Promise((resolve, reject) => {
    const failed = (why) => reject(new Error(`${program} did not start: ${lines.at(-1) ?? why}`));
    const timer = setTimeout(() => {
      endIt();
      failed('it took too long.');
    }, START_TIMEOUT_MS);
    child.once('error', (error) => failed(error.message));
    child.once('exit', (code) => failed(`exit status ${code}.`));
    child.once('exit', () => clearTimeout(timer));
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        lines.push(line);
        if (lines.length > 20) lines.shift();
        if (!ready.test(line)) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
  return child;
}

/** Runs before the tests, because an installation may take minutes. The tests say themselves what could not be installed. */
export async function installServices() {
  await installed(postgresFolder);
  await installed(() => inPath('redis-server'));
  await installed(browserPath);
}

/**
 * Where Chromium is.
 * @returns {Promise<{ readonly path: string } | Missing>}
 */
export async function findBrowser() {
  await installed(browserPath);
  const path = browserPath();
  return path === undefined ? { missing: missing('Chromium', 'chromium') } : { path };
}

function browserPath() {
  return BROWSERS.map(inPath).find((path) => path !== undefined);
}

/** Whether `find` finds it; if not at first, tries to install the distribution's packages. */
async function installed(find) {
  if (find() !== undefined) return true;
  if (!canInstall()) return false;
  await withLock(INSTALL_LOCK, () => {
    if (find() === undefined) install();
  });
  return find() !== undefined;
}

function canInstall() {
  return process.getuid?.() === 0 && inPath('apt-get') !== undefined;
}

/** It does not matter whether the packages start services: those have other ports and folders, and no test uses them. */
function install() {
  process.stderr.write(`Installing ${PACKAGES.join(', ')} for the tests …\n`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, stdio: 'ignore' };
  const apt = inPath('apt-get');
  spawnSync(apt, ['update'], options);
  const waiting = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync(apt, [...waiting, 'install', '-y', '--no-install-recommends', ...PACKAGES], options);
}

function missing(name, packageName) {
  const why = canInstall() ? 'could not be installed' : 'is not installed, and only root can install it here';
  return `${name} (package ${packageName}) ${why}.`;
}

/** The programs of the newest version. */
function postgresFolder() {
  const versions = existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES_HOME, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  const elsewhere = inPath('initdb');
  return folders[0] ?? (elsewhere === undefined ? undefined : join(elsewhere, '..'));
}

function inPath(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** The user Postgres runs as: the current one, unless that is root. */
function postgresOwner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => {
    const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function ownFolder(name, owner) {
  const folder = mkdtempSync(join(tmpdir(), `shutterbox-${name}-`));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function lastLine(text) {
  return text.trim().split('\n').at(-1);
}
