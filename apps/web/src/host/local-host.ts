/** The browser itself as the host of matches: a worker, started when it is first needed. */
import type { ClientMessage } from '@shutterbox/protocol';
import type { CallName, FromWorker, LocalCalls, ToWorker } from '../local/messages.ts';
import type { Host, LinkListener, Reply, TableLink } from './host.ts';
import { DATABASE } from './local-id.ts';

const NOT_HERE = {
  ok: false,
  refusal: { code: 'seat.local', sentence: 'A match in this browser stays in it: its seats cannot be moved.' },
} as const;

class LocalWorker {
  private readonly worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  private readonly calls = new Map<number, (reply: Reply<unknown>) => void>();
  private readonly lines = new Map<number, LinkListener>();
  private made = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
  }

  call<N extends CallName>(name: N, ...args: Parameters<LocalCalls[N]>): ReturnType<LocalCalls[N]> {
    const id = this.made++;
    const reply = new Promise<Reply<unknown>>((resolve) => this.calls.set(id, resolve));
    this.post({ kind: 'call', id, name, args });
    return reply as ReturnType<LocalCalls[N]>;
  }

  connect(match: string, from: number, listener: LinkListener): TableLink {
    const line = this.made++;
    this.lines.set(line, listener);
    listener.state('connecting');
    this.post({ kind: 'connect', line, match, from });
    return {
      send: (message: ClientMessage) => this.post({ kind: 'say', line, message }),
      close: () => {
        this.lines.delete(line);
        this.post({ kind: 'hang-up', line });
      },
    };
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(data: FromWorker): void {
    switch (data.kind) {
      case 'reply':
        this.calls.get(data.id)?.(data.reply);
        this.calls.delete(data.id);
        return;
      case 'open':
        return this.lines.get(data.line)?.state('open');
      case 'gone':
        return this.lines.get(data.line)?.state('gone');
      case 'hear':
        return this.lines.get(data.line)?.hear(data.message);
    }
  }
}

/** Nobody who has never played here pays for the worker. */
async function hasMatches(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

let started: LocalWorker | undefined;

function worker(): LocalWorker {
  started ??= new LocalWorker();
  return started;
}

/** `name` is what the person at this browser is called. */
export function localHost(name: () => string): Host {
  return {
    kind: 'local',
    create: (request) => worker().call('create', request, name()),
    mine: async () => ((await hasMatches()) ? worker().call('mine') : { ok: true, value: [] }),
    openTables: async () => ({ ok: true, value: [] }),
    table: (match) => worker().call('table', match),
    seat: (match, seat, deed) => worker().call('seat', match, seat, deed, name()),
    seatLink: async () => NOT_HERE,
    rematch: (match) => worker().call('rematch', match, name()),
    moment: (match, observer, at) => worker().call('moment', match, observer, at),
    record: (match) => worker().call('record', match),
    connect: (match, from, listener) => worker().connect(match, from(), listener),
  };
}
