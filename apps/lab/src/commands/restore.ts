/** `restore`: puts a backup into an empty store, all of it or nothing. */
import { restoreBackup } from '@shutterbox/server/upkeep';
import { serverEnvironment } from '../server-data.ts';
import { InputError } from '../usage-error.ts';

export async function restore(file: string): Promise<void> {
  const restored = await restoreBackup(serverEnvironment(), file);
  if (!restored.ok) throw new InputError(restored.problem);
  const { matches, visitors, entries } = restored;
  process.stdout.write(`Restored ${matches} matches with ${entries} entries, and ${visitors} visitors.\n`);
}
