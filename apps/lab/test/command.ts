/** Runs the command for tests: as a separate process or, faster, in this one. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { shutterbox } from '../src/program.ts';

const COMMAND = fileURLToPath(new URL('../../../bin/shutterbox.mjs', import.meta.url));
/** A process takes half a second, and much longer on a busy machine. */
const PATIENCE_MS = 120_000;
vi.setConfig({ testTimeout: PATIENCE_MS });

export interface Result {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'shutterbox-'));
}

/** `npx shutterbox …` with something on its stdin. */
export function spawned(words: readonly string[], input = '', cwd = newFolder(), columns = 80): Promise<Result> {
  const child = start(words, cwd, columns);
  child.stdin.end(input);
  return ended(child);
}

/** The same, with a signal at the first question while stdin is still open. */
export function interrupted(words: readonly string[], signal: NodeJS.Signals): Promise<Result> {
  const child = start(words, newFolder(), 80);
  child.stdout.once('data', () => child.kill(signal));
  return ended(child);
}

function start(words: readonly string[], cwd: string, columns: number): ChildProcessWithoutNullStreams {
  const env = { ...process.env, COLUMNS: String(columns), FORCE_COLOR: undefined };
  const child = spawn(process.execPath, [COMMAND, ...words], { cwd, env, timeout: PATIENCE_MS });
  // A command that has ended reads no more input.
  child.stdin.on('error', () => {});
  return child;
}

function ended(child: ChildProcessWithoutNullStreams): Promise<Result> {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** The same without a process. */
export async function within(words: readonly string[]): Promise<Result> {
  return captured(() => shutterbox(words));
}

/** What is printed meanwhile. */
export async function captured(work: () => number | Promise<number>): Promise<Result> {
  let stdout = '';
  let stderr = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += text;
    return true;
  });
  try {
    const status = await work();
    return { status, stdout, stderr };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
