/** Who asks, from the headers of a request or of a socket's upgrade. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { cookieIn } from './cookie.ts';
import type { Signer } from './token.ts';

export interface Asker {
  /** A visitor id that we signed, or ''. The visitor may have been deleted since. */
  readonly visitor: string;
  /** Which of the visitor's devices; '' for an unknown visitor. */
  readonly device: string;
  /** How the visitor proved it. */
  readonly by: 'bearer' | 'cookie' | 'nothing';
  /** A proof was sent, and it is wrong. */
  readonly forged: boolean;
  readonly address: string;
}

const BEARER = /^Bearer +(?<token>\S+)$/i;

export function askerOf(request: IncomingMessage, signer: Signer): Asker {
  const { authorization, cookie } = request.headers;
  const address = addressOf(request);
  if (authorization !== undefined) {
    return { ...proven(signer, BEARER.exec(authorization)?.groups?.token ?? ''), by: 'bearer', address };
  }
  const token = cookieIn(cookie);
  if (token === undefined) return { ...NOBODY, by: 'nothing', forged: false, address };
  return { ...proven(signer, token), by: 'cookie', address };
}

const NOBODY = { visitor: '', device: '' };

function proven(signer: Signer, token: string): Pick<Asker, 'visitor' | 'device' | 'forged'> {
  const proof = signer.proofIn(token);
  return proof === undefined ? { ...NOBODY, forged: true } : { ...proof, forged: false };
}

/** A signed-out device counts as unknown, like a wrong token. */
export function signedOut(asker: Asker): Asker {
  return { ...asker, ...NOBODY, forged: true };
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const MAPPED = '::ffff:';
/** An IPv6 customer gets at least such a network, so the network counts as one address. */
const NETWORK_GROUPS = 4;

/** The address for rate limits. Only a proxy on this machine is trusted to name the client. */
function addressOf(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || !LOOPBACK.test(peer)) return network(peer);
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return network(last);
}

function network(address: string): string {
  if (address.startsWith(MAPPED)) return address.slice(MAPPED.length);
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, NETWORK_GROUPS).join(':');
}
