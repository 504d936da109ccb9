/** The built server as a separate process, which can be killed at any moment and never outlives the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildIfNeeded, SERVER } from '../../../../scripts/lib/bundle.mjs';

/** Where the system supports it, a child ends with the thread that started it. */
const SETPRIV = '/usr/bin/setpriv';
const MOST_LINES = 20;
const LISTENS = /listens on (\S+)\/ and keeps/;

export interface ServerSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
}

const SECRET_KEY = 'the same for all processes of a test';

export class ServerProcess {
  private readonly settings: ServerSettings;
  private child: ChildProcess | undefined;
  /** Its last output. */
  lines: readonly string[] = [];
  private site: Promise<string>;
  private up: (url: string) => void = () => {};
  /** It listens, as far as we know. */
  isUp = false;

  constructor(settings: ServerSettings) {
    this.settings = settings;
    this.site = this.nextSite();
  }

  /** Once, before the first start: bundles what has changed. */
  static async build(): Promise<void> {
    await buildIfNeeded();
  }

  /** Resolves when it listens. */
  readonly where = (): Promise<string> => this.site;

  /** Begins to start it; `where` resolves when it listens. */
  begin(): void {
    const { DATA_DIR, DATABASE_URL, REDIS_URL } = this.settings;
    mkdirSync(DATA_DIR, { recursive: true });
    const command = [process.execPath, SERVER];
    const [program = '', ...parameters] = existsSync(SETPRIV)
      ? [SETPRIV, '--pdeathsig', 'KILL', '--', ...command]
      : command;
    const child = spawn(program, parameters, {
      cwd: DATA_DIR,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR,
        DATABASE_URL: DATABASE_URL ?? '',
        REDIS_URL: REDIS_URL ?? '',
        SECRET_KEY,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > MOST_LINES) lines.shift();
        const url = LISTENS.exec(line)?.[1];
        if (url !== undefined && this.child === child) this.up(url);
      });
    }
    this.lines = lines;
  }

  /** Kills it at once; callers who ask where it is wait for the next one. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    if (child === undefined) return null;
    this.child = undefined;
    // Callers waiting for one that never came up go on waiting for the next.
    if (this.isUp) this.site = this.nextSite();
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  private nextSite(): Promise<string> {
    this.isUp = false;
    return new Promise((resolve) => {
      this.up = (url) => {
        this.isUp = true;
        resolve(url);
      };
    });
  }
}
