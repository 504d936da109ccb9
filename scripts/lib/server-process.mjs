/** A real server in its own process, with its own port and folder, to measure and to attack. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER, SERVER_FLAGS } from './bundle.mjs';
import { prepare } from './prepare.mjs';

const START_MS = 30_000;
const END_MS = 12_000;

/** The caller's settings must not point the script at real data. */
const FOREIGN = ['SITE_URL', 'DATABASE_URL', 'REDIS_URL', 'SECRET_KEY', 'METRICS_TOKEN'];

/**
 * With `home`, that folder is used and kept, so that another process can carry on with it. `server`: a bundle to compare with ours.
 */
export async function startServerProcess(more = {}, flags = [], home = undefined, server = SERVER) {
  await prepare();
  const folder = home ?? mkdtempSync(join(tmpdir(), 'shutterbox-script-'));
  const leave = () => {
    if (home === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const env = { ...process.env, ...Object.fromEntries(FOREIGN.map((name) => [name, ''])) };
  const own = server === SERVER ? SERVER_FLAGS : [];
  const child = spawn(process.execPath, [...own, ...flags, server], {
    cwd: folder,
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const atLast = () => child.kill('SIGKILL');
  process.once('exit', atLast);
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints = (complaints + data).slice(-20_000);
  });
  const state = { over: false };
  void ended.then(() => {
    state.over = true;
  });
  try {
    const url = await address(child, ended, () => complaints);
    return {
      url,
      pid: child.pid,
      folder,
      get alive() {
        return !state.over;
      },
      get complaints() {
        return complaints;
      },
      memory: () => residentBytes(child.pid),
      cpuSeconds: () => processorSeconds(child.pid),
      close: () => close(child, ended, leave, atLast),
      /** Ends it like a crash. */
      kill: () => {
        atLast();
        process.off('exit', atLast);
        return ended;
      },
    };
  } catch (error) {
    await close(child, ended, leave, atLast);
    throw error;
  }
}

function address(child, ended, complaints) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server did not start in time.')), START_MS);
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      const url = /listens on (\S+)\/ /.exec(said)?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    });
    void ended.then(() => {
      clearTimeout(late);
      reject(new Error(`The server did not start: ${complaints()}`));
    });
  });
}

/** How it ended; 0 is a clean exit. */
async function close(child, ended, leave, atLast) {
  child.kill('SIGTERM');
  const late = setTimeout(atLast, END_MS);
  const how = await ended;
  clearTimeout(late);
  process.off('exit', atLast);
  leave();
  return how;
}

/** Known on Linux only; elsewhere nothing is measured. */
function residentBytes(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** In hundredths of a second, for all its threads. */
function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
