/** Where saved games are: in the repository's own folder if you are inside the repository, otherwise in the current one. */
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '@shutterbox/kernel';
import { plain } from '../terminal/plain.ts';

const FOLDER = '.shutterbox';
const SAVE = '.save.json';

export function saveFolder(): string {
  const here = realpathSync(process.cwd());
  const root = repository();
  return join(root !== undefined && isWithin(here, root) ? root : here, FOLDER);
}

/** Above this module, which is either in the bundle or among the sources. */
function repository(): string | undefined {
  for (let folder = dirname(realpathSync(fileURLToPath(import.meta.url))); ; folder = dirname(folder)) {
    if (packageName(folder) === 'shutterbox') return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

function packageName(folder: string): unknown {
  const manifest = jsonIn(join(folder, 'package.json'));
  return isRecord(manifest) ? manifest.name : undefined;
}

/** Undefined if there is no file, or it cannot be read. */
function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isWithin(folder: string, root: string): boolean {
  return folder === root || folder.startsWith(`${root}${sep}`);
}

export function savePath(match: string): string {
  return join(saveFolder(), `${match}${SAVE}`);
}

/** The record of a finished game is beside its save. */
export function recordPath(savedAt: string, match: string): string {
  return join(dirname(savedAt), `${match}.json`);
}

/** The shortest name in the current folder. */
export function fromHere(path: string): string {
  const near = isAbsolute(path) ? relative(process.cwd(), path) : path;
  const short = near === '' || near.length > path.length ? path : near;
  return short;
}

/** Quoted for a shell. */
export function asTyped(path: string): string {
  return /^[\w.:/\\@+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

interface UnfinishedGame {
  readonly game: string;
  readonly path: string;
  readonly savedAt: Date;
}

/** Newest first. */
export function unfinishedGames(): UnfinishedGame[] {
  return saves()
    .flatMap((path) => unfinished(path) ?? [])
    .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}

function saves(): string[] {
  const folder = saveFolder();
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(SAVE) && name === plain(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function unfinished(path: string): UnfinishedGame | undefined {
  const json = jsonIn(path);
  const record = isRecord(json) ? json.record : undefined;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || !isRecord(record) || typeof record.game !== 'string') return undefined;
  return { game: plain(record.game), path, savedAt: stat.mtime };
}
