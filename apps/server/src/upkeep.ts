/** What the `shutterbox` command does with the server's data, with the settings from the environment. */
import { settingsFrom } from './settings.ts';
import { backup } from './storage/backup.ts';
import type { StorageSettings } from './storage/open.ts';
import { reasonOf, StorageProblem } from './storage/problem.ts';
import { restore } from './storage/restore.ts';

/** How much was saved or restored, or a sentence that says why nothing was. */
export type Upkeep =
  | { readonly ok: true; readonly visitors: number; readonly matches: number; readonly entries: number }
  | { readonly ok: false; readonly problem: string };

type Environment = Readonly<Record<string, string | undefined>>;
type Counts = Awaited<ReturnType<typeof backup>>;

export function saveBackup(environment: Environment, file: string): Promise<Upkeep> {
  return done(environment, (settings) => backup(settings, file));
}

export function restoreBackup(environment: Environment, file: string): Promise<Upkeep> {
  return done(environment, (settings) => restore(settings, file));
}

async function done(environment: Environment, work: (settings: StorageSettings) => Promise<Counts>): Promise<Upkeep> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const settings = settingsFrom({ DATA_DIR, DATABASE_URL });
  if (!settings.ok) return { ok: false, problem: settings.problems.join(' ') };
  try {
    const { visitors = 0, matches = 0, entries = 0 } = await work(settings.value);
    return { ok: true, visitors, matches, entries };
  } catch (error) {
    if (error instanceof StorageProblem) return { ok: false, problem: error.message };
    if (error instanceof Error && 'code' in error)
      return { ok: false, problem: `It did not work: ${reasonOf(error)}.` };
    throw error;
  }
}
