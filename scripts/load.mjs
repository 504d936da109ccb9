/**
 * How much a server bears, on this machine alone: npm run load -- [--seconds S] [--sockets N] [--matches M] [--rate R] [--game ID]
 * [--words] [--server BUNDLE] [--json]. A server process of its own with SQLite, and this process as all of its players: sockets are opened, answers are given as
 * fast as they go, then at a fixed rate, each timed until the last socket of its match has the update. Sockets hear what pages hear;
 * with --words what programs hear.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { LoadTable } from './lib/load-table.mjs';
import { agent, inParallel, must, newVisitor } from './lib/program-client.mjs';
import { startServerProcess } from './lib/server-process.mjs';

const DEFAULTS = { seconds: 10, sockets: 2_000, matches: 900, rate: 500, game: 'wildlife', lanes: 128, json: false };
const MOST = { seconds: 120, sockets: 10_000, matches: 5_000, rate: 10_000, lanes: 2_000 };
const SEATS = 2;
const AT_ONCE = 32;
const SETTLE_MS = 1_000;

const flags = flagsFrom();
const server = await startServerProcess(
  {},
  flags.profile ? ['--cpu-prof', '--cpu-prof-dir=/tmp'] : [],
  undefined,
  flags.server,
);
try {
  const report = await measure();
  if (flags.json) console.log(JSON.stringify(report));
  else print(report);
} finally {
  agent.destroy();
  await server.close();
}

function flagsFrom() {
  const number = { type: 'string' };
  const { values } = parseArgs({
    options: {
      seconds: number,
      sockets: number,
      matches: number,
      rate: number,
      lanes: number,
      game: { type: 'string', default: DEFAULTS.game },
      json: { type: 'boolean', default: false },
      words: { type: 'boolean', default: false },
      server: { type: 'string' },
      profile: { type: 'boolean', default: false },
    },
  });
  for (const [name, most] of Object.entries(MOST)) {
    values[name] = Number(values[name] ?? DEFAULTS[name]);
    if (!Number.isInteger(values[name]) || values[name] < 1 || values[name] > most)
      fail(`--${name} must be a whole number from 1 to ${most}.`);
  }
  if (values.sockets < values.matches * SEATS) fail(`--sockets must be at least ${SEATS} a match.`);
  return values;
}

async function measure() {
  const { matches, sockets, seconds, rate, lanes, game } = flags;
  const memory = { start: server.memory() };
  const began = performance.now();
  const tables = await openTables(matches, game);
  await pause(SETTLE_MS);
  memory.matches = server.memory();
  await openSockets(tables, sockets);
  const rampSeconds = (performance.now() - began) / 1_000;
  await pause(SETTLE_MS);
  memory.sockets = server.memory();
  const cpuBefore = server.cpuSeconds();
  const fastest = await closedLoop(tables, seconds, lanes);
  const cpuMsAnAnswer = ((server.cpuSeconds() - cpuBefore) * 1_000) / fastest.answers;
  const load = loadavg()[0];
  await pause(SETTLE_MS);
  const steady = await openLoop(tables, seconds, rate);
  memory.end = server.memory();
  const [updates, bytes] = [sum(tables, 'updates'), sum(tables, 'bytes')];
  const broken = tables.filter((table) => table.broken !== undefined).length;
  for (const table of tables) table.close();
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
    },
    broken,
    alive: server.alive,
  };
}

function openTables(matches, game) {
  const { url } = server;
  return inParallel(Array.from({ length: matches }), AT_ONCE, async (_, i) => {
    const players = [await newVisitor(url, SEATS * i + 1), await newVisitor(url, SEATS * i + 2)];
    const [host, guest] = players;
    const { id } = await must(url, host, 'POST', '/matches', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await must(url, guest, 'POST', `/matches/${id}/seats/1/join`, {});
    return new LoadTable(url, id, players, flags.words);
  });
}

async function openSockets(tables, sockets) {
  const seats = tables.flatMap((table) => table.players.map((player) => ({ table, player })));
  const rest = Array.from({ length: sockets - seats.length }, (_, i) => ({ table: tables[i % tables.length] }));
  await inParallel([...seats, ...rest], AT_ONCE, ({ table, player }) => table.open(player));
}

/** So many answers under way at any time: what the server can do at most. */
async function closedLoop(tables, seconds, lanes) {
  const [ready, times] = [[...tables], []];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const lane = async () => {
    while (performance.now() < end) {
      const table = ready.shift();
      if (table === undefined) return;
      const sent = performance.now();
      const heard = await table.answer(Math.random);
      if (heard === undefined) continue;
      times.push(heard - sent);
      ready.push(table);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { answersASecond: times.length / ((performance.now() - began) / 1_000), ...percentiles(times) };
}

/** An answer whenever it is due, whether the server keeps up or not; timed from when it was due. */
async function openLoop(tables, seconds, rate) {
  const [ready, times, under] = [tables.filter(({ over }) => !over), [], new Set()];
  const began = performance.now();
  const all = seconds * rate;
  let missed = 0;
  for (let sent = 0; sent < all; ) {
    const due = Math.min(all, Math.floor(((performance.now() - began) * rate) / 1_000));
    for (; sent < due; sent++) {
      const at = began + (sent * 1_000) / rate;
      const table = ready.shift();
      if (table === undefined) missed++;
      else begin(table, at);
    }
    await pause(1);
  }
  await Promise.all(under);
  return { rate, answersASecond: times.length / ((performance.now() - began) / 1_000), missed, ...percentiles(times) };

  function begin(table, at) {
    const answered = table.answer(Math.random).then((heard) => {
      under.delete(answered);
      if (heard === undefined) return;
      times.push(heard - at);
      ready.push(table);
    });
    under.add(answered);
  }
}

function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { answers: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

function print({ game, matches, sockets, rampSeconds, fastest, steady, bytesAnUpdate, memory, broken, alive }) {
  const ms = ({ p50, p95, p99, worst }) => [p50, p95, p99, worst].map((time) => time.toFixed(1).padStart(8)).join('');
  const row = (name, it) =>
    `${name.padEnd(22)}${it.answersASecond.toFixed(0).padStart(10)}${ms(it)}${it.load.toFixed(2).padStart(8)}`;
  console.log(`${matches} matches of ${game}, ${sockets} sockets, opened in ${rampSeconds.toFixed(1)} s\n`);
  console.log(`${''.padEnd(22)} answers/s  p50 ms  p95 ms  p99 ms   worst    load`);
  console.log(row(`as fast as it goes`, fastest));
  console.log(row(`at ${steady.rate} a second`, steady));
  console.log(`\n${fastest.cpuMsAnAnswer.toFixed(3)} ms of the server's processor an answer`);
  console.log(`${bytesAnUpdate.toFixed(0)} bytes an update; answers that found no free match: ${steady.missed}`);
  const { startMB, endMB, matchKB, socketKB } = memory;
  console.log(
    `memory: ${startMB.toFixed(0)} MB at first, ${matchKB.toFixed(0)} kB a match, ${socketKB.toFixed(0)} kB a socket, ${endMB.toFixed(0)} MB at last`,
  );
  if (broken > 0 || !alive) console.log(`${broken} matches broke; the server ${alive ? 'lives' : 'is dead'}.`);
}

function sum(tables, what) {
  return tables.reduce((total, table) => total + table[what], 0);
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
