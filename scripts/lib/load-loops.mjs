/** The players of `npm run load`: they open tables and sockets, and answer as fast as they can or at a fixed rate. */
import { LoadTable } from './load-table.mjs';
import { inParallel, must, newVisitor } from './program-client.mjs';

export const SEATS = 2;
const AT_ONCE = 32;

/** `before`: how many were opened earlier, with other players. */
export function openTables(url, matches, game, inWords = false, before = 0) {
  return inParallel(Array.from({ length: matches }), AT_ONCE, async (_, index) => {
    const i = before + index;
    const players = [await newVisitor(url, SEATS * i + 1), await newVisitor(url, SEATS * i + 2)];
    const [host, guest] = players;
    const { id } = await must(url, host, 'POST', '/matches', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await must(url, guest, 'POST', `/matches/${id}/seats/1/join`, {});
    return new LoadTable(url, id, players, inWords);
  });
}

/** A socket for each seat, and the rest for spectators. */
export async function openSockets(tables, sockets) {
  const seats = tables.flatMap((table) => table.players.map((player) => ({ table, player })));
  const rest = Array.from({ length: sockets - seats.length }, (_, i) => ({ table: tables[i % tables.length] }));
  await inParallel([...seats, ...rest], AT_ONCE, ({ table, player }) => table.open(player));
}

/** Keeps this many answers in progress at all times, to find the most that the server can do. */
export async function closedLoop(tables, seconds, lanes) {
  const [ready, times] = [tables.filter(({ over }) => !over), []];
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

/** Sends each answer when it is due, whether the server keeps up or not, and times it from then. */
export async function openLoop(tables, seconds, rate) {
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

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
