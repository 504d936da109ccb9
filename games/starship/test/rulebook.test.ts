/** docs/starship-rulebook.md names every rule, and no rule that does not exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const RULE_ID = /S-\d+\.\d+/g;

function textOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

const rows = textOf('../../../docs/starship-rulebook.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2);
const named = new Set(rows.flatMap((row) => row.match(RULE_ID) ?? []));
const written = [...textOf('../RULES.md').matchAll(/^- \*\*(S-\d+\.\d+)\*\*/gm)].map(([, id]) => id as string);

describe('the table from the rulebook to our rules', () => {
  it('names every rule', () => {
    expect(written.length).toBeGreaterThan(250);
    expect(written.filter((id) => !named.has(id))).toEqual([]);
  });

  it('names no rule that does not exist', () => {
    expect([...named].filter((id) => !written.includes(id))).toEqual([]);
  });

  it('says of every heading what became of it', () => {
    const empty = rows.filter((row) => !row.startsWith('| **') && /\| \| \|$/.test(row));
    expect(empty).toEqual([]);
  });
});
