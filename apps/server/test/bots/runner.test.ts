/** Runners on one storage, like several processes. Time passes only when a test lets it. */
import { type BotQuestion, MemoryBus, Tables } from '@shutterbox/host';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BotRunner } from '../../src/bots/runner.ts';
import { gameNamed } from '../../src/games.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { tempDir } from '../storage/temp-dir.ts';

const DATA_DIR = tempDir();
const SECOND = 1_000;
let storage: Storage;
let match: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  storage = await openSqlite(DATA_DIR);
  const tables = new Tables(gameNamed, storage, new MemoryBus());
  const made = await tables.create(
    {
      game: 'template',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
      listed: false,
      pace: 0,
    },
    { visitor: 'ann', name: 'Ann' },
  );
  if (!made.ok) throw new Error(made.refusal.sentence);
  match = made.value.id;
});

afterEach(async () => {
  vi.useRealTimers();
  await storage.deleteAbandoned(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  await storage.close();
});

/** A process: its runner, and a bot that thinks until it is told to answer. */
class Process {
  readonly runner: BotRunner;
  readonly questions: BotQuestion[] = [];
  private readonly under = new Set<Promise<unknown>>();
  private answerNow: () => void = () => {};
  private beginThinking: () => void = () => {};
  private dead = false;
  readonly thinks = new Promise<void>((resolve) => {
    this.beginThinking = resolve;
  });

  constructor() {
    const seen: Storage = {
      ...storage,
      // Leases only one question: otherwise it would lease what it lost again, before anyone else could.
      leaseBotWork: (...lease) =>
        this.follow(async () => (this.questions.length === 0 ? storage.leaseBotWork(...lease) : [])),
      renewBotWork: (...lease) => this.follow(() => storage.renewBotWork(...lease)),
    };
    this.runner = new BotRunner(
      seen,
      new Tables(gameNamed, seen, new MemoryBus()),
      (question) => this.think(question),
      {
        error: () => {},
      },
    );
    this.runner.start();
    onTestFinished(() => this.runner.stop());
  }

  die(): void {
    this.dead = true;
  }

  /** Resolves when the answer is given, or refused. */
  async answer(): Promise<void> {
    this.answerNow();
    await this.runner.stop();
  }

  /** Resolves when no storage call is under way. */
  async settled(): Promise<void> {
    while (this.under.size > 0) await Promise.allSettled(this.under);
  }

  private follow<T>(ask: () => Promise<T>): Promise<T> {
    const asked = this.dead ? Promise.reject(new Error('The process is dead.')) : ask();
    this.under.add(asked);
    const done = () => this.under.delete(asked);
    asked.then(done, done);
    return asked;
  }

  private think(question: BotQuestion): Promise<unknown> {
    this.questions.push(question);
    this.beginThinking();
    return new Promise((resolve) => {
      this.answerNow = () => resolve(question.legal[0]);
    });
  }
}

async function pass(ms: number, ...processes: readonly Process[]): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (const process of processes) await process.settled();
}

describe('a decision that waits for a bot', () => {
  it('is left to one process as long as its bot thinks', async () => {
    const one = new Process();
    await one.thinks;
    const other = new Process();
    for (let second = 0; second < 60; second++) await pass(SECOND, one, other);
    expect(one.questions).toHaveLength(1);
    expect(other.questions).toEqual([]);
    await one.answer();
    expect((await storage.entries(match, 1)).map(({ entry }) => entry)).toMatchObject([{ kind: 'answer', seat: 1 }]);
  });

  it('is taken over within seconds when its process dies, and answered once', async () => {
    const one = new Process();
    await one.thinks;
    const other = new Process();
    for (let second = 0; second < 20; second++) await pass(SECOND, one, other);
    one.die();
    for (let second = 0; second < 3; second++) await pass(SECOND, other);
    expect(other.questions).toEqual([]);
    for (let second = 3; second < 7; second++) await pass(SECOND, other);
    await other.thinks;
    expect(other.questions).toEqual(one.questions);
    await other.answer();
    await one.answer();
    expect((await storage.entries(match, 1)).map(({ entry }) => entry)).toMatchObject([{ kind: 'answer', seat: 1 }]);
  });

  it('is there for the next process when all have ended', async () => {
    const one = new Process();
    await one.thinks;
    one.die();
    vi.advanceTimersByTime(60 * SECOND);
    const next = new Process();
    await next.thinks;
    await next.answer();
    await one.answer();
    expect(await storage.entries(match, 1)).toHaveLength(1);
  });
});
