/** The host in the browser: the same tables as on a server, stored in the browser's database. */
import type { Reply } from '../host/host.ts';
import { Bots } from './bots.ts';
import { complainOf, failureOf } from './failure.ts';
import { IdbStorage } from './idb-storage.ts';
import { Line } from './line.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { LocalTables } from './tables.ts';

const bots = new Bots();
const tables = new LocalTables(new IdbStorage());
const lines = new Map<number, Line>();

function post(message: FromWorker): void {
  postMessage(message);
}

async function call({ name, args }: Extract<ToWorker, { kind: 'call' }>): Promise<Reply<unknown>> {
  try {
    // Calls from our own page: `local-worker.ts` checks their types.
    return await (tables[name] as (...args: readonly unknown[]) => Promise<Reply<unknown>>)(...args);
  } catch (error) {
    complainOf(error);
    return { ok: false, refusal: failureOf(error) };
  }
}

function connect({ line, match, from }: Extract<ToWorker, { kind: 'connect' }>): void {
  const opened = new Line(match, from, {
    table: (id) => tables.get(id),
    nudge: (table) => bots.nudge(table),
    state: (state) => {
      if (state !== 'open') lines.delete(line);
      post({ kind: 'state', line, state });
    },
    send: (message) => post({ kind: 'hear', line, message }),
  });
  lines.set(line, opened);
}

function hangUp(line: number): void {
  lines.get(line)?.end();
  lines.delete(line);
}

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'call':
      return post({ kind: 'reply', id: data.id, reply: await call(data) });
    case 'connect':
      return connect(data);
    case 'say':
      return lines.get(data.line)?.say(data.message);
    case 'hang-up':
      return hangUp(data.line);
  }
});
