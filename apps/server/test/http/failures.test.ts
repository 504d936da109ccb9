import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRequest } from '../../src/http/failures.ts';

describe('a connection without a request', () => {
  const server = createServer();
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  /** All that a client hears when Node gives up on its connection for this reason. */
  async function heardAfter(code: string): Promise<string> {
    server.once('connection', (socket) => brokenRequest(Object.assign(new Error(code), { code }), socket));
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    client.on('data', (data) => {
      heard += String(data);
    });
    await once(client, 'close');
    return heard;
  }

  it('is closed without a word after a while: a browser would take it for the answer to its next request', async () => {
    expect(await heardAfter('ERR_HTTP_REQUEST_TIMEOUT')).toBe('');
  });

  it('is answered if something unreadable came', async () => {
    expect(await heardAfter('HPE_INVALID_METHOD')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"request\.bad"/);
  });
});
