/** The key that signs cookies: given, or made once and kept beside the data. */
import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { makeFolder } from '../storage/folder.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const FEWEST_CHARACTERS = 32;

export async function secretKey({ SECRET_KEY, DATA_DIR }: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  if (SECRET_KEY !== undefined) return SECRET_KEY;
  makeFolder(DATA_DIR);
  const file = join(DATA_DIR, 'secret-key');
  const key = (await kept(file)) ?? (await made(file));
  if (key.length < FEWEST_CHARACTERS)
    throw new Error(`The key in ${file} is too short; delete the file to make a new one.`);
  return key;
}

async function kept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Linked into place as a whole file: if two servers start at once, one wins and both read its key. */
async function made(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  try {
    await chmod(draft, OWNER_ONLY);
    await link(draft, file);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    await unlink(draft);
  }
  const key = await kept(file);
  if (key === undefined) throw new Error(`The key in ${file} is gone.`);
  return key;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
