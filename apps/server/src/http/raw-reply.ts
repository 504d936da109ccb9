/** A refusal where there is no reply object yet: on a bare connection. */

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@shutterbox/protocol';
import { securityHeaders } from './headers.ts';
import { statusOf } from './status.ts';

export function rawReply(socket: Duplex, error: Refusal): void {
  const body = JSON.stringify({ error });
  const status = statusOf(error.code);
  const headers = {
    ...securityHeaders(false),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
