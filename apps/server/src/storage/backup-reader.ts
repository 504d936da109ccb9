/** Reads a backup line by line and checks it: reaching the end means it is complete and unchanged. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { endLine, FORMAT_VERSION, type Header, headerLine, type Row, rowLine, type Table } from './backup-format.ts';
import { NEWEST_SCHEMA } from './migrations.ts';
import { reasonOf, StorageProblem } from './problem.ts';

export class BackupReader {
  private readonly file: string;
  private readonly lines: AsyncGenerator<string>;
  private readonly hash = createHash('sha256');

  constructor(file: string) {
    this.file = file;
    this.lines = linesOf(file);
  }

  async header(): Promise<Header> {
    const { value, done } = await this.lines.next();
    const header = done ? undefined : this.decoded(headerLine, value);
    if (header === undefined) throw new StorageProblem(`${this.file} is not a Shutterbox backup.`);
    if (header.version > FORMAT_VERSION || header.schema > NEWEST_SCHEMA) {
      throw new StorageProblem(`${this.file} was made by a newer version of Shutterbox. Restore it with that version.`);
    }
    this.hash.update(`${value}\n`);
    return header;
  }

  /** Each row as it comes, and at the end a problem if anything is missing or was changed. */
  async *rows(): AsyncGenerator<readonly [Table, Row]> {
    for await (const line of this.lines) {
      const row = this.decoded(rowLine, line);
      if (row === undefined) return this.checkEnd(line);
      this.hash.update(`${line}\n`);
      yield row;
    }
    throw this.damaged('its end is missing');
  }

  async close(): Promise<void> {
    await this.lines.return(undefined);
  }

  private async checkEnd(line: string): Promise<void> {
    const end = this.decoded(endLine, line);
    if (end === undefined) throw this.damaged('a line cannot be read');
    if (end.sha256 !== this.hash.digest('hex')) throw this.damaged('the checksum does not match');
    const { done } = await this.lines.next();
    if (done !== true) throw this.damaged('there is data after its end');
  }

  private decoded<T>(shape: z.ZodType<T>, line: string): T | undefined {
    try {
      return shape.safeParse(JSON.parse(line)).data;
    } catch {
      return undefined;
    }
  }

  private damaged(how: string): StorageProblem {
    return new StorageProblem(`The backup ${this.file} is damaged (${how}): nothing was restored.`);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new StorageProblem(`The backup ${file} cannot be read (${reasonOf(error)}): nothing was restored.`);
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}
