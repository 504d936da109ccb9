/** S-15.14: your own people, from untrusted JSON. */
import { type Decoded, isRecord } from '@shutterbox/kernel';
import type { People } from '../types.ts';
import { readUpp } from './upp.ts';

export const MOST_LINES = 10;
const LONGEST_LINE = 200;

export function decodePeople(json: unknown): Decoded<People> {
  if (!isRecord(json)) return refuse("People are an object with the lists 'first' and 'second'.");
  const { first = [], second = [] } = json;
  if (!isLines(first) || !isLines(second))
    return refuse(`Each side has at most ${MOST_LINES} lines of at most ${LONGEST_LINE} characters.`);
  for (const line of [...first, ...second]) {
    const read = readUpp(line);
    if (!read.ok) return read;
  }
  return { ok: true, value: { first, second } };
}

function isLines(json: unknown): json is readonly string[] {
  return (
    Array.isArray(json) &&
    json.length <= MOST_LINES &&
    json.every((line) => typeof line === 'string' && line.length <= LONGEST_LINE)
  );
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
