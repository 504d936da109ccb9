/**
 * Compares our server with boardgame.io and Colyseus in one run: npm run peers -- [--matches M] [--seconds S] [--rounds N] [--lanes L] [--json].
 * Each match has two sockets, and an action counts when both have it; there are as many actions at a time as lanes. All play the same
 * trivial game, and ours also plays wildlife. They take turns many times a second, so that other work on the machine slows all equally.
 * Our server writes an action to disk before anyone hears of it; the others keep everything in memory. They are installed on demand,
 * in fixed versions, into .shutterbox/peers.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleOf, SERVER_FLAGS } from './lib/bundle.mjs';
import { fail } from './lib/fail.mjs';
import { measureBeside, ours } from './lib/load-beside.mjs';
import { openPeerTables } from './lib/peers/clients.mjs';
import { installPeers, PEERS, VERSIONS } from './lib/peers/install.mjs';
import { prepare } from './lib/prepare.mjs';
import { agent } from './lib/program-client.mjs';
import { ROOT } from './lib/root.mjs';
import { startServerProcess } from './lib/server-process.mjs';
import { writeWhole } from './lib/stamp.mjs';

const DEFAULTS = { matches: 200, seconds: 5, rounds: 3, lanes: 128 };
const MOST = { matches: 1_000, seconds: 60, rounds: 100, lanes: 1_000 };

const flags = flagsFrom();
await prepare();
const library = installPeers();
const folder = mkdtempSync(join(tmpdir(), 'shutterbox-peers-'));
try {
  const trivial = await trivialBundle();
  const { matches } = flags;
  const rounds = await measureBeside(
    [
      {
        name: 'ours, the trivial game',
        open: () => ours({ bundle: trivial, flags: SERVER_FLAGS, matches, game: 'counting' }),
      },
      { name: 'ours, wildlife', open: () => ours({ matches, game: 'wildlife' }) },
      { name: 'boardgame.io, in memory', open: () => peer('boardgame.io', 'boardgame-io.mjs') },
      { name: 'Colyseus, in memory', open: () => peer('colyseus', 'colyseus.mjs') },
    ],
    flags,
  );
  if (flags.json) console.log(JSON.stringify({ versions: VERSIONS, rounds }));
  else print(rounds);
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}
// Their clients keep timers and connections.
process.exit();

function flagsFrom() {
  const number = { type: 'string' };
  const json = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { matches: number, seconds: number, rounds: number, lanes: number, json } });
  for (const [name, most] of Object.entries(MOST)) {
    values[name] = Number(values[name] ?? DEFAULTS[name]);
    if (!Number.isInteger(values[name]) || values[name] < 1 || values[name] > most)
      fail(`--${name} must be a whole number from 1 to ${most}.`);
  }
  return values;
}

/** Our server with only the trivial game. */
async function trivialBundle() {
  const outdir = join(folder, 'server');
  const { outputFiles } = await bundleOf('server', { games: 'scripts/lib/peers/counting.mjs', outdir });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return join(outdir, 'server.js');
}

async function peer(name, program) {
  const settings = { PEERS, NODE_ENV: 'production' };
  const server = await startServerProcess(settings, [], undefined, join(ROOT, 'scripts', 'lib', 'peers', program));
  return { server, tables: await openPeerTables(name, server.url, flags.matches, library) };
}

function print(rounds) {
  const { 'boardgame.io': boardgame, '@colyseus/core': colyseus } = VERSIONS;
  console.log(
    `${flags.matches} matches with two sockets, ${flags.lanes} actions under way; boardgame.io ${boardgame}, Colyseus ${colyseus}\n`,
  );
  console.log(`${''.padEnd(26)}CPU ms per action           actions/s   CPU time beside ours`);
  for (const round of rounds) {
    const [first] = Object.values(round);
    for (const [name, { cpuMsAnAnswer, answersASecond }] of Object.entries(round))
      console.log(
        `${name.padEnd(26)}${cpuMsAnAnswer.toFixed(3).padStart(12)}${answersASecond.toFixed(0).padStart(24)}${(cpuMsAnAnswer / first.cpuMsAnAnswer).toFixed(2).padStart(14)}`,
      );
    console.log('');
  }
}
