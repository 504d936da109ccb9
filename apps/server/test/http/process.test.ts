/** The server as a separate process: started as people start it, stopped as the system stops it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOSED } from '@shutterbox/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Person } from '../api/person.ts';

const START = fileURLToPath(new URL('../../../../scripts/serve.mjs', import.meta.url));

function start(environment: Readonly<Record<string, string>>): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [START], {
    cwd: folder(),
    env: { ...process.env, PORT: '0', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'shutterbox-process-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function said(stream: NodeJS.ReadableStream, what: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (data) => {
      text += data;
      const found = what.exec(text);
      if (found !== null) resolve(found);
    });
    stream.once('end', () => reject(new Error(`It never said ${what}: ${text}`)));
  });
}

function ended(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

describe('a server process', () => {
  it('plays with bots in threads, stops cleanly, and goes on where it was', async () => {
    const environment = { DATA_DIR: folder(), LOG_LEVEL: 'error' };
    const child = start(environment);
    const [, url = ''] = await said(child.stdout, /listens on (\S+)\/ and keeps its data in \S+\.\n/);
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([{ kind: 'me' }, { kind: 'bot', level: 'normal' }]);
    const line = await ann.socket(id);
    await line.update(({ number }) => number === 1);
    const stream = await fetch(`${url}/api/v1/matches/${id}/stream`);
    const code = ended(child);
    child.kill('SIGTERM');
    expect(await line.closed).toEqual({ code: CLOSED.restarting, reason: 'restarting' });
    expect((await stream.text()).split('\n').length).toBeGreaterThan(1);
    expect(await code).toBe(0);

    const again = start(environment);
    const [, newUrl = ''] = await said(again.stdout, /listens on (\S+)\//);
    const back = new Person(newUrl);
    back.cookie = ann.cookie;
    const { outcome } = await (await back.socket(id, 1)).playOn();
    expect(outcome).toBeDefined();
    const last = ended(again);
    again.kill('SIGINT');
    expect(await last).toBe(0);
  });

  it('serves the site as built', async () => {
    const child = start({ DATA_DIR: folder(), LOG_LEVEL: 'error' });
    const [, url = ''] = await said(child.stdout, /listens on (\S+)\//);
    const page = await (await fetch(`${url}/m/anything`)).text();
    expect(page).not.toMatch(/<style|\s(?:style|on\w+)=/);
    const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"[^>]*>(?=<\/script>)/g)].map(([, src = '']) => src);
    expect(scripts.length).toBe([...page.matchAll(/<script/g)].length);
    for (const src of [...scripts, '/sw.js', '/manifest.webmanifest']) {
      const { status, headers } = await fetch(url + src);
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect(headers.get('cache-control')).toMatch(src.startsWith('/assets/') ? /immutable/ : /^no-cache$/);
    }
    const worker = await (await fetch(`${url}/sw.js`)).text();
    const kept = [...worker.matchAll(/\/(?:assets\/)?[\w.-]+\.(?:js|css|html|svg|woff2|webmanifest)\b/g)].map(
      ([file]) => file,
    );
    expect(kept.length).toBeGreaterThan(20);
    for (const file of kept) expect(`${file} ${(await fetch(url + file)).status}`).toBe(`${file} 200`);
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
    const ending = ended(child);
    child.kill('SIGTERM');
    expect(await ending).toBe(0);
  });

  it('says in one sentence what is wrong with its settings', async () => {
    const child = start({ PORT: 'eighty', SECRET_KEY: 'short' });
    await said(child.stderr, /PORT: .*\nSECRET_KEY: must have at least 32 characters\.\n/);
    expect(await ended(child)).toBe(1);
  });
});
