/** Everything that reaches a person, byte for byte: by socket, by stream and by request. */
import { BRIEF } from '@shutterbox/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

/** Long enough for two busy cores. */
const LATE_MS = 30_000;

export interface Whom {
  readonly site: string;
  /** '' for a spectator. */
  readonly token: string;
}

export class Tape {
  readonly socketTexts: string[] = [];
  /** As pages hear it. */
  readonly briefTexts: string[] = [];
  readonly streamTexts: string[] = [];
  readonly replies: string[] = [];
  private readonly whom: Whom;
  private readonly waiting = new Set<() => void>();
  private readonly ends: (() => void)[] = [];

  constructor(whom: Whom) {
    this.whom = whom;
    onTestFinished(() => this.end());
  }

  get all(): readonly string[] {
    return [...this.socketTexts, ...this.briefTexts, ...this.streamTexts, ...this.replies];
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
  }

  listen(match: string): void {
    this.hear(match, [], this.socketTexts);
    this.hear(match, [BRIEF], this.briefTexts);
  }

  async stream(match: string, seat: number | 'spectator'): Promise<void> {
    const stop = new AbortController();
    this.ends.push(() => stop.abort());
    const query = seat === 'spectator' ? '' : `?seat=${seat}`;
    const url = `${this.whom.site}/api/v1/matches/${match}/stream${query}`;
    const { body } = await fetch(url, { headers: this.headers(), signal: stop.signal });
    if (body === null) throw new Error('The stream has no body.');
    void this.read(body).catch(() => undefined);
  }

  async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.whom.site}/api/v1${path}`, {
      method,
      headers: { ...this.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    this.replies.push(`${response.status} ${text}`);
    return JSON.parse(text);
  }

  /** Waits until the sockets and the stream, if there is one, have reached an entry. */
  reached(number: number, streamed: boolean): Promise<void> {
    const there = (texts: readonly string[]) => texts.some((text) => numberIn(text) >= number);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`It never came to ${number}: ${this.replies.at(-1)}`)), LATE_MS);
      const look = () => {
        if (!there(this.socketTexts) || !there(this.briefTexts) || (streamed && !there(this.streamTexts))) return;
        this.waiting.delete(look);
        clearTimeout(late);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  private hear(match: string, protocols: string[], texts: string[]): void {
    const url = `${this.whom.site.replace('http', 'ws')}/ws?match=${match}`;
    const socket = new WebSocket(url, protocols, { headers: this.headers() });
    this.ends.push(() => socket.terminate());
    socket.on('message', (data) => this.keep(texts, String(data)));
  }

  private headers(): Record<string, string> {
    return this.whom.token === '' ? {} : { authorization: `Bearer ${this.whom.token}` };
  }

  private async read(body: AsyncIterable<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const part of body) {
      const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') this.keep(this.streamTexts, line);
    }
  }

  private keep(texts: string[], text: string): void {
    texts.push(text);
    for (const look of [...this.waiting]) look();
  }
}

/** The number of an update, on the socket or on the stream; -1 for anything else. */
function numberIn(text: string): number {
  const [, number = '-1'] =
    /^(?:\{"type":"(?:update|brief)","(?:update|brief)":)?\{"observer":[^,]+,"number":(\d+)/.exec(text) ?? [];
  return Number(number);
}
