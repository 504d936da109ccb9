/** A person with a browser: keeps the cookie and sends an origin. */
import type { Done, LegalInfo, LinkReply, TableInfo, Update } from '@shutterbox/protocol';
import { type Line, openLine } from './line.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

export interface ErrorJson {
  readonly error: { readonly code: string; readonly sentence: string; readonly rule?: string };
}

export class Person {
  readonly site: string;
  cookie = '';

  constructor(site: string) {
    this.site = site;
  }

  static async named(site: string, name: string): Promise<Person> {
    const person = new Person(site);
    await person.must('POST', '/visitors/me', { name });
    return person;
  }

  async ask(method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const response = await fetch(`${this.site}/api/v1${path}`, {
      method,
      headers: {
        origin: this.site,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...more,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    return { status: response.status, headers: response.headers, json: await response.json() };
  }

  async must(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, json } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  /** The status and the code of a refusal. */
  async refused(method: string, path: string, body?: unknown, more?: Readonly<Record<string, string>>) {
    const { status, json } = await this.ask(method, path, body, more);
    const { error } = json as Partial<ErrorJson>;
    return `${status} ${error?.code ?? 'no error'}`;
  }

  async make(seats: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): Promise<TableInfo> {
    return (await this.must('POST', '/matches', { game: 'template', seats, ...more })) as TableInfo;
  }

  async table(match: string): Promise<TableInfo> {
    return (await this.must('GET', `/matches/${match}`)) as TableInfo;
  }

  async seat(match: string, seat: number, what: string, body: unknown = {}): Promise<TableInfo> {
    return (await this.must('POST', `/matches/${match}/seats/${seat}/${what}`, body)) as TableInfo;
  }

  async link(match: string, seat: number): Promise<LinkReply> {
    return (await this.must('POST', `/matches/${match}/seats/${seat}/link`, {})) as LinkReply;
  }

  async update(match: string, seat?: number, from = -1): Promise<Update> {
    const query = seat === undefined ? `from=${from}` : `seat=${seat}&from=${from}`;
    return (await this.must('GET', `/matches/${match}/update?${query}`)) as Update;
  }

  /** An answer with the first legal action, or the one at an index. */
  async answer(match: string, seat: number, client: string, which = 0): Promise<Done> {
    const { decision, action } = await this.choice(match, seat, which);
    return (await this.must('POST', `/matches/${match}/answers`, {
      client,
      seat,
      decision,
      actions: [action],
    })) as Done;
  }

  async choice(match: string, seat: number, which = 0): Promise<{ decision: number; action: unknown }> {
    const { legal } = await this.update(match, seat);
    const [open] = legal as [LegalInfo];
    return { decision: open.decision, action: open.actions[which]?.action };
  }

  socket(match: string, from = -1, protocols: string[] = []): Promise<Line> {
    const headers = { origin: this.site, cookie: this.cookie };
    return openLine(this.site, `match=${match}&from=${from}`, headers, protocols);
  }
}
