/** Installs the other servers on demand, in their own folder away from the product's packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fail } from '../fail.mjs';
import { ROOT } from '../root.mjs';

export const PEERS = join(ROOT, '.shutterbox', 'peers');

const PACKAGES = {
  'boardgame.io': '0.50.2',
  '@colyseus/core': '0.16.24',
  '@colyseus/schema': '3.0.76',
  '@colyseus/ws-transport': '0.16.5',
  'colyseus.js': '0.16.22',
};

/** Newer versions copy their list of handlers, and boardgame.io adds its own later. */
const OVERRIDES = { 'koa-compose': '4.1.0' };

/** The version of each, for the report. */
export const VERSIONS = PACKAGES;

/** Returns what their players need. */
export function installPeers() {
  const manifest = JSON.stringify({ private: true, dependencies: PACKAGES, overrides: OVERRIDES }, undefined, 2);
  const done = join(PEERS, '.installed');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== manifest) {
    rmSync(PEERS, { recursive: true, force: true });
    mkdirSync(PEERS, { recursive: true });
    writeFileSync(join(PEERS, 'package.json'), manifest);
    console.error('Installing boardgame.io and Colyseus into .shutterbox/peers …');
    const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const { status } = spawnSync('npm', options, { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) fail('The peers could not be installed.');
    writeFileSync(done, manifest);
  }
  const require = createRequire(join(PEERS, 'peers.cjs'));
  const [{ io }, { Client }] = ['socket.io-client', 'colyseus.js'].map((name) => require(name));
  return { io, Client };
}
