/**
 * Measures how much load a server on this machine can take: npm run load -- [--seconds S] [--sockets N] [--idle N] [--matches M] [--rate R] [--game ID]
 * [--words] [--postgres] [--server BUNDLE] [--json]. It starts a server with SQLite, or with a Postgres of its own, and this process plays all the players: it opens sockets and answers as
 * fast as it can, then at a fixed rate, and times each answer until the last socket of its match has the update. Sockets hear what pages
 * hear, or with --words what programs hear. With --beside BUNDLE [--rounds N] that server and ours take turns many times a second, at
 * full speed, so that other work on the machine slows both equally; each gets --seconds in every round. With --postgres both have a Postgres,
 * and ours with SQLite takes its turn as well.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { measureBeside, ours } from './lib/load-beside.mjs';
import { closedLoop, openLoop, openSockets, openTables, pause, SEATS } from './lib/load-loops.mjs';
import { agent } from './lib/program-client.mjs';
import { startServerProcess } from './lib/server-process.mjs';
import { startPostgres } from './lib/services.mjs';

const DEFAULTS = {
  seconds: 10,
  sockets: 2_000,
  idle: 0,
  matches: 900,
  rate: 500,
  game: 'wildlife',
  lanes: 128,
  rounds: 3,
};
const MOST = { seconds: 120, sockets: 10_000, idle: 20_000, matches: 5_000, rate: 10_000, lanes: 2_000, rounds: 100 };
const SETTLE_MS = 1_000;
const IDLE_A_MATCH = 20;

const flags = flagsFrom();
const services = [];
try {
  if (flags.beside === undefined) await alone();
  else await beside();
} finally {
  agent.destroy();
  for (const service of services) await service.stop();
}

/** Where a server keeps its matches. */
async function ownStorage() {
  if (!flags.postgres) return {};
  const service = await startPostgres();
  if ('missing' in service) fail(service.missing);
  services.push(service);
  return { DATABASE_URL: service.url };
}

async function alone() {
  const profiled = flags.profile ? ['--cpu-prof', '--cpu-prof-dir=/tmp'] : [];
  const server = await startServerProcess(await ownStorage(), profiled, undefined, flags.server);
  try {
    const report = await measure(server);
    if (flags.json) console.log(JSON.stringify(report));
    else print(report);
  } finally {
    await server.close();
  }
}

async function beside() {
  const [before, now] = [await ownStorage(), await ownStorage()];
  const servers = [
    { name: 'old', open: () => ours({ ...flags, bundle: resolve(flags.beside), settings: before }) },
    { name: 'new', open: () => ours({ ...flags, settings: now }) },
    ...(flags.postgres ? [{ name: 'new on SQLite', open: () => ours(flags) }] : []),
  ];
  const rounds = await measureBeside(servers, flags);
  if (flags.json) return console.log(JSON.stringify(rounds));
  for (const round of rounds) {
    for (const [name, { cpuMsAnAnswer, answersASecond, bytesAnUpdate }] of Object.entries(round))
      console.log(
        `${name}  ${cpuMsAnAnswer.toFixed(3)} CPU ms per answer, ${answersASecond.toFixed(0)} answers/s, ${bytesAnUpdate.toFixed(0)} bytes per update`,
      );
    console.log(
      `     ${(round.old.cpuMsAnAnswer / round.new.cpuMsAnAnswer).toFixed(2)} times the answers per CPU second\n`,
    );
  }
}

function flagsFrom() {
  const number = { type: 'string' };
  const { values } = parseArgs({
    options: {
      seconds: number,
      sockets: number,
      idle: number,
      matches: number,
      rate: number,
      lanes: number,
      game: { type: 'string', default: DEFAULTS.game },
      json: { type: 'boolean', default: false },
      words: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      server: { type: 'string' },
      beside: { type: 'string' },
      rounds: number,
      profile: { type: 'boolean', default: false },
    },
  });
  for (const [name, most] of Object.entries(MOST)) {
    values[name] = Number(values[name] ?? DEFAULTS[name]);
    if (!Number.isInteger(values[name]) || values[name] < Math.min(1, DEFAULTS[name]) || values[name] > most)
      fail(`--${name} must be a whole number up to ${most}.`);
  }
  if (values.sockets < values.matches * SEATS) fail(`--sockets must be at least ${SEATS} for each match.`);
  return values;
}

