/** Keeps a server under load while it is killed, flooded and read slowly, and checks everything that it acknowledged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floodsOn } from './floods.mjs';
import { addressOf, inParallel, must, newVisitor } from './program-client.mjs';
import { startServerProcess } from './server-process.mjs';
import { lostOf, SlowReader, SoakTable } from './soak-table.mjs';

const AT_ONCE = 16;
const TICK_MS = 5;
const SAMPLE_MS = 1_000;
const SLOW_READERS = 20;
const SLOW_ADDRESSES = 0xb00000;
const FLOOD_ADDRESSES = 0xc00000;
const ADDRESSES_A_FLOOD = 2_000;
/** How long memory is compared; in a shorter run, a sixth of the run. */
const LONGEST_WINDOW_SECONDS = 600;
/** Shares of the time. Kills end here, so that one process lives on and its memory can be compared. */
const KILLS_UNTIL = 0.5;

export class Soak {
  constructor({ seconds, tables, kills, game, limits, openStorage, progress }) {
    Object.assign(this, { seconds, count: tables, kills, game, limits, openStorage, progress });
    this.home = mkdtempSync(join(tmpdir(), 'shutterbox-soak-'));
    this.report = { answers: 0, checked: 0, lost: [], refusals: {}, reconnects: 0, kills: 0, floods: 0, matches: 0 };
    this.window = Math.min(LONGEST_WINDOW_SECONDS, seconds / 6);
    this.samples = [];
    this.times = [];
    this.tables = [];
    this.visitors = 0;
    this.ended = false;
  }

  async run(measureSeconds) {
    try {
      await this.start();
      this.storage = await this.openStorage({ DATA_DIR: join(this.home, 'data'), DATABASE_URL: undefined });
      this.tables = await inParallel([...Array(this.count)], AT_ONCE, () => this.newTable());
      const capacity = await this.measure(measureSeconds);
      await this.soak(capacity / 2);
      for (const table of this.tables) await this.check(table);
      return { ...this.report, capacity, rate: capacity / 2, ...this.summary() };
    } finally {
      await this.end();
    }
  }

  async start() {
    this.server = await startServerProcess({}, [], this.home);
  }

  url = () => this.server.url;

  async newTable() {
    const players = [await newVisitor(this.url(), ++this.visitors), await newVisitor(this.url(), ++this.visitors)];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await must(this.url(), players[0], 'POST', '/matches', { game: this.game, seats });
    await must(this.url(), players[1], 'POST', `/matches/${id}/seats/1/join`, {});
    this.report.matches++;
    return new SoakTable(this.url, id, players);
  }

  /** As fast as possible, with one answer at a time at every table. */
  async measure(seconds) {
    const before = this.report.answers;
    const began = performance.now();
    await this.each(seconds, () => {
      for (const table of this.tables) if (table.ready) this.answer(table);
    });
    return (this.report.answers - before) / ((performance.now() - began) / 1_000);
  }

  async soak(rate) {
    const began = performance.now();
    this.began = began;
    const readers = Array.from({ length: SLOW_READERS }, (_, i) => this.newReader(SLOW_ADDRESSES + i));
    const work = [this.killing(), this.flooding(), this.sampling(began)];
    let sent = 0;
    await this.each(this.seconds, (elapsed) => {
      const due = elapsed * rate;
      for (const table of this.tables) {
        if (sent >= due) break;
        if (!table.ready) continue;
        this.answer(table);
        sent++;
      }
      // Answers that were not sent in time are dropped: a server that was just killed needs no rush.
      sent = Math.max(sent, due - rate);
    });
    this.over = true;
    await Promise.all(work);
    for (const reader of readers) reader.end();
    this.report.slowReaders = readers.reduce((sum, { opened }) => sum + opened, 0);
  }

  newReader(address) {
    const match = () => this.tables[Math.floor(Math.random() * this.tables.length)].id;
    return new SlowReader(this.url, match, addressOf(address));
  }

  async each(seconds, work) {
    const began = performance.now();
    for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1_000) {
      work(elapsed);
      this.replaceOver();
      await pause(TICK_MS);
    }
  }

  answer(table) {
    table.answer((ms) => {
      this.report.answers++;
      this.times.push(ms);
      if (this.times.length > 200_000) this.times.splice(0, 100_000);
    });
  }

  /** Checks a finished match, and starts another in its place. */
  replaceOver() {
    for (const [i, table] of this.tables.entries()) {
      if (!table.over || table.under !== undefined || table.replaced) continue;
      table.replaced = true;
      void this.check(table)
        .then(() => this.newTable())
        .then((next) => {
          this.tables[i] = next;
        })
        .catch(() => {
          // The server is down; try again later.
          table.replaced = false;
        });
    }
  }

  async check(table) {
    if (table.checked) return;
    const lost = await lostOf(this.storage, table);
    table.checked = true;
    table.end();
    this.report.checked += table.acknowledged.size;
    this.report.reconnects += table.reconnects;
    this.report.lost.push(...lost.map((client) => `${table.id} ${client}`));
    for (const code of table.refusals) this.report.refusals[code] = (this.report.refusals[code] ?? 0) + 1;
  }

  async killing() {
    const every = (this.seconds * KILLS_UNTIL * 1_000) / (this.kills + 1);
    for (let i = 0; i < this.kills && !this.over; i++) {
      await pause(every);
      await this.server.kill();
      await this.start();
      this.report.kills++;
    }
    this.lastKill = performance.now();
  }

  /** One after another, over and over until the end; a kill may cut one short. */
  async flooding() {
    for (let round = 0; !this.over; round++) {
      const floods = floodsOn(this.url(), this.limits, FLOOD_ADDRESSES + ADDRESSES_A_FLOOD * (round % 1_000));
      const names = Object.keys(floods);
      const done = await floods[names[round % names.length]]().catch(() => undefined);
      if (done !== undefined) this.report.floods++;
      await pause(SAMPLE_MS);
    }
  }

  async sampling(began) {
    for (let next = 0.05; !this.over; ) {
      const share = (performance.now() - began) / (this.seconds * 1_000);
      const bytes = this.server.memory();
      if (bytes > 0) this.samples.push({ share, at: performance.now(), bytes });
      if (share >= next) {
        // A server that has just been killed has none.
        this.progress({ share, bytes: this.samples.at(-1)?.bytes ?? 0, ...this.report });
        next += 0.05;
      }
      await pause(SAMPLE_MS);
    }
  }

  summary() {
    const mean = (fits) => {
      const some = this.samples.filter(fits).map(({ bytes }) => bytes);
      return some.reduce((sum, bytes) => sum + bytes, 0) / some.length / 1e6;
    };
    const window = this.window * 1_000;
    const ending = this.began + this.seconds * 1_000;
    const sorted = this.times.toSorted((a, b) => a - b);
    return {
      firstMB: mean(({ at }) => at < this.began + window),
      afterLastKillMB: mean(({ at }) => at >= this.lastKill && at < this.lastKill + window),
      lastMB: mean(({ at }) => at >= ending - window),
      p50: sorted[Math.floor(sorted.length * 0.5)],
      p99: sorted[Math.floor(sorted.length * 0.99)],
    };
  }

  async end() {
    this.over = true;
    for (const table of this.tables) table.end();
    await this.storage?.close();
    this.how = await this.server?.close();
    rmSync(this.home, { recursive: true, force: true });
  }
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
