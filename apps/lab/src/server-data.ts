/** Where this folder's server keeps its data: read from the same environment and `.env` as the server itself. */
import { existsSync } from 'node:fs';
import { InputError } from './usage-error.ts';

const USUAL_FOLDER = '.shutterbox/data';

type Environment = Readonly<Record<string, string | undefined>>;

export function serverEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** A backup of a missing folder would be empty: a mistyped DATA_DIR must not look like a success. */
export function startedStore({ DATABASE_URL = '', DATA_DIR = '' }: Environment): void {
  const folder = DATA_DIR === '' ? USUAL_FOLDER : DATA_DIR;
  if (DATABASE_URL !== '' || existsSync(folder)) return;
  throw new InputError(`There is no folder ${folder} to back up. Set DATA_DIR or DATABASE_URL to where the data is.`);
}
