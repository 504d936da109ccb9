/** Puts several servers under the same load in very short turns, so that other work on the machine slows all equally. */
import { closedLoop, openSockets, openTables, pause, SEATS } from './load-loops.mjs';
import { startServerProcess } from './server-process.mjs';

const TURN_SECONDS = 0.5;
/** Until all code is compiled. */
const WARM_UP_ANSWERS = 8_000;
const SETTLE_MS = 1_000;

/** For each round, by server name: CPU milliseconds per answer, answers per second and bytes per update. */
export async function measureBeside(servers, { seconds, lanes, rounds, warmUp = WARM_UP_ANSWERS }) {
  const reports = [];
  for (let round = 0; round < rounds; round++) {
    const all = [];
    try {
      for (const { name, open } of servers) all.push({ name, answers: 0, cpu: 0, wall: 0, ...(await open()) });
      await pause(SETTLE_MS);
      for (const each of all) await warmedUp(each, lanes, warmUp);
      for (const each of all) each.before = sentBy(each);
      for (let turn = 0; turn < seconds / TURN_SECONDS; turn++) {
        for (const each of turn % 2 === 0 ? all : all.toReversed()) await takeTurn(each, lanes);
      }
      reports.push(Object.fromEntries(all.map((each) => [each.name, reportOf(each)])));
    } finally {
      for (const { server, tables } of all) {
        for (const table of tables) table.close();
        await server.close();
      }
    }
  }
  return reports;
}

/** One of our servers, of this version or another, with matches in progress. */
export async function ours({ bundle, flags = [], settings = {}, matches, game }) {
  const server = await startServerProcess(settings, flags, undefined, bundle);
  const tables = await openTables(server.url, matches, game);
  await openSockets(tables, matches * SEATS);
  return { server, tables };
}

async function warmedUp({ tables }, lanes, enough) {
  for (let answers = 0; answers < enough && tables.some(({ over }) => !over); )
    answers += (await closedLoop(tables, TURN_SECONDS, lanes)).answers;
}

async function takeTurn(each, lanes) {
  const { server, tables } = each;
  const [cpu, wall] = [server.cpuSeconds(), performance.now()];
  const { answers } = await closedLoop(tables, TURN_SECONDS, lanes);
  each.answers += answers;
  each.cpu += server.cpuSeconds() - cpu;
  each.wall += (performance.now() - wall) / 1_000;
}

function reportOf(each) {
  const { answers, cpu, wall, before } = each;
  const { bytes, updates } = sentBy(each);
  return {
    cpuMsAnAnswer: (cpu * 1_000) / answers,
    answersASecond: answers / wall,
    bytesAnUpdate: (bytes - before.bytes) / (updates - before.updates),
  };
}

function sentBy({ tables }) {
  const sum = (what) => tables.reduce((total, table) => total + table[what], 0);
  return { bytes: sum('bytes'), updates: sum('updates') };
}
