/** Requests that a page's own visitor sends to the server directly: to set up what a test needs, and to check what it saw. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIResponse, Page } from '@playwright/test';
import { render } from '@shutterbox/kernel';
import type { CreateRequest, LegalInfo, TableInfo, Update } from '@shutterbox/protocol';

type Seats = CreateRequest['seats'];

const LONGEST_WAIT_S = 5;
const MOST_ASKED = 5;

export const ME = { kind: 'me' } as const;
export const OPEN = { kind: 'open' } as const;
export const EASY = { kind: 'bot', level: 'easy' } as const;
export const HARD = { kind: 'bot', level: 'hard' } as const;

export interface Wanted {
  /** Wildlife unless given. */
  readonly game?: string;
  readonly seats: Seats;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly listed?: boolean;
  /** Milliseconds for each move. */
  readonly pace?: number;
  /** For everyone. */
  readonly hints?: boolean;
}

export class Visitor {
  private readonly page: Page;
  private readonly site: string;
  private sent = 0;

  private constructor(page: Page, site: string) {
    this.page = page;
    this.site = site;
  }

  /** The page's visitor. */
  static of(page: Page, site: string): Visitor {
    return new Visitor(page, site);
  }

  /** From now on the page is this visitor. */
  static async named(page: Page, site: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(page, site);
    await visitor.post('/visitors/me', { name });
    return visitor;
  }

  async make(wanted: Wanted): Promise<TableInfo> {
    return this.post('/matches', { game: 'wildlife', ...wanted });
  }

  table(match: string): Promise<TableInfo> {
    return this.get(`/matches/${match}`);
  }

  /** `undefined`: as a spectator. */
  update(match: string, seat?: number): Promise<Update> {
    return this.get(`/matches/${match}/update${seat === undefined ? '' : `?seat=${seat}`}`);
  }

  record(match: string): Promise<unknown> {
    return this.get(`/matches/${match}/record`);
  }

  seat(match: string, seat: number, deed: 'away' | 'back', level = 'easy'): Promise<TableInfo> {
    return this.post(`/matches/${match}/seats/${seat}/${deed}`, deed === 'away' ? { level } : {});
  }

  /** `seat`: an open one. */
  join(match: string, seat: number): Promise<TableInfo> {
    return this.post(`/matches/${match}/seats/${seat}/join`, {});
  }

  rematch(match: string): Promise<TableInfo> {
    return this.post(`/matches/${match}/rematch`, {});
  }

  async answer(match: string, seat: number, decision: LegalInfo['decision'], action: unknown): Promise<void> {
    this.sent += 1;
    await this.post(`/matches/${match}/answers`, { client: `test-${this.sent}`, seat, decision, actions: [action] });
  }

  /** Everything the seat may do, in the words of the page. */
  async moves(match: string, seat: number): Promise<readonly string[]> {
    const [{ legal }, { seats }] = await Promise.all([this.update(match, seat), this.table(match)]);
    const reader = { observer: seat, names: seats.map(({ name }) => name) };
    return legal[0]?.actions.map(({ words }) => render(words, reader)) ?? [];
  }

  private get<T>(path: string): Promise<T> {
    return told(() => this.page.request.get(`/api/v1${path}`));
  }

  private post<T>(path: string, data: unknown): Promise<T> {
    return told(() => this.page.request.post(`/api/v1${path}`, { data, headers: { origin: this.site } }));
  }
}

/** A test may ask faster than a person can; then it waits as long as the server says. */
async function told<T>(ask: () => Promise<APIResponse>): Promise<T> {
  for (let asked = 1; ; asked++) {
    const response = await ask();
    if (response.ok()) return response.json();
    const seconds = Number(response.headers()['retry-after']);
    if (response.status() !== 429 || !(seconds <= LONGEST_WAIT_S) || asked === MOST_ASKED)
      throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
    await sleep(seconds * 1_000);
  }
}
