import { createHash } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { textFrame } from '../../src/socket/frame.ts';
import { Outbox } from '../../src/socket/outbox.ts';

/** As a client reads it. */
async function read(frame: Buffer): Promise<string> {
  const server = createServer((socket) => void socket.once('data', (data) => greet(socket, String(data), frame)));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  return new Promise((resolve, reject) => {
    client.once('message', (data) => resolve(String(data)));
    client.once('error', reject);
  });
}

/** Accepts a handshake, and sends the frame. */
function greet(socket: Socket, request: string, frame: Buffer): void {
  const [, key = ''] = /Sec-WebSocket-Key: (\S+)/i.exec(request) ?? [];
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  const upgrade = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...upgrade, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
  socket.write(frame);
}

describe('a frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])('of %i letters is read as it was written', async (length) => {
    const text = 'x'.repeat(length);
    expect(await read(textFrame(text))).toBe(text);
  });

  it('counts bytes, not letters', async () => {
    const text = 'é😀'.repeat(30);
    expect(Buffer.byteLength(text)).toBeGreaterThan(125);
    expect(text.length).toBeLessThan(125);
    expect(await read(textFrame(text))).toBe(text);
  });
});

describe('the outbox', () => {
  it('sends together what comes together, in order and with what else is written', async () => {
    const stream = new PassThrough();
    const outbox = new Outbox();
    const written: string[] = [];
    stream.on('data', (data) => void written.push(String(data)));
    outbox.send(stream, Buffer.from('a'));
    stream.write('b');
    await Promise.resolve().then(() => outbox.send(stream, Buffer.from('c')));
    expect([stream.writableCorked, stream.writableLength]).toEqual([1, 3]);
    await new Promise((resolve) => setImmediate(resolve));
    expect([stream.writableCorked, written.join('')]).toEqual([0, 'abc']);
    outbox.send(stream, Buffer.from('d'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(written.join('')).toBe('abcd');
  });
});
