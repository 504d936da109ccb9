import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { StorageSettings } from '../../src/storage/open.ts';

/** Inside the work tree, where the packages are found. */
const OUTPUT = fileURLToPath(
  new URL(`../../../../.shutterbox/test-appender-${process.pid}-${Date.now()}/`, import.meta.url),
);

/** Bundles the appender, since Node cannot load TypeScript; returns its folder and file. */
export async function bundleAppender(): Promise<{ readonly folder: string; readonly file: string }> {
  const entry = fileURLToPath(new URL('appender.ts', import.meta.url));
  const file = `${OUTPUT}appender.mjs`;
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return { folder: OUTPUT, file };
}

/** Lets it append until it has reported `enough` entries, then kills it with SIGKILL; returns the numbers it reported. */
export async function appendUntilKilled(
  file: string,
  match: string,
  name: string,
  settings: StorageSettings,
  enough: number,
): Promise<readonly number[]> {
  const place = settings.DATABASE_URL === undefined ? [settings.DATA_DIR] : [settings.DATA_DIR, settings.DATABASE_URL];
  const child = spawn(process.execPath, [file, match, name, ...place], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const told: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(Number(line));
    if (told.length === enough) child.kill('SIGKILL');
  }
  await ended;
  return told;
}
