import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Runs npm in the repository, and returns its exit status and whether the network was at fault. Shows only npm's errors, because
 * stdout belongs to the program that starts afterwards. A signal is passed on to npm, and ends this process after npm has ended.
 */
export async function npm(words) {
  const child = start(words);
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
    process.stderr.write(data);
  });
  let received;
  const forward = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  const status = await ended(child);
  for (const signal of SIGNALS) process.off(signal, forward);
  // 128 plus the number of the signal, as in shells.
  if (received !== undefined) process.exit(128 + constants.signals[received]);
  return { status, isNetwork: NETWORK.test(complaints) };
}

function start(words) {
  const { npm_execpath: npm } = process.env;
  const options = { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] };
  return npm?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [npm, ...words], options)
    : spawn('npm', words, { ...options, shell: process.platform === 'win32' });
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', resolve);
  });
}
