import { readFileSync } from 'node:fs';
import { clientMessage, serverMessage } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { STATUS } from '../../src/http/status.ts';
import { openHouse } from './house.ts';
import { Person } from './person.ts';

const DOCS = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');

describe('docs/api.md', () => {
  it('has every route', async () => {
    const { url } = await openHouse();
    const { paths } = (await new Person(url).must('GET', '/openapi.json')) as { paths: Record<string, object> };
    const routes = Object.keys(paths).map((path) => path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((route) => !new RegExp(`${route}\``).test(DOCS))).toEqual([]);
  });

  it('has every error code beside its status', () => {
    const rows = new Map<string, number[]>();
    for (const [, statuses = '', codes = ''] of DOCS.matchAll(/^\| (\d{3}(?:, \d{3})?) \| (.*) \|$/gm)) {
      for (const [, code = ''] of codes.matchAll(/`([\w.]+)`/g)) rows.set(code, statuses.split(', ').map(Number));
    }
    for (const [code, status] of Object.entries(STATUS)) expect(`${code} ${rows.get(code)}`).toContain(`${status}`);
  });

  it('has every message of the socket', () => {
    for (const { options } of [clientMessage, serverMessage]) {
      for (const { shape } of options) expect(DOCS).toContain(`| \`${[...shape.type.values][0]}\` |`);
    }
  });
});
