/** Hostile messages. A session is one socket and everything sent on it until it is closed or done. */
import { isUtf8 } from 'node:buffer';
import { WebSocket } from 'ws';
import { broken, hostilePart, jsonText, mutated, noise } from './hostile.mjs';
import { addressOf, headersOf } from './program-client.mjs';

const PATIENCE_MS = 10_000;
const SERVER_FAILED = 1011;
const STALE = 1_000_000;
const MESSAGE_BYTES = 64 * 1024;

/** A player with a seat sends only what is certainly wrong; others also send what would be right if the seat were theirs. */
function hostileMessage({ seated, decision }, random) {
  const seat = random.below(3);
  const which = seated ? STALE + random.below(50) : random.of([decision, decision, STALE, 0]);
  const base = random.of([
    { type: 'answer', client: 'x', seat, decision: which, action: { type: 'draw' } },
    { type: 'batch', client: 'x', seat, decision: which, actions: [{ type: 'draw' }, { type: 'pass' }] },
    { type: 'legal', client: 'x', seat, decision: which },
    { type: 'ping', client: 'x' },
    seated ? { type: 'undo', client: 'x', seat: 9 } : { type: 'undo', client: 'x', seat, count: 1 },
    seated
      ? { type: 'standing', seat: 9 }
      : { type: 'standing', client: 'x', seat, answers: [{ kind: 'turn', action: 1 }] },
  ]);
  if (random.chance(0.15)) return Buffer.from(jsonText(base));
  // A mutation must not turn a wrong question into the right one.
  const changed = seated
    ? { ...Object(mutated(base, random)), decision: which, count: 0, extra: 1 }
    : mutated(base, random);
  return broken(jsonText(changed), random);
}

/** Sends this many messages, and returns `{sent, failed}` when the last is done or the server has cut the socket. */
export async function socketSession(scene, number, most, random) {
  const match = random.of(scene.kept);
  const who = random.of(['nobody', 'stranger', 'seated']);
  const person = who === 'seated' ? random.of(match.people) : who === 'stranger' ? random.of(scene.crowd) : {};
  const headers = headersOf({ token: person.token, address: addressOf(0xc00000 + number) });
  const query = random.chance(0.9) ? `match=${match.id}` : `match=${hostilePart(random)}&from=${hostilePart(random)}`;
  const socket = new WebSocket(`${scene.url.replace('http', 'ws')}/ws?${query}`, { headers });
  const result = { sent: 0, failed: undefined };
  const closed = watch(socket, result);
  await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed]);
  const sender = { seated: who === 'seated', decision: 1 + random.below(4) };
  while (result.sent < most && socket.readyState === WebSocket.OPEN) {
    const bytes = hostileMessage(sender, random);
    const binary = random.chance(0.05);
    // The library sends text as it is, even if it is not UTF-8.
    socket.send(bytes, { binary });
    result.sent++;
    // The server closes the socket after such a message, so nothing sent later would arrive.
    if (bytes.length > MESSAGE_BYTES || !(binary || isUtf8(bytes))) break;
  }
  // Noise may be the beginning of a long frame that swallows the ping, so do not expect a pong.
  if (random.chance(0.1)) socket._socket?.write(noise(random, 40));
  else if (socket.readyState === WebSocket.OPEN) await Promise.race([ponged(socket), closed, late(result)]);
  socket.terminate();
  await closed;
  result.sent = Math.max(1, result.sent);
  return result;
}

function watch(socket, result) {
  socket.on('message', (data) => {
    if (data.includes('server.failed')) result.failed = data.toString().slice(0, 300);
  });
  socket.on('error', () => {});
  return new Promise((resolve) =>
    socket.once('close', (code) => {
      if (code === SERVER_FAILED) result.failed ??= `closed with ${code}`;
      resolve();
    }),
  );
}

function ponged(socket) {
  socket.ping();
  return new Promise((resolve) => socket.once('pong', resolve));
}

function late(result) {
  return new Promise((resolve) => {
    setTimeout(() => {
      result.failed ??= 'no pong in time';
      resolve();
    }, PATIENCE_MS).unref();
  });
}