async function measure(server) {
  const { matches, sockets, seconds, rate, lanes, game } = flags;
  const memory = { start: server.memory() };
  const began = performance.now();
  const tables = await openTables(server.url, matches, game, flags.words);
  await pause(SETTLE_MS);
  memory.matches = server.memory();
  await openSockets(tables, sockets);
  const rampSeconds = (performance.now() - began) / 1_000;
  await pause(SETTLE_MS);
  memory.sockets = server.memory();
  const idle = await openIdle(server.url);
  await pause(SETTLE_MS);
  memory.idle = server.memory();
  const cpuBefore = server.cpuSeconds();
  const fastest = await closedLoop(tables, seconds, lanes);
  const cpuMsAnAnswer = ((server.cpuSeconds() - cpuBefore) * 1_000) / fastest.answers;
  const load = loadavg()[0];
  await pause(SETTLE_MS);
  const steady = await openLoop(tables, seconds, rate);
  memory.end = server.memory();
  const [updates, bytes] = [sum(tables, 'updates'), sum(tables, 'bytes')];
  const broken = tables.filter((table) => table.broken !== undefined).length;
  for (const table of [...tables, ...idle]) table.close();
  return {
    game,
    matches,
    sockets,
    rampSeconds,
    fastest: { ...fastest, cpuMsAnAnswer, lanes, load },
    steady: { ...steady, load: loadavg()[0] },
    bytesAnUpdate: bytes / updates,
    memory: {
      startMB: memory.start / 1e6,
      endMB: memory.end / 1e6,
      matchKB: (memory.matches - memory.start) / matches / 1e3,
      socketKB: (memory.sockets - memory.matches) / sockets / 1e3,
      idleKB: (memory.idle - memory.sockets) / flags.idle / 1e3,
    },
    broken,
    alive: server.alive,
  };
}

/** Sockets at tables where nothing happens. */
async function openIdle(url) {
  if (flags.idle === 0) return [];
  const tables = await openTables(url, Math.ceil(flags.idle / IDLE_A_MATCH), flags.game, false, flags.matches);
  await openSockets(tables, flags.idle);
  return tables;
}

function print({ game, matches, sockets, rampSeconds, fastest, steady, bytesAnUpdate, memory, broken, alive }) {
  const ms = ({ p50, p95, p99, worst }) => [p50, p95, p99, worst].map((time) => time.toFixed(1).padStart(8)).join('');
  const row = (name, it) =>
    `${name.padEnd(22)}${it.answersASecond.toFixed(0).padStart(10)}${ms(it)}${it.load.toFixed(2).padStart(8)}`;
  console.log(`${matches} matches of ${game}, ${sockets} sockets, opened in ${rampSeconds.toFixed(1)} s\n`);
  console.log(`${''.padEnd(22)} answers/s  p50 ms  p95 ms  p99 ms   worst    load`);
  console.log(row(`at full speed`, fastest));
  console.log(row(`at ${steady.rate} a second`, steady));
  console.log(`\n${fastest.cpuMsAnAnswer.toFixed(3)} CPU ms of the server per answer`);
  console.log(`${bytesAnUpdate.toFixed(0)} bytes per update; answers that found no free match: ${steady.missed}`);
  const { startMB, endMB, matchKB, socketKB, idleKB } = memory;
  console.log(
    `memory: ${startMB.toFixed(0)} MB at the start, ${matchKB.toFixed(0)} kB per match, ${socketKB.toFixed(0)} kB per socket, ${endMB.toFixed(0)} MB at the end`,
  );
  if (flags.idle > 0)
    console.log(`${flags.idle} idle sockets as well: ${idleKB.toFixed(0)} kB each, including their matches`);
  if (broken > 0 || !alive) console.log(`${broken} matches broke; the server ${alive ? 'is alive' : 'is dead'}.`);
}

function sum(tables, what) {
  return tables.reduce((total, table) => total + table[what], 0);
}
