/** Plays while the server is killed at random moments and restarted, and holds it to everything it said. */
import { setTimeout as wait } from 'node:timers/promises';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { type Lane, template, wildlife } from './lane.ts';
import { below, type Random, randomFrom } from './random.ts';
import { Round, type RoundResult } from './round.ts';
import { ServerProcess, type ServerSettings } from './server-process.ts';

export interface KillPlan {
  readonly kills: number;
  readonly seed: number;
  readonly settings: ServerSettings;
  readonly progress?: (line: string) => void;
  /** The most time for each kill, on average. */
  readonly killMs?: number;
}

export interface KillResult {
  readonly rounds: readonly RoundResult[];
  readonly kills: number;
  /** How many of them came before it listened. */
  readonly early: number;
}

/** Matches played side by side, each again and again until the last kill. */
const LANES = [wildlife('person', 'person'), template('person', 'person'), template('person', 'bot')];

const PATIENCE = { resendMs: 1_000, silenceMs: 10_000 };
/** The most messages between two kills, and the longest silence. */
const MOST_HEARD = 100;
const QUIET_MS = 3_000;
const MOST_DELAY_MS = 15;
/** The share of kills during start-up. */
const EARLY = 0.1;
const MOST_START_MS = 400;
/** Time for the rest of the matches after the last kill. */
const LAST_MS = 60_000;
const KILL_MS = 4_000;

export async function killAndRestart(plan: KillPlan): Promise<KillResult> {
  const run = new Run(plan);
  try {
    return await run.run();
  } catch (error) {
    throw new Error(`Seed ${plan.seed}, after ${run.kills} kills: ${run.places.join('; ')}`, { cause: error });
  } finally {
    await run.end();
  }
}

class Run {
  kills = 0;
  private early = 0;
  private readonly plan: KillPlan;
  private readonly random: Random;
  private readonly server: ServerProcess;
  private readonly rounds = new Set<Round>();
  private readonly results: RoundResult[] = [];
  private heardCount = 0;
  private onHeard: () => void = () => {};
  private late: NodeJS.Timeout | undefined;
  private storage: Storage | undefined;

  constructor(plan: KillPlan) {
    this.plan = plan;
    this.random = randomFrom(plan.seed);
    this.server = new ServerProcess(plan.settings);
  }

  get places(): readonly string[] {
    return [...[...this.rounds].flatMap(({ players }) => players.map(({ place }) => place)), ...this.server.lines];
  }

  async run(): Promise<KillResult> {
    await ServerProcess.build();
    this.server.begin();
    await this.server.where();
    this.storage = await openStorage({ DATABASE_URL: undefined, ...this.plan.settings });
    const { storage } = this;
    const lanes = LANES.map((lane) => this.play(lane, storage));
    const { kills, killMs = KILL_MS } = this.plan;
    const allowed = kills * killMs + LAST_MS;
    const tooLate = new Promise<never>((_, reject) => {
      this.late = setTimeout(() => reject(new Error(`It did not end in ${allowed / 1_000} s.`)), allowed);
    });
    await Promise.race([Promise.all([this.killer(), ...lanes]), tooLate]);
    if ((await this.server.kill('SIGTERM')) !== 0) throw new Error('The last server did not end in good order.');
    return { rounds: this.results, kills: this.kills, early: this.early };
  }

  async end(): Promise<void> {
    clearTimeout(this.late);
    for (const round of this.rounds) round.end();
    await this.server.kill();
    await this.storage?.close();
  }

  private async play(lane: Lane, storage: Storage): Promise<void> {
    do {
      const round = await Round.begin({
        ...lane,
        where: [this.server.where],
        patience: PATIENCE,
        random: this.random,
        heard: () => this.heard(),
      });
      this.rounds.add(round);
      await round.over();
      this.results.push(await round.account(storage));
      this.rounds.delete(round);
    } while (this.kills < this.plan.kills);
  }

  private async killer(): Promise<void> {
    while (this.kills < this.plan.kills) {
      await this.moment();
      await this.server.kill();
      this.kills++;
      this.plan.progress?.(`${this.kills} kills, ${this.results.length} matches checked`);
      this.server.begin();
    }
    await this.server.where();
  }

  /** A random moment: some messages after the start and a little later, or before it listens. */
  private async moment(): Promise<void> {
    if (this.random() < EARLY) {
      this.early++;
      return wait(below(this.random, MOST_START_MS));
    }
    await this.server.where();
    await this.hearMore(1 + below(this.random, MOST_HEARD));
    await wait(below(this.random, MOST_DELAY_MS));
  }

  private heard(): void {
    this.heardCount++;
    this.onHeard();
  }

  private async hearMore(count: number): Promise<void> {
    const until = this.heardCount + count;
    await new Promise<void>((resolve) => {
      const quiet = setTimeout(resolve, QUIET_MS);
      this.onHeard = () => {
        if (this.heardCount < until) return;
        clearTimeout(quiet);
        resolve();
      };
    });
  }
}
