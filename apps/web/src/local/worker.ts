/** The host in the browser: the same tables as on a server, kept in the browser's own database. */
import { Conversation, type Table } from '@shutterbox/host';
import type { ClientMessage } from '@shutterbox/protocol';
import type { Reply } from '../host/host.ts';
import { Bots } from './bots.ts';
import { openIdbStorage } from './idb-storage.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { LocalTables, ME } from './tables.ts';

interface Line {
  readonly table: Table;
  readonly conversation: Conversation;
  work: Promise<void>;
}

const FAILED = { code: 'browser.failed', sentence: "This browser's storage did not answer; reload the page." };

const bots = new Bots();
const tables = openIdbStorage().then((storage) => new LocalTables(storage, bots));
const lines = new Map<number, Line>();

function post(message: FromWorker): void {
  postMessage(message);
}

async function call({ name, args }: Extract<ToWorker, { kind: 'call' }>): Promise<Reply<unknown>> {
  try {
    const calls = await tables;
    // The page's own calls, whose types `local-host.ts` has checked.
    return await (calls[name] as (...args: readonly unknown[]) => Promise<Reply<unknown>>)(...args);
  } catch (error) {
    console.error(error);
    return { ok: false, refusal: FAILED };
  }
}

async function connect({ line, match, from }: Extract<ToWorker, { kind: 'connect' }>): Promise<void> {
  const table = await (await tables).get(match);
  if (table === undefined) return post({ kind: 'gone', line });
  post({ kind: 'open', line });
  const conversation = new Conversation(table, ME, from, {
    send: (message) => post({ kind: 'hear', line, message }),
    act: async (work) => {
      const done = await work();
      void bots.nudge(table);
      return done;
    },
    failed: (error) => {
      console.error(error);
      post({ kind: 'gone', line });
    },
  });
  lines.set(line, { table, conversation, work: Promise.resolve() });
  void bots.nudge(table);
}

function say(number: number, message: ClientMessage): void {
  const line = lines.get(number);
  if (line === undefined) return;
  line.work = line.work.then(() => line.conversation.hear(message)).catch((error) => console.error(error));
}

async function hangUp(number: number): Promise<void> {
  const line = lines.get(number);
  lines.delete(number);
  await line?.conversation.end();
}

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'call':
      return post({ kind: 'reply', id: data.id, reply: await call(data) });
    case 'connect':
      return connect(data);
    case 'say':
      return say(data.line, data.message);
    case 'hang-up':
      return hangUp(data.line);
  }
});
