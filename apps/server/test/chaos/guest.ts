/** A guest with a token who asks again until a server replies: it may be down at any moment. */
import { setTimeout as wait } from 'node:timers/promises';
import type { NewVisitorReply, TableInfo, Update } from '@shutterbox/protocol';

/** Where the server is; resolves once there is one. */
export type Where = () => Promise<string>;

const AGAIN_MS = 50;
const ANSWER_MS = 20_000;

interface Reply {
  readonly status: number;
  readonly json: unknown;
}

export class Guest {
  readonly where: Where;
  readonly token: string;

  constructor(where: Where, token = '') {
    this.where = where;
    this.token = token;
  }

  static async named(where: Where, name: string): Promise<Guest> {
    const { token } = (await new Guest(where).must('POST', '/visitors', { name })) as NewVisitorReply;
    return new Guest(where, token);
  }

  get headers(): Record<string, string> {
    return this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
  }

  /** The reply of a server that is up and not too busy. */
  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    for (;;) {
      const reply = await this.once(method, path, body).catch(() => undefined);
      if (reply !== undefined && reply.status !== 429 && reply.status < 500) return reply;
      await wait(AGAIN_MS);
    }
  }

  async must(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, json } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  async make(game: string, seats: readonly unknown[], options: unknown): Promise<TableInfo> {
    return (await this.must('POST', '/matches', { game, seats, options })) as TableInfo;
  }

  /** Takes a seat; an earlier request, whose reply was lost, may have taken it already. */
  async join(match: string, seat: number): Promise<void> {
    const { status, json } = await this.ask('POST', `/matches/${match}/seats/${seat}/join`, {});
    if (status < 300) return;
    const { seats } = (await this.must('GET', `/matches/${match}`)) as TableInfo;
    if (seats[seat]?.mine !== true) throw new Error(`A seat was not to be had: ${status} ${JSON.stringify(json)}`);
  }

  async update(match: string, observer: number | 'spectator'): Promise<Update> {
    const seat = observer === 'spectator' ? '' : `&seat=${observer}`;
    return (await this.must('GET', `/matches/${match}/update?from=-1${seat}`)) as Update;
  }

  private async once(method: string, path: string, body: unknown): Promise<Reply> {
    const response = await fetch(`${await this.where()}/api/v1${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: response.status, json: await response.json() };
  }
}
