import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { AnswerNames } from '../../src/storage/answer-names.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { Statements } from '../../src/storage/statements.ts';
import { createPlayed, entrySample, tailSample } from './samples.ts';
import { tempDir } from './temp-dir.ts';

const folder = tempDir();
const MATCHES = 6;
const EACH = 3;

class Counting extends Statements {
  reads = 0;

  override all(sql: string, ...parameters: readonly unknown[]): readonly unknown[] {
    this.reads++;
    return super.all(sql, ...parameters);
  }
}

it('keeps the names of the last matches, and reads the others again', async () => {
  const storage = await openSqlite(folder);
  const matches: string[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const match = await createPlayed(storage, -1);
    const entries = Array.from({ length: EACH }, (_, number) => entrySample(number, { client: `c${number}` }));
    await storage.append({ match, entries, tail: tailSample({ number: EACH - 1 }) });
    matches.push(match);
  }
  const statements = new Counting(new Libsql(`${folder}/shutterbox.sqlite`));
  const names = new AnswerNames(statements, 2 * (1 + EACH));
  const resent = [entrySample(EACH, { client: 'c1' })];
  const areTaken = (match = '') => names.areTaken(match, resent, EACH - 1);
  expect(matches.map(areTaken)).toEqual(matches.map(() => true));
  expect(statements.reads).toBe(MATCHES);
  expect(areTaken(matches.at(-1))).toBe(true);
  expect(statements.reads).toBe(MATCHES);
  expect(areTaken(matches[0])).toBe(true);
  expect(statements.reads).toBe(MATCHES + 1);
  await storage.close();
});

it('starts again with a match that begins anew under its old id', async () => {
  const storage = await openSqlite(`${folder}/anew`);
  const match = await createPlayed(storage, 0);
  const names = new AnswerNames(new Statements(new Libsql(`${folder}/anew/shutterbox.sqlite`)));
  const mine = [entrySample(5, { client: 'mine' })];
  names.add(match, mine);
  expect(names.areTaken(match, mine, 5)).toBe(true);
  expect(names.areTaken(match, mine, 0)).toBe(false);
  await storage.close();
});
