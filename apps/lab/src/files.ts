/** Files that people name on the command line, and files that are written whole or not at all. */
import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** The JSON in a file. */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is broken: it is not JSON.`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${reason(error)}.`);
  }
}

/** Makes a folder unless it is there, and makes sure that it can be written to. */
export function writableFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new UsageError(`Nothing can be written to ${path}: ${reason(error)}.`);
  }
}

/** Whoever reads it at the same time sees the old file or the new one, never half of it. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Why the system refused, in words; anything but a refusal of the system is a bug and goes on. */
function reason(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  return REASONS[error.code] ?? error.code;
}
