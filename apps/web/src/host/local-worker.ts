/** The worker that hosts this browser's matches: started when first needed, and restarted after a failure. */
import type { ClientMessage } from '@shutterbox/protocol';
import type { CallName, FromWorker, LineState, LocalCalls, ToWorker } from '../local/messages.ts';
import type { LinkListener, Reply } from './host.ts';

const FAILED = {
  ok: false,
  refusal: { code: 'browser.failed', sentence: 'Something went wrong in this browser. Reload the page.' },
} as const;

export interface LineListener extends Pick<LinkListener, 'hear'> {
  /** After anything but `open` no more messages follow. */
  state(state: LineState): void;
}

export interface LocalLine {
  say(message: ClientMessage): void;
  hangUp(): void;
}

class LocalWorker {
  private readonly worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  private readonly calls = new Map<number, (reply: Reply<unknown>) => void>();
  private readonly lines = new Map<number, LineListener>();
  private made = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = () => this.fail();
  }

  call<N extends CallName>(name: N, ...args: Parameters<LocalCalls[N]>): ReturnType<LocalCalls[N]> {
    const id = this.made++;
    const reply = new Promise<Reply<unknown>>((resolve) => this.calls.set(id, resolve));
    this.post({ kind: 'call', id, name, args });
    return reply as ReturnType<LocalCalls[N]>;
  }

  connect(match: string, from: number, listener: LineListener): LocalLine {
    const line = this.made++;
    this.lines.set(line, listener);
    this.post({ kind: 'connect', line, match, from });
    return {
      say: (message) => this.post({ kind: 'say', line, message }),
      hangUp: () => {
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
        return this.reply(data.id, data.reply);
      case 'state':
        return this.state(data.line, data.state);
      case 'hear':
        return this.lines.get(data.line)?.hear(data.message);
    }
  }

  private reply(id: number, reply: Reply<unknown>): void {
    this.calls.get(id)?.(reply);
    this.calls.delete(id);
  }

  private state(line: number, state: LineState): void {
    const listener = this.lines.get(line);
    if (state !== 'open') this.lines.delete(line);
    listener?.state(state);
  }

  /** The worker's script failed to load, or threw. */
  private fail(): void {
    if (started === this) started = undefined;
    this.worker.terminate();
    for (const id of [...this.calls.keys()]) this.reply(id, FAILED);
    for (const line of [...this.lines.keys()]) this.state(line, 'lost');
  }
}

let started: LocalWorker | undefined;

export function localWorker(): LocalWorker {
  started ??= new LocalWorker();
  return started;
}
