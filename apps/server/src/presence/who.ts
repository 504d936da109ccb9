/** Whom to count. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Asker } from '../identity/asker.ts';

/** Long enough that no two are the same by chance. */
const HASH_CHARACTERS = 16;

/** A visitor counts once, however many tabs they have. Without a cookie, a hash of address and browser identifies them. */
export function whoOf({ visitor, address }: Asker, { headers }: IncomingMessage): string {
  if (visitor !== '') return visitor;
  const looks = `${address}\n${headers['user-agent'] ?? ''}`;
  // No visitor's id begins like this.
  return `?${createHash('sha256').update(looks).digest('base64url').slice(0, HASH_CHARACTERS)}`;
}
