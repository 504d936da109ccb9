/** `backup`: saves everything that a server keeps, while the server runs. */
import { resolve } from 'node:path';
import { saveBackup } from '@shutterbox/server/upkeep';
import { serverEnvironment, startedStore } from '../server-data.ts';
import { InputError } from '../usage-error.ts';

export async function backup(file: string): Promise<void> {
  const environment = serverEnvironment();
  startedStore(environment);
  const saved = await saveBackup(environment, resolve(file));
  if (!saved.ok) throw new InputError(saved.problem);
  const { matches, visitors, entries } = saved;
  process.stdout.write(
    `${file} holds ${matches} matches with ${entries} entries, and ${visitors} visitors. It contains secrets, so keep it safe.\n`,
  );
}
