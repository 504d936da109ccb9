/** Hostile requests, to every route in the description of the API and to others. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { broken, hostileHeaders, hostilePart, jsonText, mutated, noise, sample } from './hostile.mjs';
import { addressOf, agent, headersOf } from './program-client.mjs';

const PATIENCE_MS = 20_000;
const RAW_PATIENCE_MS = 400;
const TYPES = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', ''];
const METHODS = ['PUT', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'DELETE', 'POST', 'GET'];
/** These visitors' matches must stay unharmed, so they send only invalid requests. */
const OWNERS_SHARE = 0.1;
const RAW_SHARE = 0.03;

export function hostileRequest(scene, number, random) {
  if (random.chance(RAW_SHARE)) return { raw: rawBytes(random) };
  if (random.chance(OWNERS_SHARE)) return staleAnswer(scene, random);
  const route = random.of(scene.routes);
  // A visitor without a token can do little afterwards, so sign out few.
  const visitor = random.chance(endsAToken(route) ? 0.02 : 0.6) ? random.of(scene.crowd) : {};
  const value = route.body === undefined ? { a: 1 } : sample(route.body, random);
  const body = random.chance(0.85) ? mutated(value, random) : value;
  const method = random.chance(0.95) ? route.method : random.of(METHODS);
  const type = random.chance(0.93) ? TYPES[0] : random.of(TYPES);
  return {
    method,
    path: `${pathOf(route, scene, random)}${queryOf(route, random)}`,
    headers: {
      ...headersOf({ token: visitor.token, address: addressOf(0x800000 + number) }),
      ...(type === '' ? {} : { 'content-type': type }),
      ...hostileHeaders(random),
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: broken(jsonText(body), random) }),
  };
}

/** A visitor who is deleted or signed out can do little harm afterwards, so it happens to few. */
function endsAToken({ method, path }) {
  return method === 'DELETE' || path.endsWith('/sign-out-others');
}

function pathOf({ path }, { kept, toys }, random) {
  const filled = path
    .replace('{match}', () =>
      random.chance(0.75) ? random.of(kept).id : random.chance(0.6) ? random.of(toys) : hostilePart(random),
    )
    .replace('{device}', () => hostilePart(random))
    .replace('{seat}', () => (random.chance(0.7) ? String(random.below(3)) : hostilePart(random)));
  return random.chance(0.97) ? filled : `${filled}/${hostilePart(random)}`;
}

function queryOf({ query }, random) {
  if (query.length === 0 && random.chance(0.9)) return '';
  const names = [...query.map(({ name }) => name), '__proto__', 'constructor[x]'];
  const parts = names
    .filter((_, i) => i < query.length || random.chance(0.1))
    .map((name) => `${name}=${random.chance(0.5) ? random.below(3) : hostilePart(random)}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** From the player who has the seat, to a question that is not open. */
function staleAnswer({ kept }, random) {
  const { id, people } = random.of(kept);
  const seat = random.below(2);
  const body = {
    client: random.of(['x', 'again', '__proto__']),
    seat: random.of([seat, 1 - seat, 7]),
    decision: 1_000_000 + random.below(1_000),
    actions: [sample(undefined, random)],
  };
  const sent = random.chance(0.5) ? body : { ...body, actions: mutated(body.actions, random) };
  return {
    method: 'POST',
    path: `/api/v1/matches/${id}/answers`,
    headers: { ...headersOf(people[seat]), 'content-type': 'application/json' },
    body: broken(jsonText(sent), random),
  };
}

function rawBytes(random) {
  const line = random.of([
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/v1/games HTTP/1.1\r\n\r\n',
    'POST /api/v1/visitors HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}',
    'POST /api/v1/visitors HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    'POST /api/v1/visitors HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
    'GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    'GET /ws?match=%ff HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\x8f\xff',
    'GET //ws HTTP/1.1\r\nhost: [\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 99\r\nsec-websocket-key: x\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]);
  return random.chance(0.3) ? noise(random, 1 + random.below(200)) : Buffer.from(line, 'latin1');
}

/** The status that came back; undefined if the bytes are no request or the connection was cut. */
export function deliver(url, input) {
  const { hostname, port } = new URL(url);
  return input.raw === undefined ? asRequest(hostname, port, input) : asBytes(hostname, port, input.raw);
}

function asRequest(hostname, port, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const sent = request({ agent, hostname, port, method, path, headers, timeout: PATIENCE_MS }, (response) => {
      const { statusCode } = response;
      // A stream never ends.
      if (response.headers['content-type']?.startsWith('application/x-ndjson')) response.destroy();
      else response.resume();
      response.once('close', () => resolve(statusCode));
    });
    sent.once('timeout', () => {
      resolve('silent');
      sent.destroy();
    });
    // The server cuts off a client that is still sending far too much.
    sent.once('error', () => resolve(undefined));
    sent.end(body);
  });
}

function asBytes(hostname, port, bytes) {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    const end = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]) || undefined);
    };
    const late = setTimeout(end, RAW_PATIENCE_MS);
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.once('error', () => {});
    socket.once('close', () => {
      clearTimeout(late);
      end();
    });
    socket.write(bytes);
  });
}
