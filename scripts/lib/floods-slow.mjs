/** Floods that take their time: a reader who reads nothing, bots of one host, more counters than are kept, matches that nobody wants. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { patiently } from './floods-matches.mjs';
import { headersOf, inParallel, must, send } from './program-client.mjs';
import { startServerProcess } from './server-process.mjs';

const AT_ONCE = 32;
const TOO_MANY = 429;
const PAUSE_MS = 100;
const PATIENCE_MS = 60_000;
const ME = { kind: 'me' };

const CHANGES = 700;
const MOST_UNREAD_BYTES = 8 * 1024 * 1024;
/** What the system itself may hold on both sides: Linux's largest buffers. */
const SYSTEM_BYTES = 10 * 1024 * 1024;
const STANDING = [
  { kind: 'choose', action: 'x'.repeat(4_000) },
  { kind: 'choose', action: 'y'.repeat(4_000) },
];

const MOST_COUNTERS = 50_000;
const STRONG_TABLES = 18;
const MOST_TRIES = 15;
const KEPT = 5;
const OPEN_DAYS = 7;
const DAY_MS = 86_400_000;

export function slowFloods({ url, limits, address, person, openStorage }) {
  return {
    unread: () => leaveUnread(url, person),
    buckets: () => useCounters(url, limits, address),
    kept: () => leaveMatches(openStorage),
    thinking: () => letThink(url, person),
  };
}

/** A player whose every seat has large standing answers, on a socket that is never read, while they change again and again. */
async function leaveUnread(url, person) {
  const who = await person();
  const { id } = await must(url, who, 'POST', '/matches', { game: 'template', seats: [ME, ME, ME, ME] });
  const stand = (seat, answers) => patiently(url, who, 'POST', `/matches/${id}/seats/${seat}/standing`, { answers });
  for (let seat = 0; seat < 4; seat++) await stand(seat, STANDING);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?match=${id}`, { headers: headersOf(who) });
  let [tables, bytes] = [0, 0];
  socket.on('message', (data) => {
    if (!String(data).startsWith('{"type":"table"')) return;
    tables++;
    bytes = data.length;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  for (let i = 0; i < CHANGES; i++) await stand(0, STANDING.slice(i % 2));
  socket.resume();
  // A socket that is still open has been sent everything.
  await Promise.race([closed, pause(PATIENCE_MS / 10)]);
  socket.terminate();
  return { sent: CHANGES, done: tables - 1, most: Math.ceil((MOST_UNREAD_BYTES + SYSTEM_BYTES) / bytes) };
}

/** A visitor who has used up all guesses may guess again once so many others have come that their counter was dropped. */
async function useCounters(url, { guess }, address) {
  const guessFrom = async (from) => {
    const headers = { ...headersOf({ address: from }), 'content-type': 'application/json' };
    const body = JSON.stringify({ token: 'x'.repeat(32) });
    return (await send(url, { method: 'POST', path: '/api/v1/visitors/recover', headers, body })).status;
  };
  const first = address();
  const statuses = await inParallel(Array(2 * guess.burst).fill(first), AT_ONCE, guessFrom);
  if (!statuses.includes(TOO_MANY)) throw new Error('The limit of guesses was never reached.');
  await inParallel(Array.from({ length: MOST_COUNTERS }, address), AT_ONCE, guessFrom);
  const isForgotten = (await guessFrom(first)) !== TOO_MANY;
  const sent = MOST_COUNTERS + 1;
  return { sent, done: isForgotten ? MOST_COUNTERS : sent, most: MOST_COUNTERS };
}

/** On a server of its own: matches that never started, half of them left alone for longer than they are kept. */
async function leaveMatches(openStorage) {
  const home = mkdtempSync(join(tmpdir(), 'shutterbox-kept-'));
  try {
    const ids = await withServer(home, async (url) => {
      const who = { address: '10.0.0.1' };
      const { token } = await must(url, who, 'POST', '/visitors', { name: 'Host' });
      const request = { game: 'template', seats: [ME, { kind: 'open' }] };
      const make = async () => (await must(url, { ...who, token }, 'POST', '/matches', request)).id;
      return inParallel(Array(KEPT).fill(), 1, make);
    });
    const old = await inStorage(openStorage, home, (storage) =>
      inParallel(ids, 1, async (id) => {
        const { head, tail, seats } = await storage.match(id);
        const copy = `${id.slice(0, -1)}${id.endsWith('x') ? 'y' : 'x'}`;
        const updated = Date.now() - (OPEN_DAYS + 1) * DAY_MS;
        await storage.createMatch({ ...head, id: copy, created: updated }, { ...tail, updated }, seats);
        return copy;
      }),
    );
    const left = await withServer(home, (url) => leftAtLast(url, [...ids, ...old]));
    return { sent: ids.length + old.length, done: left, most: ids.length };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The server looks when it starts, a moment later. */
async function leftAtLast(url, ids) {
  const count = async () => {
    const found = await inParallel(ids, 1, (id) =>
      send(url, { path: `/api/v1/matches/${id}`, headers: headersOf({ address: '10.0.0.2' }) }),
    );
    return found.filter(({ status }) => status < 300).length;
  };
  for (const late = performance.now() + PATIENCE_MS / 4; performance.now() < late; await pause(PAUSE_MS)) {
    if ((await count()) < ids.length) break;
  }
  return count();
}

async function withServer(home, work) {
  const server = await startServerProcess({}, [], home);
  try {
    return await work(server.url);
  } finally {
    await server.close();
  }
}

async function inStorage(openStorage, home, work) {
  const storage = await openStorage({ DATA_DIR: join(home, 'data'), DATABASE_URL: undefined });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/**
 * One host's strong bots wait when another host comes with a weak one: how many of them are served before it. Only those count that
 * still wait when it has come, so that it does not matter how fast the machine is.
 */
async function letThink(url, person) {
  const [greedy, modest] = [await person(), await person()];
  const make = (who, level) =>
    must(url, who, 'POST', '/matches', { game: 'wildlife', seats: [{ kind: 'bot', level }, ME] });
  const strong = await inParallel(Array(STRONG_TABLES).fill('expert'), AT_ONCE, (level) => make(greedy, level));
  const look = async (who, { id }) => (await patiently(url, who, 'GET', `/matches/${id}`)).body;
  // The bot may not be the one who begins.
  const asksBot = ({ number, waits }) => number === 0 && waits.includes(0);
  let easy = await make(modest, 'easy');
  for (let tries = 1; tries < MOST_TRIES && easy.number < 1 && !asksBot(easy); tries++)
    easy = await make(modest, 'easy');
  const waiting = (await inParallel(strong, AT_ONCE, (each) => look(greedy, each))).filter(asksBot);
  let served = await look(modest, easy);
  for (const late = performance.now() + PATIENCE_MS; served.number < 1 && performance.now() < late; ) {
    await pause(PAUSE_MS);
    served = await look(modest, easy);
  }
  if (served.number < 1) return { sent: waiting.length, done: waiting.length, most: 0 };
  const later = await inParallel(waiting, AT_ONCE, (each) => look(greedy, each));
  const before = later.filter(({ number, updated }) => number > 0 && updated <= served.updated);
  // Bots that are already thinking go on, and may have to start once more with the answer that follows.
  return { sent: waiting.length, done: before.length, most: 2 * Math.max(1, cpus().length - 1) };
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
