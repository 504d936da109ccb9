import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../src/local/idb.ts';

/** As much of a connection as it takes to lose it. */
class Connection {
  closed = false;
  onclose: (() => void) | undefined;
  onversionchange: (() => void) | undefined;

  transaction(): string {
    if (this.closed) throw new DOMException('Closed.', 'InvalidStateError');
    return 'a transaction';
  }

  close(): void {
    this.closed = true;
  }
}

let opened: Connection[];
let problem: Error | undefined;

beforeEach(() => {
  opened = [];
  problem = undefined;
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request: { result?: Connection; error?: Error; onsuccess?: () => void; onerror?: () => void } = {};
      queueMicrotask(() => {
        if (problem !== undefined) {
          request.error = problem;
          return request.onerror?.();
        }
        request.result = new Connection();
        opened.push(request.result);
        request.onsuccess?.();
      });
      return request;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

function database(): Database {
  return new Database('test', 1, () => undefined);
}

describe('the database of this browser', () => {
  it('is opened once for all', async () => {
    const db = database();
    await Promise.all([db.transaction('a'), db.transaction('a')]);
    await db.transaction('a');
    expect(opened).toHaveLength(1);
  });

  it.each([
    ['the browser has closed it', (connection: Connection) => connection.onclose?.()],
    ['another tab wanted it', (connection: Connection) => connection.onversionchange?.()],
    ['it was closed without a word', (connection: Connection) => connection.close()],
  ])('is opened again after %s', async (_what, lose) => {
    const db = database();
    await db.transaction('a');
    for (const connection of opened) lose(connection);
    expect(await db.transaction('a')).toBe('a transaction');
    expect(opened).toHaveLength(2);
  });

  it('holds up no other tab', async () => {
    await database().transaction('a');
    opened[0]?.onversionchange?.();
    expect(opened[0]?.closed).toBe(true);
  });

  it('is tried again after it could not be opened', async () => {
    const db = database();
    problem = new DOMException('Newer.', 'VersionError');
    await expect(db.transaction('a')).rejects.toBe(problem);
    problem = undefined;
    expect(await db.transaction('a')).toBe('a transaction');
  });
});
