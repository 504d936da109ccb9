/**
 * A bad line between clients and a server: messages are dropped, doubled, delayed and reordered, and the line is cut. The
 * server learns late of a cut, so that earlier messages may arrive after those of the next connection.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Random } from './random.ts';

/** How often each happens to a message; the rest pass. */
const FAULTS = { cut: 0.01, drop: 0.03, double: 0.06, delay: 0.2, hold: 0.04 } as const;
const MOST_DELAY_MS = 15;
const MOST_LINGER_MS = 60;

export type Faults = Record<keyof typeof FAULTS | 'pass', number>;

export class BadLine {
  readonly counts: Faults = { cut: 0, drop: 0, double: 0, delay: 0, hold: 0, pass: 0 };
  /** From now on everything passes. */
  isMended = false;
  private readonly server: WebSocketServer;
  private readonly target: string;
  private readonly random: Random;

  private constructor(server: WebSocketServer, target: string, random: Random) {
    this.server = server;
    this.target = target.replace('http', 'ws');
    this.random = random;
    server.on('connection', (near, { url = '', headers: { authorization } }) => {
      const far = new WebSocket(this.target + url, { headers: authorization === undefined ? {} : { authorization } });
      this.join(near, far);
    });
  }

  /** On loopback, in front of the server at a URL. */
  static async before(target: string, random: Random): Promise<BadLine> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
    await once(server, 'listening');
    return new BadLine(server, target, random);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const client of this.server.clients) client.terminate();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: WebSocket, far: WebSocket): void {
    const opened = once(far, 'open').catch(() => {});
    const cut = () => near.terminate();
    const flush = this.carry(near, far, opened, cut);
    this.carry(far, near, opened, cut);
    for (const end of [near, far]) end.on('error', () => {});
    far.once('close', cut);
    near.once('close', () => {
      const hear = () => {
        flush();
        far.close();
      };
      setTimeout(hear, this.random() * MOST_LINGER_MS);
    });
  }

  /** One direction. A held message comes after the next one, or when the returned function is called. */
  private carry(from: WebSocket, to: WebSocket, opened: Promise<unknown>, cut: () => void): () => void {
    const held: RawData[] = [];
    const pass = (data: RawData) => {
      if (to.readyState === WebSocket.OPEN) to.send(data, { binary: false });
    };
    const flush = () => {
      for (const data of held.splice(0)) pass(data);
    };
    from.on('message', async (data) => {
      await opened;
      const fault = this.fault();
      this.counts[fault]++;
      switch (fault) {
        case 'cut':
          held.push(data);
          return cut();
        case 'drop':
          return;
        case 'hold':
          held.push(data);
          return;
        case 'delay':
          return void setTimeout(() => pass(data), this.random() * MOST_DELAY_MS);
        case 'double':
          pass(data);
      }
      pass(data);
      flush();
    });
    return flush;
  }

  private fault(): keyof Faults {
    if (this.isMended) return 'pass';
    let left = this.random();
    for (const [fault, chance] of Object.entries(FAULTS)) {
      left -= chance;
      if (left < 0) return fault as keyof typeof FAULTS;
    }
    return 'pass';
  }
}
