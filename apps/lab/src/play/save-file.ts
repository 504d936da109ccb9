/** The file of one game: written whole after every answer, and locked against a second terminal. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError, makeFolder, reasonOf, writeWhole } from '../files.ts';

export class SaveFile {
  readonly path: string;
  /** Why the last attempt to write failed, in words. */
  problem: string | undefined;
  /** Whether there is a file to resume from. */
  exists: boolean;
  private held = false;
  private readonly letGo = () => this.close();

  constructor(path: string, exists: boolean) {
    this.path = path;
    this.exists = exists;
  }

  private get lock(): string {
    return `${this.path}.lock`;
  }

  /** The folder may have vanished or the disk may be full: the game goes on without saving. */
  write(text: string): void {
    this.problem = this.attempt(() => {
      makeFolder(dirname(this.path));
      writeWhole(this.path, text);
      this.exists = true;
    });
    if (this.problem === undefined && !this.held) this.hold();
  }

  /** Replaces a finished game's save by its record; returns why that failed, if it did. */
  replaceBy(path: string, text: string): string | undefined {
    return this.attempt(() => {
      makeFolder(dirname(path));
      writeWhole(path, text);
      rmSync(this.path, { force: true });
    });
  }

  private attempt(work: () => void): string | undefined {
    try {
      work();
      return undefined;
    } catch (error) {
      return reasonOf(error);
    }
  }

  /** False if another running process has it. */
  hold(): boolean {
    this.held = this.take() || (isAbandoned(this.lock) && this.takeOver());
    if (this.held) process.once('exit', this.letGo);
    return this.held;
  }

  private takeOver(): boolean {
    rmSync(this.lock, { force: true });
    return this.take();
  }

  private take(): boolean {
    try {
      writeFileSync(this.lock, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (isSystemError(error) && error.code === 'EEXIST') return false;
      // If nothing can be written, nobody can overwrite the game either.
      reasonOf(error);
      return true;
    }
  }

  close(): void {
    process.off('exit', this.letGo);
    if (this.held) this.attempt(() => rmSync(this.lock, { force: true }));
    this.held = false;
  }
}

function isAbandoned(lock: string): boolean {
  const holder = Number(textOf(lock));
  if (!Number.isSafeInteger(holder) || holder <= 0 || holder === process.pid) return true;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return isSystemError(error) && error.code === 'ESRCH';
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    reasonOf(error);
    return '';
  }
}
