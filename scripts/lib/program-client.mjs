/** Programs that visit a server, each from its own address, as if a proxy on this machine had passed it on. */
import { Agent, request } from 'node:http';

const PATIENCE_MS = 20_000;

export const agent = new Agent({ keepAlive: true, maxSockets: 48 });

/** Limits count addresses and visitors and stay in force, so many visitors need many addresses. */
export function addressOf(number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** Sends any headers and bytes as they are, and returns `{status, text}`. */
export function send(url, { method = 'GET', path, headers = {}, body }) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers, timeout: PATIENCE_MS }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer in ${PATIENCE_MS} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

export async function must(url, visitor, method, path, body) {
  const { status, text } = await send(url, {
    method,
    path: `/api/v1${path}`,
    headers: { ...headersOf(visitor), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

export function headersOf({ address, token }) {
  return { 'x-forwarded-for': address, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
}

export async function newVisitor(url, number) {
  const address = addressOf(number);
  const { token } = await must(url, { address }, 'POST', '/visitors', { name: `Player ${number}` });
  return { address, token };
}

/** Does them all, this many at a time. */
export async function inParallel(items, most, work) {
  const results = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const i = next++;
      results[i] = await work(items[i], i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, lane));
  return results;
}
