/** Files that people name on the command line, and files that are written whole or not at all. */
import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { InputError, UsageError } from './usage-error.ts';

/** The JSON in a file. */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(`${path} is broken: it is not JSON.`);
  }
}

function readText(path: string): string {
  if (path === '') throw new UsageError('The file name is empty.');
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError(`Cannot read ${path}: ${reasonOf(error)}.`);
  }
}

/** Makes a folder if needed, and makes sure that it can be written to. */
export function writableFolder(path: string): void {
  if (path === '') throw new UsageError('The folder name is empty.');
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new InputError(`Cannot write to ${path}: ${folderReason(error)}.`);
  }
}

/** Step by step, because `recursive` never returns where no folder can be made, such as /proc. */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A reader at the same time sees the old file or the new one, never half of it. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EEXIST: 'a file with that name already exists',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

/** Why the system refused, in words; any other error is a bug and is thrown on. */
export function reasonOf(error: unknown): string {
  if (!isSystemError(error)) throw error;
  return REASONS[error.code] ?? error.code;
}

function folderReason(error: unknown): string {
  return isSystemError(error) && error.code === 'ENOENT' ? 'a folder cannot be created there' : reasonOf(error);
}
