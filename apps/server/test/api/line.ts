/** A socket for tests: keeps every message, and can wait for one. */
import { type ServerMessage, serverMessage, type Update } from '@shutterbox/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class Line {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  private readonly waiting = new Set<() => void>();
  private clients = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      // Everything the server says must fit the schema.
      this.messages.push(serverMessage.parse(JSON.parse(String(data))));
      for (const look of [...this.waiting]) look();
    });
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message, old or new, from an index on, that matches. */
  wait<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
    from = 0,
  ): Promise<Of<T>> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.messages
          .slice(from)
          .find((each): each is Of<T> => each.type === type && fits(each as Of<T>));
        if (found === undefined) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      void this.closed.then(({ code }) => reject(new Error(`The socket was closed (${code}).`)));
      look();
    });
  }

  async update(fits: (update: Update) => boolean = () => true, from = 0): Promise<Update> {
    return (await this.wait('update', ({ update }) => fits(update), from)).update;
  }

  /** Sends something and waits for the reply to it. */
  ask(message: Readonly<Record<string, unknown>>): Promise<ServerMessage> {
    const client = `c${++this.clients}-${Math.floor(performance.now())}`;
    this.send({ client, ...message });
    const wanted = 'client' in message ? message.client : client;
    const from = this.messages.length;
    return Promise.race([
      this.wait('done', (reply) => reply.client === wanted, from),
      this.wait('refused', (reply) => reply.client === wanted || reply.client === undefined, from),
      this.wait('legal', (reply) => reply.client === wanted, from),
      this.wait('pong', (reply) => reply.client === wanted, from),
    ]);
  }

  /** Answers every question to its seats until the match is over. */
  async playOn(): Promise<Update> {
    const answered = new Set<string>();
    for (let at = 0; ; ) {
      const from = at;
      const { update } = await this.wait('update', () => true, from);
      at = this.messages.findIndex((message) => message.type === 'update' && message.update === update) + 1;
      if (update.outcome !== undefined) return update;
      for (const { decision, actions } of update.legal) {
        const key = `${update.observer}-${decision}`;
        if (answered.has(key)) continue;
        answered.add(key);
        this.send({ type: 'answer', client: key, seat: update.observer, decision, action: any(actions)?.action });
      }
    }
  }
}

/** A random one, because with the first a wildlife match would hardly ever end. */
function any<T>(items: readonly T[]): T | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

export async function openLine(
  site: string,
  query: string,
  headers: Readonly<Record<string, string>>,
  protocols: string[] = [],
): Promise<Line> {
  const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?${query}`, protocols, { headers: { ...headers } });
  onTestFinished(() => socket.terminate());
  const line = new Line(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return line;
}
