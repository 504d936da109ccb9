/**
 * Floods, one for each limit in docs/security.md. Each sends more than the limit allows, from enough addresses that no other limit
 * is reached first, and returns how much was sent and how much was done; `most` is what the limit allows in that time.
 */
import { doorFloods } from './floods-doors.mjs';
import { longMatchFloods, matchFloods } from './floods-matches.mjs';
import { sizeFloods } from './floods-sizes.mjs';
import { slowFloods } from './floods-slow.mjs';
import { addressOf, inParallel, must, newVisitor, send } from './program-client.mjs';

const AT_ONCE = 16;
const MOST_ROUNDS = 20;
const TOO_MANY = 429;
const JSON_TYPE = { 'content-type': 'application/json' };
const PATIENCE_MS = 10_000;
/** Addresses of other people who look at a match, and how often they do. */
const BYSTANDERS = 0x9f0000;
const MOST_LOOKS = 25;
const LOOK_EVERY_MS = 100;

/** Addresses that are used once in a run. */
function newAddresses(start) {
  let next = start;
  return () => addressOf(next++);
}

/**
 * All floods by name; without `openStorage` only those that do not take long. `limits` are the server's own.
 * @param {unknown} [openStorage]
 */
export function floodsOn(url, limits, start = 0xa00000, openStorage = undefined) {
  const address = newAddresses(start);
  const scene = { url, limits, address, person: () => newPerson(url, address()), ask, often, openStorage };
  const long = openStorage === undefined ? {} : { ...longMatchFloods(scene), ...slowFloods(scene) };
  return { ...rateFloods(scene), ...doorFloods(scene), ...sizeFloods(scene), ...matchFloods(scene), ...long };

  async function ask(who, method, path, body) {
    const { headers } = asHeaders(who);
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await send(url, { method, path: `/api/v1${path}`, headers: { ...headers, ...JSON_TYPE }, ...text })).status;
  }

  /** Sends this many requests at once, more on a slow machine, and returns the results by the bucket that should stop them. */
  async function often(times, { rate, burst }, request) {
    const began = performance.now();
    let [sent, refused] = [0, 0];
    for (let round = 0; round < MOST_ROUNDS && refused === 0; round++) {
      const statuses = await inParallel([...Array(times).keys()], AT_ONCE, request);
      sent += times;
      refused += statuses.filter((status) => status === TOO_MANY).length;
    }
    const seconds = (performance.now() - began) / 1_000;
    return { sent, done: sent - refused, most: Math.ceil(burst + rate * seconds) };
  }
}

function asHeaders({ address, token }) {
  return {
    headers: { 'x-forwarded-for': address, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  };
}

async function newPerson(url, address) {
  const { token } = await must(url, { address }, 'POST', '/visitors', { name: 'Flood' });
  return { address, token };
}

const MATCH = { game: 'template', seats: [{ kind: 'me' }, { kind: 'open' }] };

function rateFloods({ url, limits, address, person, ask, often }) {
  const elsewhere = (who) => ({ ...who, address: address() });
  const here = async (count) => {
    const home = address();
    const people = await Promise.all(Array.from({ length: count }, person));
    return people.map(({ token }) => ({ address: home, token }));
  };
  return {
    visitor: async () => {
      const who = await person();
      return often(2 * limits.visitor.burst, limits.visitor, () => ask(elsewhere(who), 'GET', '/visitors/me'));
    },
    address: async () => {
      const people = await here(2 * Math.ceil(limits.address.burst / limits.visitor.burst));
      const times = Math.ceil(1.5 * limits.address.burst);
      return often(times, limits.address, (_, i) => ask(people[i % people.length], 'GET', '/visitors/me'));
    },
    newVisitor: () => {
      const home = address();
      const make = () => ask({ address: home }, 'POST', '/visitors', { name: 'New' });
      return often(2 * limits.newVisitor.burst, limits.newVisitor, make);
    },
    newMatch: async () => {
      const who = await person();
      return often(2 * limits.newMatch.burst, limits.newMatch, () => ask(elsewhere(who), 'POST', '/matches', MATCH));
    },
    newMatchAddress: async () => {
      const people = await here(8);
      const times = 2 * limits.newMatchAddress.burst;
      return often(times, limits.newMatchAddress, (_, i) => ask(people[i % people.length], 'POST', '/matches', MATCH));
    },
    lookBack: async () => {
      const { id } = await must(url, await person(), 'POST', '/matches', MATCH);
      const home = address();
      const look = () => ask({ address: home }, 'GET', `/matches/${id}/moment?at=0`);
      return often(2 * limits.lookBack.burst, limits.lookBack, look);
    },
    guess: () => {
      const home = address();
      const guess = () => ask({ address: home }, 'POST', '/visitors/recover', { token: 'x'.repeat(32) });
      return often(3 * limits.guess.burst, limits.guess, guess);
    },
  };
}

/** Runs each flood while someone else looks at a match; every problem is one line. */
export async function floodAll(url, floods, { slowestMs = PATIENCE_MS, progress = () => {} } = {}) {
  const rows = [];
  for (const [i, [name, flood]] of Object.entries(floods).entries()) {
    const quiet = await newVisitor(url, BYSTANDERS + i);
    const { id } = await must(url, quiet, 'POST', '/matches', MATCH);
    let over = false;
    const bystander = slowestOf(
      () => must(url, quiet, 'GET', `/matches/${id}`),
      () => over,
    );
    const result = await flood();
    over = true;
    rows.push({ name, ...result, slowest: await bystander });
    progress(rows.at(-1));
  }
  return { rows, problems: rows.flatMap((row) => problemsOf(row, slowestMs)) };
}

async function slowestOf(look, isOver) {
  let slowest = 0;
  for (let looks = 0; looks < MOST_LOOKS && !isOver(); looks++) {
    const began = performance.now();
    await look();
    slowest = Math.max(slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return slowest;
}

function problemsOf({ name, sent, done, most, slowest }, slowestMs) {
  return [
    ...(done >= sent ? [`${name}: the limit was never reached, all ${sent} were done.`] : []),
    ...(done > most ? [`${name}: ${done} of ${sent} were done, but at most ${most} may be.`] : []),
    ...(slowest > slowestMs ? [`${name}: another visitor waited ${slowest.toFixed(0)} ms.`] : []),
  ];
}
