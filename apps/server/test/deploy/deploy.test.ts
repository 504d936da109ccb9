/** Everything in deploy/ names settings, metrics and files that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVER } from '../../../../scripts/lib/bundle.mjs';
import { openMetrics } from '../../src/metrics.ts';
import { settingsFrom } from '../../src/settings.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const MAIN = relative(ROOT, SERVER);
/** Not ours: Node's, and those of the compose file itself. */
const FOREIGN = ['NODE_ENV', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB'];
const SETTING = /\b[A-Z][A-Z]*_[A-Z_]+\b|\b(?:HOST|PORT)\b/g;

/** Those explained in .env.example, which the first test compares with the settings themselves. */
const KNOWN = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);

describe('settings', () => {
  it('are each explained in .env.example and docs/hosting.md', () => {
    const all = settingsFrom({
      SITE_URL: 'https://play.example.org',
      DATABASE_URL: 'postgres://x',
      REDIS_URL: 'redis://x',
      KEEP_MATCHES_DAYS: '1',
      SECRET_KEY: 'x'.repeat(32),
      METRICS_TOKEN: 'x'.repeat(16),
    });
    const names = all.ok ? Object.keys(all.value) : [];
    expect(names.toSorted()).toEqual(KNOWN.toSorted());
    const docs = read('docs/hosting.md');
    for (const name of names) expect(docs).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\|$`, 'm'));
  });

  it.each(['shutterbox.service', 'shutterbox@.service', 'Containerfile', 'compose.yaml'])('of %s are ours', (file) => {
    const lines = read(`deploy/${file}`)
      .split('\n')
      .filter((line) => !/^\s*#/.test(line) && !/^(?:Restrict|Capability)/.test(line));
    const named = [...lines.join('\n').matchAll(SETTING)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => ![...KNOWN, ...FOREIGN, 'AF_INET', 'AF_UNIX'].includes(name))).toEqual([]);
  });
});

it.each(['shutterbox.service', 'shutterbox@.service', 'Containerfile'])(
  '%s starts the server that is built',
  (file) => {
    expect(read(`deploy/${file}`)).toContain(MAIN);
  },
);

describe('metrics', () => {
  const { registry } = openMetrics({ sockets: () => 0, streams: () => 0, tables: () => 0 });

  it.each(['dashboard.json', 'alerts.yaml'])('of %s are exported', async (file) => {
    const exported = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    const named = [...read(`deploy/${file}`).matchAll(/\b(?:shutterbox|nodejs|process)_[a-z\d_]+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(new Set(named).size).toBeGreaterThan(5);
    expect(named.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it('of our own are all on the dashboard', async () => {
    const dashboard = read('deploy/dashboard.json');
    const own = (await registry.getMetricsAsJSON()).map(({ name }) => name).filter((name) => /^shutterbox/.test(name));
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([]);
  });
});

it('docs/hosting.md names every file of deploy/, and no other', () => {
  const docs = read('docs/hosting.md');
  const files = readdirSync(join(ROOT, 'deploy'));
  expect(files.filter((file) => !docs.includes(`deploy/${file}`))).toEqual([]);
  const named = [...docs.matchAll(/\(\.\.\/(deploy\/[\w@.-]+)\)/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
